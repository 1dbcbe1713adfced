// A socket in the file system that this user's programs can connect to. A living server's socket is left
// alone; one that a dead server has left behind is replaced.
#pragma once

#include <sys/types.h>

#include <string>

#include "engine/result.h"

namespace tingpai::cli {

class Listener {
 public:
  static Result<Listener> open(const std::string& path);
  Listener(Listener&& other) noexcept;
  Listener& operator=(Listener&&) = delete;
  ~Listener() { close(); }

  int descriptor() const { return descriptor_; }
  // The next client's descriptor; -1 if none waits, or with the reason in errno.
  int accept() const;
  // Nobody connects any more, and the file goes.
  void close();

 private:
  Listener(int descriptor, std::string path);

  int descriptor_;
  std::string path_;
  dev_t device_ = 0;  // of the file, because another may have taken its place
  ino_t inode_ = 0;
};

}  // namespace tingpai::cli
