package org.bowsprit.format.image;

/** The three ways in which the pixels of a strip are packed (spec 02 §2.1–2.2). */
public enum StripMethod {
  /** One byte per pixel. */
  RAW,
  /** Method A: a bit stream whose steps keep the colour, change it by one, or load it. */
  STEP,
  /**
   * Method B: a bit stream whose steps keep the colour, change it by up to four, load it, or repeat
   * it in a run.
   */
  DELTA
}
