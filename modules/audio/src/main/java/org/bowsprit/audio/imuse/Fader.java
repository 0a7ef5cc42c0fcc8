package org.bowsprit.audio.imuse;

import org.bowsprit.audio.state.PlayerState;

/** A fade of the volume from one value to another (spec 11 §5). */
final class Fader {

  /** The number of microseconds in a hundredth of a second, in which commands measure time. */
  private static final int MICROS_PER_HUNDREDTH = 10_000;

  private boolean isActive;
  private int startVolume;
  private int endVolume;
  private long elapsedMicros;
  private long durationMicros;

  boolean isActive() {
    return isActive;
  }

  /** Returns whether the fade ends in silence, which also stops the player. */
  boolean endsInSilence() {
    return isActive && endVolume == 0;
  }

  int target() {
    return endVolume;
  }

  void start(int newStartVolume, int newEndVolume, int hundredths) {
    isActive = true;
    startVolume = newStartVolume;
    endVolume = newEndVolume;
    elapsedMicros = 0;
    durationMicros = (long) hundredths * MICROS_PER_HUNDREDTH;
  }

  void cancel() {
    isActive = false;
  }

  PlayerState.Fade snapshot() {
    return isActive
        ? new PlayerState.Fade(true, startVolume, endVolume, elapsedMicros, durationMicros)
        : PlayerState.FREE.fade();
  }

  void restore(PlayerState.Fade state) {
    isActive = state.active();
    startVolume = state.from();
    endVolume = state.to();
    elapsedMicros = state.passed();
    durationMicros = state.duration();
  }

  /** Advances the fade and returns its current value. */
  int advance(int micros) {
    elapsedMicros = Math.min(durationMicros, elapsedMicros + micros);
    if (elapsedMicros == durationMicros) {
      isActive = false;
      return endVolume;
    }
    return (int) (startVolume + (endVolume - startVolume) * elapsedMicros / durationMicros);
  }
}
