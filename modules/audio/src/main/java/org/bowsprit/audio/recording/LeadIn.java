package org.bowsprit.audio.recording;

import org.bowsprit.audio.resource.CdCue;

/**
 * The difference between the position of the intro's music in a user's track 17 and its position on
 * the CD of Monkey Island. Programs that copy CDs keep different amounts of the silence before a
 * track (spec 13 §12.1).
 *
 * @param start the offset in hundredths of a second if the track plays from its beginning; negative
 *     if the music begins earlier
 * @param cue the offset in hundredths of a second if the track plays from its cue, 1:35.64
 */
public record LeadIn(int start, int cue) {

  /** The offsets of a track that is the same as on the CD. */
  public static final LeadIn NONE = new LeadIn(0, 0);

  /** The maximum offset in either direction, in hundredths of a second. */
  public static final int MAX_OFFSET = 1000;

  private static final int INTRO_TRACK = 17;

  /** Checks that no offset exceeds {@link #MAX_OFFSET}. */
  public LeadIn {
    if (Math.abs(start) > MAX_OFFSET || Math.abs(cue) > MAX_OFFSET) {
      throw new IllegalArgumentException(
          "an offset must be at most " + MAX_OFFSET + " hundredths of a second");
    }
  }

  /**
   * Returns the position in the user's track that corresponds to {@code frame} on the CD, in CD
   * frames, at least 0.
   *
   * @param trigger the trigger that the game plays
   * @param frame the position on the CD, in CD frames
   */
  public long shift(CdCue trigger, long frame) {
    if (trigger.track() != INTRO_TRACK) {
      return frame;
    }
    int hundredths = trigger.startFrame() == 0 ? start : cue;
    return Math.max(0, frame + Math.round(hundredths * CdCue.FRAMES_PER_SECOND / 100.0));
  }
}
