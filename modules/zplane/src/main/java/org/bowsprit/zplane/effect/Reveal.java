package org.bowsprit.zplane.effect;

/** Reveals one picture over another, step by step. */
interface Reveal {

  /** The result of {@link #step} if the effect is finished. */
  int DONE = -1;

  /**
   * Shows the next part, up to the next pause.
   *
   * @param picture the new picture, 320·200 palette indices
   * @param screen the shown picture, of the same size
   * @return the pause that follows, in quarter frames of 1/240 s, or {@link #DONE}
   */
  int step(byte[] picture, byte[] screen);
}
