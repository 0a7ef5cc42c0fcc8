package org.bowsprit.export.archive;

/**
 * Thrown if this program cannot be packed into an archive. The message is a sentence with the
 * reason.
 */
public final class NotPackagedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  NotPackagedException(String message) {
    super(message);
  }
}
