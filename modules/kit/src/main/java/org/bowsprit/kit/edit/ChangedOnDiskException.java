package org.bowsprit.kit.edit;

import java.util.List;

/**
 * Thrown if a file differs from its last known contents, because another program has written it.
 */
public final class ChangedOnDiskException extends Exception {

  private static final long serialVersionUID = 1L;

  /** Creates the exception with the paths of the files. */
  ChangedOnDiskException(List<String> paths) {
    super(
        String.join(", ", paths)
            + (paths.size() == 1 ? " has" : " have")
            + " changed on disk since this page read "
            + (paths.size() == 1 ? "it" : "them")
            + ": nothing was written. Reload the sources; unsaved changes are lost"
            + " then.");
  }
}
