package org.bowsprit.audio.speaker;

/** Computes the divider of the PC's timer for a pitch (spec 11 §9.4). */
final class Divider {

  /** The timer frequency in Hz. */
  static final int CLOCK = 1_193_180;

  private static final double LOWEST_NOTE = 36_484;
  private static final int STEPS = 192;
  private static final int SIXTEENTHS = 16;
  private static final int OCTAVE = 12;
  private static final int[] DIVIDERS = dividers();

  private Divider() {}

  private static int[] dividers() {
    int[] table = new int[STEPS];
    for (int i = 0; i < STEPS; i++) {
      table[i] = (int) Math.floor(LOWEST_NOTE * Math.pow(2, -i / (double) STEPS));
    }
    return table;
  }

  /**
   * Returns the divider of a pitch.
   *
   * @param pitch the pitch, in 1/128 semitone, 0 or more
   */
  static int of(int pitch) {
    int semitone = pitch >> 7;
    int sixteenth = (pitch >> 3) & 15;
    int shift = Math.max(0, semitone / OCTAVE - 2);
    return DIVIDERS[semitone % OCTAVE * SIXTEENTHS + sixteenth] >> shift;
  }
}
