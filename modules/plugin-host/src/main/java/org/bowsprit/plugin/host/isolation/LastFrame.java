package org.bowsprit.plugin.host.isolation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.render.Caption;
import org.bowsprit.render.CursorImage;
import org.bowsprit.render.Frame;

/** Stores the last presented frame, to detect a frame that shows the same picture. */
final class LastFrame {

  private final byte[] palette = new byte[Frame.COLOURS * 3];
  private final List<Caption> captions = new ArrayList<>();
  private Frame last;
  private long revision;
  private CursorImage cursor;
  private int cursorX;
  private int cursorY;
  private boolean cursorVisible;
  private int shake;

  /** Forgets the frame, so that the next one counts as different. */
  void forget() {
    last = null;
  }

  /** Returns whether a frame may differ from the previous one. If so, stores it. */
  boolean replaceIfDifferent(Frame frame) {
    long revisionNow = frame.changes().revision();
    boolean same =
        frame == last
            && revision == revisionNow
            && revisionNow != 0
            && shake == frame.shake()
            && isCursorOf(frame)
            && Arrays.equals(palette, frame.palette())
            && captions.size() == frame.captions().size()
            && (captions.isEmpty() || captions.equals(frame.captions()));
    if (!same) {
      remember(frame);
    }
    return !same;
  }

  private boolean isCursorOf(Frame frame) {
    return cursorX == frame.cursorX()
        && cursorY == frame.cursorY()
        && cursorVisible == frame.cursorVisible()
        && cursor == frame.cursor();
  }

  private void remember(Frame frame) {
    last = frame;
    revision = frame.changes().revision();
    System.arraycopy(frame.palette(), 0, palette, 0, palette.length);
    cursor = frame.cursor();
    cursorX = frame.cursorX();
    cursorY = frame.cursorY();
    cursorVisible = frame.cursorVisible();
    shake = frame.shake();
    captions.clear();
    captions.addAll(frame.captions());
  }
}
