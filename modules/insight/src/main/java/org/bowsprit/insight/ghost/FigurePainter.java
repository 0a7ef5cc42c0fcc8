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
 * Draws transparent figures of actors. It draws every other pixel, like the black fields of a chess
 * board, and an outline in the colour of the ghost.
 */
final class FigurePainter {

  private static final int COLOURS = 256;

  private final ActorPainter painter = new ActorPainter();
  private final RoomScene scene = new RoomScene();
  private final int[] noShadow = new int[COLOURS];

  /**
   * Draws a figure.
   *
   * @param sketch the sketch on which to draw, in room pixels
   * @param leftEdge the room's column at the left edge of the screen
   */
  void draw(Sketch sketch, int leftEdge, GhostLook look, Ink ink) {
    int emptyColour = unusedColour(look);
    scene.setLeftEdge(leftEdge);
    scene.front().clear(emptyColour);
    // Shadows are left out.
    Arrays.fill(noShadow, emptyColour);
    painter.draw(look, scene, true, noShadow);
    for (int y = 0; y < sketch.bottom(); y++) {
      for (int x = 0; x < Frame.WIDTH; x++) {
        int colour = scene.front().colourAt(x, y);
        if (colour == emptyColour || ((x + y) & 1) != 0) {
          continue;
        }
        if (isEdge(x, y, emptyColour)) {
          sketch.dot(x + leftEdge, y, ink);
        } else {
          sketch.put(x + leftEdge, y, (byte) colour);
        }
      }
    }
  }

  private boolean isEdge(int x, int y, int emptyColour) {
    return isEmpty(x - 1, y, emptyColour)
        || isEmpty(x + 1, y, emptyColour)
        || isEmpty(x, y - 1, emptyColour)
        || isEmpty(x, y + 1, emptyColour);
  }

  private boolean isEmpty(int x, int y, int emptyColour) {
    return x < 0
        || y < 0
        || x >= scene.front().width()
        || y >= scene.front().height()
        || scene.front().colourAt(x, y) == emptyColour;
  }

  /** Returns a colour that the figure does not use. */
  private static int unusedColour(GhostLook look) {
    Costume costume = look.costume();
    for (int colour = COLOURS - 1; colour > 0; colour--) {
      if (!usesColour(look, costume, colour)) {
        return colour;
      }
    }
    return 0;
  }

  private static boolean usesColour(GhostLook look, Costume costume, int colour) {
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
