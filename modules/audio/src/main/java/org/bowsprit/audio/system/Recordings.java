package org.bowsprit.audio.system;

import org.bowsprit.audio.recording.LeadIn;
import org.bowsprit.audio.recording.TrackFiles;
import org.bowsprit.audio.recording.Tracks;
import org.bowsprit.audio.speech.SpeechFile;
import org.bowsprit.format.game.Game;

/**
 * The recordings in the folder of a game.
 *
 * @param tracks the CD tracks
 * @param speech the spoken lines
 * @param leadIn the offset of the user's tracks from the tracks of the CD
 */
public record Recordings(Tracks tracks, SpeechFile speech, LeadIn leadIn) {

  /** The first audio track of MI1's disc, which follows the data track. */
  private static final int FIRST_TRACK = 2;

  /** No recordings. */
  public static final Recordings NONE = new Recordings(Tracks.NONE, SpeechFile.NONE);

  /** Creates recordings without a lead-in offset. */
  public Recordings(Tracks tracks, SpeechFile speech) {
    this(tracks, speech, LeadIn.NONE);
  }

  /** Returns these recordings with another lead-in offset. */
  public Recordings withLeadIn(LeadIn newLeadIn) {
    return new Recordings(tracks, speech, newLeadIn);
  }

  /** Returns whether the first audio track exists. The others are then assumed to exist too. */
  public boolean hasTracks() {
    return tracks.length(FIRST_TRACK) > 0;
  }

  /**
   * Returns the recordings in the folder of {@code game}, from files that Bowsprit reads without a
   * plugin.
   */
  public static Recordings of(Game game) {
    return of(game, new TrackFiles(game.files()));
  }

  /** Returns the given tracks and the speech in the folder of {@code game}. */
  public static Recordings of(Game game, Tracks tracks) {
    return new Recordings(tracks, SpeechFile.find(game.files(), game.identity().stem()));
  }
}
