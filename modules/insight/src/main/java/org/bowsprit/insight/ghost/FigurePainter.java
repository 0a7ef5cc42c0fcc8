package org.bowsprit.insight.ghost;

import java.util.Arrays;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.insight.sketch.Ink;
import org.bowsprit.insight.sketch.Sketch;
import org.bowsprit.render.Frame;
import org.bowsprit.zplane.ActorLook;
import org.bowsprit.zplane.ActorPainter;
import org.bowsprit.zplane.RoomScene;

/**
 * Draws transparent figures. Draws every other pixel, like the fields of one colour on a chess
 * board, and an outline in the ghost's own colour.
 */
final class FigurePainter {

  private static final int COLOURS = 256;

  private final ActorPainter painter = new ActorPainter();
  private final RoomScene scene = new RoomScene();
  private final int[] noShadow = new int[COLOURS];

  /**
   * Draws a figure.
   *
   * @param lines the sketch on which to draw, in room pixels
   * @param leftEdge the room's column at the left edge of the screen
   */
  void draw(Sketch lines, int leftEdge, GhostLook look, Ink ink) {
    int nothing = unused(look);
    scene.moveTo(leftEdge);
    scene.front().clear(nothing);
    // Shadows are left out.
    Arrays.fill(noShadow, nothing);
    painter.draw(look, scene, true, noShadow);
    for (int y = 0; y < lines.bottom(); y++) {
      for (int x = 0; x < Frame.WIDTH; x++) {
        int colour = scene.front().at(x, y);
        if (colour == nothing || ((x + y) & 1) != 0) {
          continue;
        }
        if (isEdge(x, y, nothing)) {
          lines.dot(x + leftEdge, y, ink);
        } else {
          lines.put(x + leftEdge, y, (byte) colour);
        }
      }
    }
  }

  private boolean isEdge(int x, int y, int nothing) {
    return isEmpty(x - 1, y, nothing)
        || isEmpty(x + 1, y, nothing)
        || isEmpty(x, y - 1, nothing)
        || isEmpty(x, y + 1, nothing);
  }

  private boolean isEmpty(int x, int y, int nothing) {
    return x < 0
        || y < 0
        || x >= scene.front().width()
        || y >= scene.front().height()
        || scene.front().at(x, y) == nothing;
  }

  /** Returns a colour that the figure does not use. */
  private static int unused(GhostLook look) {
    Costume costume = look.costume();
    for (int colour = COLOURS - 1; colour > 0; colour--) {
      if (!has(look, costume, colour)) {
        return colour;
      }
    }
    return 0;
  }

  private static boolean has(GhostLook look, Costume costume, int colour) {
    for (int entry = 0; entry < costume.palette().length(); entry++) {
      int replaced = look.colour(entry);
      int own = replaced == ActorLook.OWN_COLOUR ? costume.palette().u8(entry) : replaced;
      if (own == colour) {
        return true;
      }
    }
    return false;
  }
}
