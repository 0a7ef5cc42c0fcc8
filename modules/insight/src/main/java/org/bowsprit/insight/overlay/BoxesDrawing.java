package org.bowsprit.insight.overlay;

import java.util.Locale;
import org.bowsprit.engine.world.World;
import org.bowsprit.insight.sketch.Ink;
import org.bowsprit.insight.sketch.Sketch;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Draws the outlines and ids of walk boxes, and their flags, scales and masks if they differ from
 * the usual values. Locked boxes have broken outlines. Boxes whose flags were changed by a script
 * have an exclamation mark.
 */
final class BoxesDrawing {

  private static final int FULL_SCALE = 255;

  void draw(RoomSketch sketch, World world) {
    Floor floor = world.roomFloor().floor();
    for (WalkBox box : floor.boxes()) {
      outline(sketch.lines(), box);
    }
    for (WalkBox box : floor.boxes()) {
      if (isInView(sketch.lines(), box)) {
        boolean changed = floor.diskFlags(box.id()) != box.flags();
        sketch
            .labels()
            .put(
                middle(box.minX(), box.maxX(), sketch.lines().left(), sketch.lines().right() - 1),
                middle(box.minY(), box.maxY(), sketch.lines().top(), sketch.lines().bottom() - 1),
                label(box, changed),
                ink(box));
      }
    }
  }

  private static void outline(Sketch lines, WalkBox box) {
    Sketch.Dash dash = box.invisible() ? Sketch.Dash.BROKEN : Sketch.Dash.SOLID;
    for (int corner = 0; corner < WalkBox.CORNERS; corner++) {
      lines.dashes(
          box.x(corner), box.y(corner), box.x(corner + 1), box.y(corner + 1), dash, ink(box));
    }
  }

  private static Ink ink(WalkBox box) {
    if (!box.invisible()) {
      return Ink.SKY;
    }
    return (box.flags() & WalkBox.PLAYER_ONLY) != 0 ? Ink.PURPLE : Ink.RED;
  }

  private static boolean isInView(Sketch lines, WalkBox box) {
    return box.maxX() >= lines.left()
        && box.minX() < lines.right()
        && box.maxY() >= lines.top()
        && box.minY() < lines.bottom();
  }

  /** Returns the middle of the visible part of an interval. */
  private static int middle(int from, int to, int first, int last) {
    return (Math.max(from, first) + Math.min(to, last)) / 2;
  }

  /** Returns the label of a box, such as {@code 4 Z2 F80! S1} or {@code 5 210}. */
  static String label(WalkBox box, boolean changed) {
    StringBuilder text = new StringBuilder().append(box.id());
    if (box.mask() != 0) {
      text.append(" Z").append(box.mask());
    }
    if (box.flags() != 0 || changed) {
      text.append(String.format(Locale.ROOT, " F%02X", box.flags())).append(changed ? "!" : "");
    }
    if (box.usesScaleSlot()) {
      text.append(" S").append(box.scaleSlot());
    } else if (box.scale() != FULL_SCALE) {
      text.append(' ').append(box.scale());
    }
    return text.toString();
  }
}
