package org.bowsprit.audio.adlib;

import org.bowsprit.audio.synth.Instrument;

/** The settings of one device channel. */
final class AdlibPart {
  int level;
  int bendRange = 2;
  int transpose;
  int detune;
  int bend;
  int wheel;
  boolean pedal;
  int priority;
  Instrument.Patch patch;

  /** Pitch of {@code note} in 1/128 semitone, before any effect (spec 11 §8.3). */
  int pitch(int note) {
    return (note + transpose) * 128 + detune + ((bend * bendRange) >> 6);
  }
}
