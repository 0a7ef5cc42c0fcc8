package org.bowsprit.session.sound;

import java.util.Map;
import org.bowsprit.audio.adlib.AdlibSynth;

/**
 * A music device as it is named on the command line.
 *
 * @param id which one
 * @param soundFont the file it takes its instruments from, if it takes them from one
 * @param options settings, by id and key
 */
public record MusicChoice(String id, String soundFont, Map<String, String> options) {

  /** The device that is always there. */
  static final MusicChoice ADLIB = new MusicChoice(AdlibSynth.Provider.ID, "", Map.of());
}
