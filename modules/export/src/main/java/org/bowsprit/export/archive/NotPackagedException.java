package org.bowsprit.export.archive;

/** Says in a sentence why this program cannot be put into an archive. */
public final class NotPackagedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  NotPackagedException(String message) {
    super(message);
  }
}
