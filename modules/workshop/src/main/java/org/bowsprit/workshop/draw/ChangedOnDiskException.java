package org.bowsprit.workshop.draw;

import java.util.List;

/** Thrown when a file is not as it was read: somebody else has written it. */
public final class ChangedOnDiskException extends Exception {

  private static final long serialVersionUID = 1L;

  /** Names the files. */
  ChangedOnDiskException(List<String> paths) {
    super(
        String.join(", ", paths)
            + (paths.size() == 1 ? " has" : " have")
            + " changed on disk since this page read "
            + (paths.size() == 1 ? "it" : "them")
            + ": nothing was written. Load the sources anew; what was drawn and not saved is lost"
            + " then.");
  }
}
