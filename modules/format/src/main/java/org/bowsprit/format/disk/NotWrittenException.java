package org.bowsprit.format.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Locale;

/**
 * Thrown when a file or another destination cannot be written. The message contains the name of the
 * destination and the reason.
 */
public final class NotWrittenException extends UncheckedIOException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param name the file as the user named it, or another destination
   * @param cause the failure
   */
  public NotWrittenException(String name, IOException cause) {
    super(name + " cannot be written: " + reason(cause), cause);
  }

  /** Returns the reason why a file could not be written, for users, without a full stop. */
  public static String reason(IOException cause) {
    String message = String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT);
    if (message.contains("no space left") || message.contains("not enough space")) {
      return "the disk is full";
    }
    if (message.contains("quota")) {
      return "your share of the disk is used up";
    }
    if (cause instanceof AccessDeniedException || message.contains("read-only")) {
      return "the folder cannot be written to";
    }
    if (cause instanceof NoSuchFileException || cause instanceof NotDirectoryException) {
      return "there is no such file or folder";
    }
    if (cause instanceof FolderLockedException) {
      return "another Bowsprit is writing there and does not end";
    }
    if (cause instanceof FileAlreadyExistsException) {
      return "there is a file with this name, not a folder";
    }
    if (cause instanceof FileSystemException file && file.getReason() != null) {
      return "the disk reports an error (" + file.getReason() + ")";
    }
    return "the disk reports an error (" + cause.getClass().getSimpleName() + ")";
  }
}
