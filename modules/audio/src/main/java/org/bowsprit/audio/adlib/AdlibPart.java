package org.bowsprit.audio.adlib;

import org.bowsprit.audio.state.AdlibState;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.bytes.Bytes;

/** The settings of one device channel. */
final class AdlibPart {
  int level;
  int bendRange = 2;
  int transpose;
  int detune;
  int bend;
  int wheel;
  boolean isPedalPressed;
  int priority;
  Instrument.Patch patch;

  AdlibState.Channel snapshot() {
    return new AdlibState.Channel(
        level,
        bendRange,
        transpose,
        detune,
        bend,
        wheel,
        isPedalPressed,
        priority,
        patch == null ? Bytes.EMPTY : Bytes.wrap(patch.toArray()));
  }

  void restore(AdlibState.Channel state) {
    level = state.level();
    bendRange = state.bendRange();
    transpose = state.transpose();
    detune = state.detune();
    bend = state.bend();
    wheel = state.wheel();
    isPedalPressed = state.pedal();
    priority = state.priority();
    patch = state.patch().isEmpty() ? null : new Instrument.Patch(state.patch().toArray());
  }

  /** Returns the pitch of {@code note} in 1/128 semitone, before any effect (spec 11 §8.3). */
  int pitch(int note) {
    return (note + transpose) * 128 + detune + ((bend * bendRange) >> 6);
  }
}
