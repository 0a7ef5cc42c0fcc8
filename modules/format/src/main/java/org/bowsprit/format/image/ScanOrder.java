package org.bowsprit.format.image;

/** The order of the pixels in a strip (spec 02 §2.1). */
public enum ScanOrder {
  /** Row after row, eight pixels each. */
  ROWS,
  /** Column after column, each as high as the picture. */
  COLUMNS
}
