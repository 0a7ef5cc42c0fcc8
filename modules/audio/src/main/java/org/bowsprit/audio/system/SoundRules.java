package org.bowsprit.audio.system;

import java.util.Objects;
import org.bowsprit.audio.imuse.MusicRaces;

/**
 * The sound behaviour that differs between games (spec 11 §4.5, 13 §9.3, §11).
 *
 * @param races the music that scripts start or stop too early
 * @param fadesAreSilent true if a sound that is fading to silence counts as not running
 * @param hasOwnMusicWithoutTracks true if scripts play other music when the CD tracks are missing;
 *     the driver then provides the music timer
 */
public record SoundRules(
    MusicRaces races, boolean fadesAreSilent, boolean hasOwnMusicWithoutTracks) {

  /** The rules of most games. */
  public static final SoundRules DEFAULT = new SoundRules(MusicRaces.NONE, false, false);

  /** The rules of Monkey Island 2. */
  public static final SoundRules MONKEY_2 = new SoundRules(MusicRaces.MONKEY_2, true, false);

  /** The rules of the talkie of Monkey Island that fans made. */
  public static final SoundRules MONKEY_1_TALKIE = new SoundRules(MusicRaces.NONE, false, true);

  public SoundRules {
    Objects.requireNonNull(races, "races must not be null");
  }

  /** Returns these rules with other races. */
  public SoundRules withRaces(MusicRaces newRaces) {
    return new SoundRules(newRaces, fadesAreSilent, hasOwnMusicWithoutTracks);
  }
}
