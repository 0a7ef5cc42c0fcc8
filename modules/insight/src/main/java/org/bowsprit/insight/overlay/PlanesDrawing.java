package org.bowsprit.insight.overlay;

import org.bowsprit.engine.world.World;
import org.bowsprit.insight.sketch.Ink;
import org.bowsprit.insight.sketch.Sketch;
import org.bowsprit.zplane.PlaneMasks;

/**
 * Draws the z-planes as areas of slanted lines. Each plane has its own colour and slant, so that
 * overlapping planes can be distinguished.
 */
final class PlanesDrawing {

  private static final Ink[] COLOURS = {Ink.ORANGE, Ink.SKY, Ink.PURPLE, Ink.GREEN};
  private static final int SPACING = 4;

  void draw(RoomSketch sketch, World world, PlaneMasks masks) {
    Sketch lines = sketch.lines();
    int bottom = Math.min(lines.bottom(), world.currentRoom().height());
    for (int plane = 1; plane <= masks.planeCount(); plane++) {
      Ink ink = COLOURS[(plane - 1) % COLOURS.length];
      for (int y = 0; y < bottom; y++) {
        for (int x = lines.left(); x < lines.right(); x++) {
          if (isHatched(plane, x, y) && masks.hides(plane, x, y)) {
            lines.dot(x, y, ink);
          }
        }
      }
      sketch.labels().put(lines.right() - 12, lines.top() + 8 * plane, "Z" + plane, ink);
    }
  }

  private static boolean isHatched(int plane, int x, int y) {
    int diagonal = plane % 2 == 0 ? x - y : x + y;
    return Math.floorMod(diagonal + plane, SPACING) == 0;
  }
}
