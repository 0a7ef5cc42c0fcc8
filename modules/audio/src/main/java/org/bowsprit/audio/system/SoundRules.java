package org.bowsprit.audio.system;

import java.util.Objects;
import org.bowsprit.audio.imuse.MusicRaces;

/**
 * What a game's scripts expect of sound where games differ (spec 11 §4.5, 13 §9.3, §11).
 *
 * @param races what of its music comes too soon
 * @param fadesAreSilent whether a sound that is fading to silence counts as not running
 * @param ownMusicWithoutTracks whether scripts play other music where the CD tracks are missing, so
 *     that the music timer is the driver's
 */
public record SoundRules(MusicRaces races, boolean fadesAreSilent, boolean ownMusicWithoutTracks) {

  /** A game without peculiarities. */
  public static final SoundRules USUAL = new SoundRules(MusicRaces.NONE, false, false);

  /** Monkey Island 2. */
  public static final SoundRules MONKEY_2 = new SoundRules(MusicRaces.MONKEY_2, true, false);

  /** The fan talkie of Monkey Island. */
  public static final SoundRules MONKEY_1_TALKIE = new SoundRules(MusicRaces.NONE, false, true);

  public SoundRules {
    Objects.requireNonNull(races, "races must not be null");
  }

  /** The same rules with other music that comes too soon. */
  public SoundRules withRaces(MusicRaces other) {
    return new SoundRules(other, fadesAreSilent, ownMusicWithoutTracks);
  }
}
