#!/bin/sh
# Plays the game beside this file, on Linux and macOS. Java 17 or newer is needed.
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P) || exit 1
exec "$here/bin/bowsprit" play "$here/games/@NAME@" "$@"
