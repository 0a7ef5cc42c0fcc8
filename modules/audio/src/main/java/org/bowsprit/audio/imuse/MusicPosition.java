package org.bowsprit.audio.imuse;

/**
 * A place in a track: beats count from 1, and a beat is always 480 ticks, independent of the
 * division (spec 11 §1).
 *
 * @param beat from 1; 0 means 1
 * @param tick ticks after the beat
 */
record MusicPosition(int beat, int tick) {

  static final int TICKS_A_BEAT = 480;

  static MusicPosition of(long ticks) {
    return new MusicPosition((int) (ticks / TICKS_A_BEAT) + 1, (int) (ticks % TICKS_A_BEAT));
  }

  long ticks() {
    return Math.max(0, beat - 1L) * TICKS_A_BEAT + tick;
  }
}
