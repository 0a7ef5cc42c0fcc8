package org.bowsprit.format.image;

/** The three ways in which the pixels of a strip are packed (spec 02 §2.1–2.2). */
public enum StripMethod {
  /** A byte a pixel. */
  RAW,
  /** Method A: a bit stream whose colour keeps, steps by one or is loaded. */
  STEP,
  /** Method B: a bit stream whose colour keeps, moves by up to four, is loaded or runs. */
  DELTA
}
