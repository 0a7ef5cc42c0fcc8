package org.bowsprit.engine.state;

import java.util.Objects;
import org.bowsprit.engine.screen.ScreenAreas;
import org.bowsprit.engine.text.TextBuffer;

/**
 * What is being said (spec 07 §8).
 *
 * @param text the expanded line
 * @param position where the next page begins in it
 * @param phase 0 nothing is said, 1 the last page is shown, 255 a page is still to come
 * @param timer jiffies the page still stays
 * @param keep whether the next line goes on where this one ended
 * @param colour palette index
 * @param nextX where the next character goes
 * @param nextY where the next character goes
 * @param onScreen whether text of it is to be seen
 * @param drawnIn the window it was drawn in
 * @param charset the character set drawn with last
 * @param voiced whether the line has a voice
 * @param mouthOpen whether the mouth of its speaker was open when last looked at
 */
public record SpeechState(
    TextBuffer.State text,
    int position,
    int phase,
    int timer,
    boolean keep,
    int colour,
    int nextX,
    int nextY,
    boolean onScreen,
    ScreenAreas.Area drawnIn,
    int charset,
    boolean voiced,
    boolean mouthOpen) {

  private static final int LAST_PAGE = 1;
  private static final int MORE = 255;
  private static final int FARTHEST = 1 << 16;

  /** Rejects what cannot be said. */
  public SpeechState {
    Objects.requireNonNull(text, "text must not be null");
    Objects.requireNonNull(drawnIn, "drawnIn must not be null");
    if (phase != 0 && phase != LAST_PAGE && phase != MORE) {
      throw new IllegalArgumentException("speech has no phase " + phase);
    }
    if (position < 0 || position > FARTHEST || charset < 0) {
      throw new IllegalArgumentException("speech goes on nowhere");
    }
  }
}
