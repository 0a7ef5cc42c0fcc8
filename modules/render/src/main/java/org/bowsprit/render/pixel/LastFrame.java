package org.bowsprit.render.pixel;

import java.util.Arrays;
import org.bowsprit.render.Frame;

/**
 * Stores the last frame, so that an unchanged frame need not be shown again.
 *
 * @since 1.0
 */
public final class LastFrame {

  private final Frame last = new Frame();
  private boolean hasLast;

  /**
   * Compares a frame with the last one and stores it.
   *
   * @param frame the frame to show now
   * @return whether it looks different
   */
  public boolean changesTo(Frame frame) {
    if (hasLast && isSame(frame)) {
      return false;
    }
    last.copyFrom(frame);
    hasLast = true;
    return true;
  }

  /** Discards the last frame, so that the next frame counts as changed. */
  public void forget() {
    hasLast = false;
  }

  private boolean isSame(Frame frame) {
    return last.shake() == frame.shake()
        && hasSameCursor(frame)
        && Arrays.equals(last.palette(), frame.palette())
        && Arrays.equals(last.pixels(), frame.pixels())
        && last.captions().equals(frame.captions());
  }

  private boolean hasSameCursor(Frame frame) {
    if (last.cursorVisible() != frame.cursorVisible()) {
      return false;
    }
    return !frame.cursorVisible()
        || (last.cursor() == frame.cursor()
            && last.cursorX() == frame.cursorX()
            && last.cursorY() == frame.cursorY());
  }
}
