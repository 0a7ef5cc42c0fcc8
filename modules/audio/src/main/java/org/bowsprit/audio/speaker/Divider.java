package org.bowsprit.audio.speaker;

/** Computes the divider of the PC's timer for a pitch (spec 11 §9.4). */
final class Divider {

  /** The timer frequency in Hz. */
  static final int CLOCK_HZ = 1_193_180;

  private static final double LOWEST_NOTE_DIVIDER = 36_484;
  private static final int STEPS_PER_OCTAVE = 192;
  private static final int STEPS_PER_SEMITONE = 16;
  private static final int SEMITONES_PER_OCTAVE = 12;
  private static final int[] DIVIDERS = dividers();

  private Divider() {}

  private static int[] dividers() {
    int[] table = new int[STEPS_PER_OCTAVE];
    for (int i = 0; i < STEPS_PER_OCTAVE; i++) {
      table[i] =
          (int) Math.floor(LOWEST_NOTE_DIVIDER * Math.pow(2, -i / (double) STEPS_PER_OCTAVE));
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
    int shift = Math.max(0, semitone / SEMITONES_PER_OCTAVE - 2);
    return DIVIDERS[semitone % SEMITONES_PER_OCTAVE * STEPS_PER_SEMITONE + sixteenth] >> shift;
  }
}
