package org.bowsprit.audio.adlib;

/** Converts a pitch to an F-number and a block (spec 11 §8.3). */
final class Pitch {

  private static final int STEPS_PER_SEMITONE = 8;
  private static final int LOWEST_SEMITONE = 4;
  private static final int MAX_BLOCK = 7;
  private static final int[] F_NUMBERS = fNumbers();

  private Pitch() {}

  private static int[] fNumbers() {
    int[] table = new int[18 * STEPS_PER_SEMITONE];
    for (int i = 0; i < table.length; i++) {
      table[i] = (int) Math.floor(90.696 * Math.pow(2, i / 96.0));
    }
    return table;
  }

  /**
   * Returns the F-number and block of a pitch.
   *
   * @param pitch the pitch, in 1/128 semitone
   * @param previousBlock the block of a note that is already sounding, which is kept if possible;
   *     -1 for a new note
   * @return the block, shifted left by 8, combined with the F-number, 0 to 255
   */
  static int registers(int pitch, int previousBlock) {
    int semitone = Math.max(0, (pitch >> 7) - LOWEST_SEMITONE);
    int block = Math.min(MAX_BLOCK, semitone / 12);
    int note = semitone % 12 + 3;
    if (previousBlock >= 0 && block > previousBlock && note < 6) {
      note += 12;
      block--;
    } else if (previousBlock >= 0 && block < previousBlock && note > 11) {
      note -= 12;
      block++;
    }
    int eighth = (pitch >> 4) & 7;
    return (block << 8) | F_NUMBERS[note * STEPS_PER_SEMITONE + eighth];
  }
}
