package org.bowsprit.audio.recording;

import org.bowsprit.audio.resource.CdCue;

/**
 * How much later than on the CD the music of Monkey Island's intro begins in a player's track 17:
 * programs that copy CDs leave more or less of the silence before a track (spec 13 §12.1).
 *
 * @param start hundredths of a second for the track from its top; negative where it begins sooner
 * @param cue hundredths of a second for the track from its cue, 1:35.64
 */
public record LeadIn(int start, int cue) {

  /** A track as on the CD. */
  public static final LeadIn NONE = new LeadIn(0, 0);

  /** The longest shift, in hundredths of a second. */
  public static final int LONGEST = 1000;

  private static final int TRACK = 17;

  /** Rejects shifts of more than {@link #LONGEST}. */
  public LeadIn {
    if (Math.abs(start) > LONGEST || Math.abs(cue) > LONGEST) {
      throw new IllegalArgumentException("a track is shifted by at most " + LONGEST);
    }
  }

  /**
   * Returns where in the player's track that is heard which a trigger wants at {@code frame}.
   *
   * @param trigger what the game plays
   * @param frame where it is, in CD frames; so is the answer, which is at least 0
   */
  public long shifted(CdCue trigger, long frame) {
    if (trigger.track() != TRACK) {
      return frame;
    }
    int hundredths = trigger.startFrame() == 0 ? start : cue;
    return Math.max(0, frame + Math.round(hundredths * CdCue.FRAMES_A_SECOND / 100.0));
  }
}
