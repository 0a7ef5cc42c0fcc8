package org.bowsprit.format.image;

/** The three ways in which the pixels of a strip are packed (spec 02 §2.1–2.2). */
public enum StripMethod {
  /** One byte per pixel. */
  RAW,
  /** Method A: a bit stream in which the colour is kept, changed by one, or loaded. */
  STEP,
  /**
   * Method B: a bit stream in which the colour is kept, changed by up to four, loaded, or repeated
   * in a run.
   */
  DELTA
}
