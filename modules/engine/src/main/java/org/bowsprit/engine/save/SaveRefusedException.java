package org.bowsprit.engine.save;

/** Thrown if bytes are not a saved game that can be loaded. The message is for the user. */
public final class SaveRefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final Reason reason;

  /** The reason why a saved game is refused. */
  public enum Reason {
    /** The file is not a saved game. */
    FOREIGN,
    /** A later version of Bowsprit saved it. */
    NEWER,
    /** An early version of Bowsprit saved it. There is no migration from this version. */
    TOO_OLD,
    /** The file is damaged. */
    DAMAGED,
    /** It belongs to another game or release. */
    OTHER_GAME
  }

  /**
   * Creates the exception.
   *
   * @param sentence the reason in words, as a sentence about "it", the file, without a full stop
   */
  public SaveRefusedException(Reason reason, String sentence) {
    super(sentence);
    this.reason = reason;
  }

  /** Creates the exception for a damaged file. */
  static SaveRefusedException damaged(String reason) {
    return new SaveRefusedException(Reason.DAMAGED, "it is damaged: " + reason);
  }

  /** Returns the reason. */
  public Reason reason() {
    return reason;
  }
}
