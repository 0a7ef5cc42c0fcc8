package org.bowsprit.audio.resource;

/**
 * What plays music on this machine, and which rendition of a sound it likes best (spec 10 §2.1).
 */
public enum MusicDevice {
  /** An OPL2. */
  ADLIB("SBL ", "ADL "),
  /** A Roland MT-32 or something that behaves like one. */
  MT32("SBL ", "ROL ", "GMD ", "ADL "),
  /** A General MIDI synthesiser. */
  GENERAL_MIDI("SBL ", "GMD ", "ROL ", "ADL "),
  /** The PC's loudspeaker. */
  SPEAKER("SPK "),
  /** No music at all. */
  NONE("SBL ", "GMD ", "ROL ", "ADL ");

  private final String likings;

  MusicDevice(String... bestFirst) {
    this.likings = String.join("", bestFirst);
  }

  /**
   * Returns whether the device would rather play {@code tag} than {@code other}; false if it never
   * plays {@code tag}.
   */
  public boolean prefers(String tag, String other) {
    int place = likings.indexOf(tag);
    int otherPlace = likings.indexOf(other);
    return place >= 0 && (otherPlace < 0 || place < otherPlace);
  }
}
