// Functions whose loops gain by wider registers: compiled twice, the second time for processors that have
// them. Sums of whole numbers are the same.
#pragma once

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__SANITIZE_THREAD__)
#define TINGPAI_WIDE [[gnu::target_clones("default", "avx2")]]
#else
#define TINGPAI_WIDE
#endif
