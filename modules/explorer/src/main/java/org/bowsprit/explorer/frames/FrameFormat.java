package org.bowsprit.explorer.frames;

/** How frames are written; the lower-case name is what the command line takes. */
public enum FrameFormat {
  /** Palette indices and, in a file of its own, the palette. */
  IDX,
  /** An indexed PNG. */
  PNG
}
