package org.bowsprit.format.costume;

import java.util.Optional;

/**
 * The contents of a costume's format byte (spec 03 §2).
 *
 * @param runs the packing of pictures
 * @param mirrored whether actors that face west are drawn mirrored
 */
record CostumeFormat(CostumeRuns runs, boolean mirrored) {

  /** The difference between an offset in a costume and the position in its payload (spec 03 §1). */
  static final int BASE_OFFSET = 6;

  /** The bit for costumes whose west pictures are drawn as stored. */
  static final int WEST_STORED_FLAG = 0x80;

  private static final int FORMAT_16_COLOURS = 0x58;
  private static final int FORMAT_32_COLOURS = 0x59;

  /** Returns the format for a byte; empty if v5 has no such format. */
  static Optional<CostumeFormat> of(int value) {
    boolean mirrored = (value & WEST_STORED_FLAG) == 0;
    return switch (value & ~WEST_STORED_FLAG) {
      case FORMAT_16_COLOURS -> Optional.of(new CostumeFormat(CostumeRuns.OF_16_COLOURS, mirrored));
      case FORMAT_32_COLOURS -> Optional.of(new CostumeFormat(CostumeRuns.OF_32_COLOURS, mirrored));
      default -> Optional.empty();
    };
  }

  /** Returns the format byte. */
  int value() {
    int colours = runs == CostumeRuns.OF_16_COLOURS ? FORMAT_16_COLOURS : FORMAT_32_COLOURS;
    return colours | (mirrored ? 0 : WEST_STORED_FLAG);
  }
}
