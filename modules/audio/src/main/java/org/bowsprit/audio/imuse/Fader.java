package org.bowsprit.audio.imuse;

import org.bowsprit.audio.state.PlayerState;

/** A fade of the volume from one value to another (spec 11 §5). */
final class Fader {

  /** The length of a time unit of commands, in microseconds. */
  private static final int MICROS_PER_UNIT = 10_000;

  private boolean active;
  private int from;
  private int to;
  private long elapsedMicros;
  private long durationMicros;

  boolean isActive() {
    return active;
  }

  /** Returns whether the fade ends in silence, which also stops the player. */
  boolean endsInSilence() {
    return active && to == 0;
  }

  int target() {
    return to;
  }

  void start(int start, int end, int units) {
    active = true;
    from = start;
    to = end;
    elapsedMicros = 0;
    durationMicros = (long) units * MICROS_PER_UNIT;
  }

  void cancel() {
    active = false;
  }

  PlayerState.Fade snapshot() {
    return active
        ? new PlayerState.Fade(true, from, to, elapsedMicros, durationMicros)
        : PlayerState.FREE.fade();
  }

  void restore(PlayerState.Fade state) {
    active = state.active();
    from = state.from();
    to = state.to();
    elapsedMicros = state.passed();
    durationMicros = state.duration();
  }

  /** Advances the fade and returns its current value. */
  int advance(int micros) {
    elapsedMicros = Math.min(durationMicros, elapsedMicros + micros);
    if (elapsedMicros == durationMicros) {
      active = false;
      return to;
    }
    return (int) (from + (to - from) * elapsedMicros / durationMicros);
  }
}
