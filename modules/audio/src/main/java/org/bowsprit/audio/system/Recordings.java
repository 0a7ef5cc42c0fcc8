package org.bowsprit.audio.system;

import org.bowsprit.audio.recording.TrackFiles;
import org.bowsprit.audio.recording.Tracks;
import org.bowsprit.audio.speech.SpeechFile;
import org.bowsprit.format.game.Game;

/**
 * What recorded sound a player has of a game, beside its own files.
 *
 * @param tracks the CD's
 * @param speech what actors say
 */
public record Recordings(Tracks tracks, SpeechFile speech) {

  /** No disc, no voices. */
  public static final Recordings NONE = new Recordings(Tracks.NONE, SpeechFile.NONE);

  /** Returns what lies beside the files of {@code game}. */
  public static Recordings of(Game game) {
    return new Recordings(
        new TrackFiles(game.files()), SpeechFile.in(game.files(), game.identity().stem()));
  }
}
