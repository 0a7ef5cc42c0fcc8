package org.bowsprit.audio.imuse;

/**
 * A position in a track. Beats count from 1, and a beat always has 480 ticks, independent of the
 * division (spec 11 §1).
 *
 * @param beat the beat, counted from 1; 0 means 1
 * @param tick the number of ticks after the beat
 */
record MusicPosition(int beat, int tick) {

  static final int TICKS_PER_BEAT = 480;

  static MusicPosition of(long ticks) {
    return new MusicPosition((int) (ticks / TICKS_PER_BEAT) + 1, (int) (ticks % TICKS_PER_BEAT));
  }

  long ticks() {
    return Math.max(0, beat - 1L) * TICKS_PER_BEAT + tick;
  }
}
