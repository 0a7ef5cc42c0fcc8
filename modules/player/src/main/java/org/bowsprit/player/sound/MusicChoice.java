package org.bowsprit.player.sound;

import java.util.Map;
import org.bowsprit.audio.adlib.AdlibSynth;

/**
 * A music device as named on the command line.
 *
 * @param soundFont the SoundFont, for a device that uses one
 * @param options the options, by id and key
 */
public record MusicChoice(String id, String soundFont, Map<String, String> options) {

  /** The device that is always available. */
  public static final MusicChoice ADLIB = new MusicChoice(AdlibSynth.Provider.ID, "", Map.of());
}
