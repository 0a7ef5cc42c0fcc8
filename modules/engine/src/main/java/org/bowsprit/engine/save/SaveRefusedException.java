package org.bowsprit.engine.save;

/** Thrown when bytes are no saved game that can be loaded: says why in words for a person. */
public final class SaveRefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final Reason reason;

  /** Why a saved game is refused. */
  public enum Reason {
    /** It is something else. */
    FOREIGN,
    /** It was made by a later Bowsprit. */
    NEWER,
    /** It was made by an early Bowsprit and there is no way to here from there. */
    TOO_OLD,
    /** It is not whole. */
    DAMAGED,
    /** It is of another game or release. */
    OTHER_GAME
  }

  /**
   * Makes a refusal.
   *
   * @param reason why
   * @param sentence why in words, as a sentence about "it", the file, without a full stop
   */
  public SaveRefusedException(Reason reason, String sentence) {
    super(sentence);
    this.reason = reason;
  }

  /** Makes a refusal of something damaged. */
  static SaveRefusedException damaged(String how) {
    return new SaveRefusedException(Reason.DAMAGED, "it is damaged: " + how);
  }

  /** Returns why. */
  public Reason reason() {
    return reason;
  }
}
