package org.bowsprit.render.pixel;

import java.util.Arrays;
import org.bowsprit.render.Frame;

/**
 * Remembers the last frame, so that an unchanged frame need not be shown again.
 *
 * @since 1.0
 */
public final class LastFrame {

  private final Frame last = new Frame();
  private boolean known;

  /**
   * Compares a frame with the last one and remembers it.
   *
   * @param frame the frame to show now
   * @return whether it looks different
   */
  public boolean changesTo(Frame frame) {
    if (known && same(frame)) {
      return false;
    }
    last.copyFrom(frame);
    known = true;
    return true;
  }

  /** Forgets the last frame: the next one counts as changed. */
  public void forget() {
    known = false;
  }

  private boolean same(Frame frame) {
    return last.shake() == frame.shake()
        && sameCursor(frame)
        && Arrays.equals(last.palette(), frame.palette())
        && Arrays.equals(last.pixels(), frame.pixels())
        && last.captions().equals(frame.captions());
  }

  private boolean sameCursor(Frame frame) {
    if (last.cursorVisible() != frame.cursorVisible()) {
      return false;
    }
    return !frame.cursorVisible()
        || (last.cursor() == frame.cursor()
            && last.cursorX() == frame.cursorX()
            && last.cursorY() == frame.cursorY());
  }
}
