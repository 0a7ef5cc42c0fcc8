package org.bowsprit.zplane.effect;

/** A way of showing one picture over another, step by step. */
interface Reveal {

  /** What {@link #step} returns when there is nothing left to do. */
  int DONE = -1;

  /**
   * Shows the next part, up to the next pause.
   *
   * @param picture the new picture, 320·200 palette indices
   * @param screen what is shown, of the same size
   * @return the pause that follows, in quarter frames of 1/240 s, or {@link #DONE}
   */
  int step(byte[] picture, byte[] screen);
}
