package org.bowsprit.format.disk;

import java.io.IOException;
import java.nio.file.Path;

/** Thrown when another program does not release the lock of a folder in time. */
public final class FolderLockedException extends IOException {

  private static final long serialVersionUID = 1L;

  FolderLockedException(Path folder) {
    super("another Bowsprit process has locked the folder " + folder);
  }
}
