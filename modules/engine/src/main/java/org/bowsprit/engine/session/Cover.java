package org.bowsprit.engine.session;

import java.util.Optional;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.render.Frame;

/**
 * Finds the cover of a game. This is the first picture at the beginning of the game that fills most
 * of the screen and is shown for a second. If there is none, it is the picture that fills most of
 * the screen.
 */
public final class Cover {

  private static final int MAX_TICKS = 600;
  private static final int MIN_TICKS_SHOWN = 15;
  private static final int MIN_BRIGHT_PIXELS = Frame.PIXELS / 3;

  private Cover() {}

  /**
   * Plays a game's beginning without showing it, and returns the cover; empty if all pictures are
   * blank.
   */
  public static Optional<Frame> of(GameSetup setup) {
    FramePainter painter = new FramePainter(bound -> 0);
    GameSession session = GameSession.boot(setup.withPainter(painter));
    Frame brightestFrame = null;
    int mostBrightPixels = 0;
    int room = 0;
    int ticksShown = 0;
    for (int i = 0;
        i < MAX_TICKS && ticksShown < MIN_TICKS_SHOWN && session.fault().isEmpty();
        i++) {
      session.tick();
      int brightPixels = brightPixels(painter.frame());
      ticksShown =
          brightPixels >= MIN_BRIGHT_PIXELS && session.world().room() == room ? ticksShown + 1 : 0;
      room = session.world().room();
      if (brightPixels > mostBrightPixels || ticksShown == MIN_TICKS_SHOWN) {
        mostBrightPixels = brightPixels;
        brightestFrame = copy(painter.frame());
      }
    }
    return Optional.ofNullable(brightestFrame);
  }

  private static Frame copy(Frame frame) {
    Frame copy = new Frame();
    copy.copyFrom(frame);
    return copy;
  }

  /** Returns the number of pixels that are not nearly black. */
  private static int brightPixels(Frame frame) {
    boolean[] bright = new boolean[Frame.COLOURS];
    for (int i = 0; i < bright.length; i++) {
      int at = 3 * i;
      bright[i] =
          (frame.palette()[at] & 0xFF)
                  + (frame.palette()[at + 1] & 0xFF)
                  + (frame.palette()[at + 2] & 0xFF)
              > 60;
    }
    int count = 0;
    for (byte pixel : frame.pixels()) {
      count += bright[pixel & 0xFF] ? 1 : 0;
    }
    return count;
  }
}
