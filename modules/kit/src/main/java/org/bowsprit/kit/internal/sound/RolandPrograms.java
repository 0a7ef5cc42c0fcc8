package org.bowsprit.kit.internal.sound;

/**
 * Maps the programs of General MIDI to the most similar programs of a Roland MT-32 (spec 11 §9.3).
 */
final class RolandPrograms {

  private static final int[] NEAREST = {
    0, 1, 3, 7, 4, 6, 16, 19, 22, 101, 101, 97, 104, 103, 38, 95, //
    8, 9, 10, 13, 14, 15, 87, 87, 59, 60, 60, 62, 61, 62, 62, 62, //
    64, 67, 66, 70, 68, 69, 28, 30, 53, 52, 54, 56, 48, 51, 57, 112, //
    48, 50, 48, 50, 34, 42, 39, 122, 88, 90, 94, 89, 92, 95, 24, 26, //
    78, 79, 80, 81, 84, 85, 86, 82, 74, 73, 76, 77, 110, 107, 108, 72, //
    47, 44, 44, 47, 24, 34, 47, 28, 32, 32, 24, 34, 36, 35, 33, 33, //
    41, 36, 35, 37, 45, 36, 40, 36, 63, 63, 105, 105, 104, 87, 53, 84, //
    23, 23, 97, 118, 117, 113, 115, 119, 119, 123, 123, 124, 123, 114, 114, 114
  };

  private RolandPrograms() {}

  /** Returns the Roland program for a General MIDI program, both 0–127. */
  static int nearest(int program) {
    return NEAREST[program & 0x7F];
  }
}
