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

  private static final int MOST_TICKS = 600;
  private static final int STAYS = 15;
  private static final int FULL = Frame.PIXELS / 3;

  private Cover() {}

  /**
   * Plays a game's beginning without showing it, and returns the cover; empty if all pictures are
   * blank.
   */
  public static Optional<Frame> of(GameSetup setup) {
    FramePainter painter = new FramePainter(bound -> 0);
    GameSession session = GameSession.boot(setup.withPainter(painter));
    Frame fullest = null;
    int most = 0;
    int room = 0;
    int stayed = 0;
    for (int i = 0; i < MOST_TICKS && stayed < STAYS && session.fault().isEmpty(); i++) {
      session.tick();
      int seen = seen(painter.frame());
      stayed = seen >= FULL && session.world().room() == room ? stayed + 1 : 0;
      room = session.world().room();
      if (seen > most || stayed == STAYS) {
        most = seen;
        fullest = copy(painter.frame());
      }
    }
    return Optional.ofNullable(fullest);
  }

  private static Frame copy(Frame frame) {
    Frame copy = new Frame();
    copy.copyFrom(frame);
    return copy;
  }

  /** Returns the number of pixels that are not nearly black. */
  private static int seen(Frame frame) {
    boolean[] bright = new boolean[Frame.COLOURS];
    for (int i = 0; i < bright.length; i++) {
      int at = 3 * i;
      bright[i] =
          (frame.palette()[at] & 0xFF)
                  + (frame.palette()[at + 1] & 0xFF)
                  + (frame.palette()[at + 2] & 0xFF)
              > 60;
    }
    int seen = 0;
    for (byte pixel : frame.pixels()) {
      seen += bright[pixel & 0xFF] ? 1 : 0;
    }
    return seen;
  }
}
