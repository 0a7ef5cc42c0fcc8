package org.bowsprit.engine.state;

import java.util.Objects;
import org.bowsprit.engine.screen.ScreenAreas;
import org.bowsprit.engine.text.TextBuffer;

/**
 * The current speech (spec 07 §8).
 *
 * @param text the expanded line
 * @param position start of the next page within the line
 * @param phase 0 no line is spoken, 1 the last page is shown, 255 another page follows
 * @param timer the remaining time of the page in jiffies
 * @param keep whether the next line continues where this line ended
 * @param colour the palette index of the letters
 * @param nextX x of the next character
 * @param nextY y of the next character
 * @param onScreen whether text of the speech is visible
 * @param drawnIn the window in which the text was drawn
 * @param charset the character set of the last drawn text
 * @param voiced whether the line has a voice
 * @param mouthOpen whether the speaker's mouth was open at the last check
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
  private static final int MORE_PAGES = 255;
  private static final int MAX_POSITION = 1 << 16;

  /** Rejects values that no speech can have. */
  public SpeechState {
    Objects.requireNonNull(text, "text must not be null");
    Objects.requireNonNull(drawnIn, "drawnIn must not be null");
    if (phase != 0 && phase != LAST_PAGE && phase != MORE_PAGES) {
      throw new IllegalArgumentException("speech has no phase " + phase);
    }
    if (position < 0 || position > MAX_POSITION || charset < 0) {
      throw new IllegalArgumentException(
          "the position or the character set of the speech is invalid");
    }
  }
}
