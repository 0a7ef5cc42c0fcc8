package org.bowsprit.audio.imuse;

import org.bowsprit.audio.state.PlayerState;

/** A fade of the volume from one value to another (spec 11 §5). */
final class Fader {

  /** The length of a time unit of commands, in microseconds. */
  private static final int UNIT = 10_000;

  private boolean active;
  private int from;
  private int to;
  private long passed;
  private long duration;

  boolean active() {
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
    passed = 0;
    duration = (long) units * UNIT;
  }

  void cancel() {
    active = false;
  }

  PlayerState.Fade snapshot() {
    return active
        ? new PlayerState.Fade(true, from, to, passed, duration)
        : PlayerState.FREE.fade();
  }

  void restore(PlayerState.Fade state) {
    active = state.active();
    from = state.from();
    to = state.to();
    passed = state.passed();
    duration = state.duration();
  }

  /** Advances the fade and returns its current value. */
  int advance(int micros) {
    passed = Math.min(duration, passed + micros);
    if (passed == duration) {
      active = false;
      return to;
    }
    return (int) (from + (to - from) * passed / duration);
  }
}
