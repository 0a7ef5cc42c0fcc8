package org.bowsprit.format.image;

/** The order in which the pixels of a strip follow each other (spec 02 §2.1). */
public enum ScanOrder {
  /** Row after row, eight pixels each. */
  ROWS,
  /** Column after column, each as high as the picture. */
  COLUMNS
}
