package org.bowsprit.audio.resource;

import org.bowsprit.media.voc.Pcm;

/** A sound as this machine plays it. */
public sealed interface SoundResource {

  /**
   * Music.
   *
   * @param piece what is played
   */
  record Music(Piece piece) implements SoundResource {}

  /**
   * A sampled effect.
   *
   * @param samples what is heard
   */
  record Effect(Pcm samples) implements SoundResource {}

  /**
   * A trigger of a CD track.
   *
   * @param cue which track, from where, how often
   */
  record Cd(CdCue cue) implements SoundResource {}

  /** Nothing that this machine plays: never running. */
  record Silent() implements SoundResource {}
}
