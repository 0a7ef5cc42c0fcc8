package org.bowsprit.audio.synth;

/**
 * The music device of this machine, and the renditions of a sound that it prefers (spec 10 §2.1).
 *
 * @since 1.0
 */
public enum MusicDevice {
  /** An OPL2. */
  ADLIB(3, "SBL ", "ADL "),
  /** A Roland MT-32 or a compatible device. */
  MT32(3, "SBL ", "ROL ", "GMD ", "ADL "),
  /** A General MIDI synthesiser. */
  GENERAL_MIDI(3, "SBL ", "GMD ", "ROL ", "ADL "),
  /** The PC's loudspeaker. */
  SPEAKER(0, "SPK "),
  /** No music device. Music is silent. */
  NONE(0, "SBL ", "GMD ", "ROL ", "ADL ");

  private final String preferences;

  private final int driverNumber;

  MusicDevice(int driverNumber, String... bestFirst) {
    this.driverNumber = driverNumber;
    this.preferences = String.join("", bestFirst);
  }

  /**
   * Returns the value of variable 48 for scripts: 0 for a speaker or no device, 3 for AdLib and, as
   * the games of this version expect, for MIDI devices.
   */
  public int driverNumber() {
    return driverNumber;
  }

  /**
   * Returns whether the device prefers the rendition {@code tag} to {@code other}. Returns false if
   * the device cannot play {@code tag}.
   */
  public boolean prefers(String tag, String other) {
    int index = preferences.indexOf(tag);
    int otherIndex = preferences.indexOf(other);
    return index >= 0 && (otherIndex < 0 || index < otherIndex);
  }
}
