package org.bowsprit.player.save;

import java.io.IOException;
import org.bowsprit.format.disk.NotWrittenException;

/** Thrown if a game cannot be saved or loaded. The message is a sentence for the player. */
public final class SaveFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private SaveFailedException(String sentence, Throwable cause) {
    super(sentence, cause);
  }

  /**
   * Returns an exception about writing.
   *
   * @param name the name of the file to write, as the start of a sentence
   * @param cause the reason
   */
  public static SaveFailedException notSaved(String name, IOException cause) {
    return new SaveFailedException(
        name + " could not be saved: " + reason(cause) + ". The previous save is unchanged.",
        cause);
  }

  /**
   * Returns an exception about reading.
   *
   * @param name the name of the file to load, as the start of a sentence
   * @param reason the reason, without a full stop
   * @param hasBackup whether the previous save can be loaded instead
   */
  public static SaveFailedException notLoaded(String name, String reason, boolean hasBackup) {
    String offer = hasBackup ? " The previous save can be loaded instead." : "";
    return new SaveFailedException(name + " cannot be loaded: " + reason + "." + offer, null);
  }

  /** Returns the reason why a file could not be read or written, as a text for users. */
  public static String reason(IOException cause) {
    return NotWrittenException.reason(cause);
  }
}
