package org.bowsprit.explorer.frames;

/** The file formats of frames. The command line accepts the lower-case name. */
public enum FrameFormat {
  /** Palette indices, with the palette in a separate file. */
  IDX,
  /** An indexed PNG. */
  PNG
}
