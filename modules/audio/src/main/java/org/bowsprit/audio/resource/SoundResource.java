package org.bowsprit.audio.resource;

import org.bowsprit.media.voc.Pcm;

/** A sound in the form that this machine plays. */
public sealed interface SoundResource {

  /**
   * Music.
   *
   * @param piece the piece
   */
  record Music(Piece piece) implements SoundResource {}

  /**
   * A sampled effect.
   *
   * @param samples the samples
   */
  record Effect(Pcm samples) implements SoundResource {}

  /**
   * A command that starts a CD track.
   *
   * @param cue the track, its range and its repetitions
   */
  record Cd(CdCue cue) implements SoundResource {}

  /** A sound that this machine cannot play. It never counts as running. */
  record Silent() implements SoundResource {}
}
