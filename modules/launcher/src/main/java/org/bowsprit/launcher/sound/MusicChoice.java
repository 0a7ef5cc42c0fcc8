package org.bowsprit.launcher.sound;

import org.bowsprit.audio.adlib.AdlibSynth;

/**
 * A music device as it is named on the command line.
 *
 * @param id which one
 * @param soundFont the file it takes its instruments from, if it takes them from one
 */
public record MusicChoice(String id, String soundFont) {

  /** The device that is always there. */
  static final MusicChoice ADLIB = new MusicChoice(AdlibSynth.Provider.ID, "");
}
