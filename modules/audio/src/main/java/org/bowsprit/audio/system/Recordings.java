package org.bowsprit.audio.system;

import org.bowsprit.audio.recording.LeadIn;
import org.bowsprit.audio.recording.TrackFiles;
import org.bowsprit.audio.recording.Tracks;
import org.bowsprit.audio.speech.SpeechFile;
import org.bowsprit.format.game.Game;

/**
 * What recorded sound a player has of a game, beside its own files.
 *
 * @param tracks the CD's
 * @param speech what actors say
 * @param leadIn how the player's tracks differ from the CD's
 */
public record Recordings(Tracks tracks, SpeechFile speech, LeadIn leadIn) {

  /** MI1's first, the number of the first track behind the data. */
  private static final int FIRST_TRACK = 2;

  /** No disc, no voices. */
  public static final Recordings NONE = new Recordings(Tracks.NONE, SpeechFile.NONE);

  /** With tracks like the CD's. */
  public Recordings(Tracks tracks, SpeechFile speech) {
    this(tracks, speech, LeadIn.NONE);
  }

  /** Returns the same with tracks that begin otherwise than the CD's. */
  public Recordings withLeadIn(LeadIn other) {
    return new Recordings(tracks, speech, other);
  }

  /** Returns whether the CD's first audio track is there, and with it presumably the others. */
  public boolean hasTracks() {
    return tracks.length(FIRST_TRACK) > 0;
  }

  /** Returns what lies beside the files of {@code game}. */
  public static Recordings of(Game game) {
    return new Recordings(
        new TrackFiles(game.files()), SpeechFile.in(game.files(), game.identity().stem()));
  }
}
