package org.bowsprit.audio.resource;

/** The device that a piece of MIDI was written for (spec 10 §2). */
public enum Rendition {
  /** {@code ADL}: brings its own patches for an OPL2. */
  ADLIB,
  /** {@code ROL}: for an MT-32. */
  ROLAND,
  /** {@code SPK}: brings its own patches for a PC speaker. */
  SPEAKER,
  /** {@code GMD}: for General MIDI. */
  GENERAL_MIDI;

  /** Returns whether program numbers refer to patches in the music. */
  public boolean bringsPatches() {
    return this == ADLIB || this == SPEAKER;
  }
}
