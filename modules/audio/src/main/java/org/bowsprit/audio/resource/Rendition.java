package org.bowsprit.audio.resource;

/** The device for which a piece of MIDI was written (spec 10 §2). */
public enum Rendition {
  /** {@code ADL}, for an OPL2. The music contains its own patches. */
  ADLIB,
  /** {@code ROL}, for an MT-32. */
  ROLAND,
  /** {@code SPK}, for a PC speaker. The music contains its own patches. */
  SPEAKER,
  /** {@code GMD}, for General MIDI. */
  GENERAL_MIDI;

  /** Returns whether program numbers refer to patches in the music. */
  public boolean containsPatches() {
    return this == ADLIB || this == SPEAKER;
  }
}
