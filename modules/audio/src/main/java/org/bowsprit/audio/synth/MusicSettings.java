package org.bowsprit.audio.synth;

import java.util.Objects;

/**
 * What the host would like of a synthesiser.
 *
 * @param sampleRate frames a second of the device it will be heard through; it may make others
 * @param soundFont the file with instruments that the player named; empty for the synthesiser's own
 * @since 1.0
 */
public record MusicSettings(int sampleRate, String soundFont) {

  /** Rejects what is no rate. */
  public MusicSettings {
    Objects.requireNonNull(soundFont, "soundFont must not be null");
    if (sampleRate < 8_000 || sampleRate > 192_000) {
      throw new IllegalArgumentException("sampleRate must be 8000 to 192000");
    }
  }
}
