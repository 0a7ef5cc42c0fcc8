package org.bowsprit.player.save;

import java.io.IOException;
import org.bowsprit.format.disk.NotWrittenException;

/** Thrown when a game cannot be saved or loaded: its message is a sentence for the player. */
public final class SaveTrouble extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private SaveTrouble(String sentence, Throwable cause) {
    super(sentence, cause);
  }

  /**
   * Trouble with writing.
   *
   * @param what what was to be written, as the beginning of a sentence
   * @param cause what went wrong
   */
  public static SaveTrouble notSaved(String what, IOException cause) {
    return new SaveTrouble(
        what
            + " could not be saved: "
            + reason(cause)
            + ". What was saved there before is still there.",
        cause);
  }

  /**
   * Trouble with reading.
   *
   * @param what what was to be loaded, as the beginning of a sentence
   * @param reason why not, without a full stop
   * @param hasBackup whether what was saved there before can be loaded instead
   */
  public static SaveTrouble notLoaded(String what, String reason, boolean hasBackup) {
    String offer = hasBackup ? " What was saved there before can be loaded instead." : "";
    return new SaveTrouble(what + " cannot be loaded: " + reason + "." + offer, null);
  }

  /** Says in words for a person why a file could not be read or written. */
  public static String reason(IOException cause) {
    return NotWrittenException.reason(cause);
  }
}
