#!/usr/bin/env bash
# install-packages.sh LIST...: installs with apt those packages of the lists that are missing. Does nothing, and
# needs no rights, when none is.
set -euo pipefail

wanted=$(sed -e 's/#.*//' "$@" | tr -s '[:space:]' '\n' | sed '/^$/d')
missing=()
for package in $wanted; do
  state=$(dpkg-query -W -f '${db:Status-Abbrev}' "$package" 2>/dev/null || true)
  [[ $state == ?i* ]] || missing+=("$package")
done
[[ ${#missing[@]} -eq 0 ]] && exit 0

if [[ $(id -u) -ne 0 ]]; then
  printf 'These packages are missing; install them as root:\n  apt-get install --no-install-recommends %s\n' "${missing[*]}" >&2
  exit 1
fi
printf 'Installing: %s\n' "${missing[*]}" >&2
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -q -y --no-install-recommends "${missing[@]}"
