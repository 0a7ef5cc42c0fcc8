package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.shape;

import java.util.Random;
import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Noise;

/** Paints things of wood: boards, posts and doors. */
final class Timber {

  private Timber() {}

  /** Paints upright boards over a rectangle. Each board has a different shade of {@code colour}. */
  static Layer boards(
      Layer sheet,
      double x,
      double y,
      double width,
      double height,
      double boardWidth,
      int colour,
      long seed) {
    Random random = new Random(seed);
    for (double left = x; left < x + width - 0.1; left += boardWidth) {
      double visibleWidth = Math.min(boardWidth, x + width - left);
      int shade = Colour.scale(colour, 0.82 + random.nextDouble() * 0.36);
      sheet.blendAcross(
          box(left, y, visibleWidth, height),
          left,
          Colour.scale(shade, 1.1),
          left + visibleWidth,
          Colour.scale(shade, 0.82));
      sheet.line(left, y, left, y + height, 0.5, Colour.scale(colour, 0.45));
      for (int i = 0; i < height / 9; i++) {
        double gx = left + 0.8 + random.nextDouble() * (visibleWidth - 1.4);
        double gy = y + random.nextDouble() * height;
        sheet.line(
            gx,
            gy,
            gx,
            Math.min(y + height, gy + 3 + random.nextDouble() * 8),
            0.3,
            Colour.scale(shade, 0.68));
      }
    }
    return sheet;
  }

  /** Paints a round post from (x, top) to (x, foot). */
  static Layer post(
      Layer sheet, double x, double top, double bottom, double thickness, int colour) {
    sheet.blendAcross(
        box(x - thickness / 2, top, thickness, bottom - top),
        x - thickness / 2,
        Colour.scale(colour, 1.25),
        x + thickness / 2,
        Colour.scale(colour, 0.45));
    sheet.fill(Layer.disc(x, top, thickness / 2, thickness / 5), Colour.scale(colour, 1.45));
    for (double y = top + 3; y < bottom; y += 4.3) {
      sheet.line(
          x - thickness * 0.2, y, x - thickness * 0.25, y + 2.4, 0.3, Colour.scale(colour, 0.55));
    }
    return sheet;
  }

  /** Paints a boarded door with hinges and a ring, in a frame of the colour {@code frame}. */
  static Layer door(
      Layer sheet,
      double x,
      double y,
      double width,
      double height,
      int colour,
      int frame,
      long seed) {
    sheet.fill(box(x - 3, y - 3, width + 6, height + 3), frame);
    sheet.line(box(x - 3, y - 3, width + 6, height + 3), 0.7, Colour.scale(frame, 0.5));
    boards(sheet, x, y, width, height, width / 5, colour, seed);
    for (double hingeY : new double[] {y + height * 0.18, y + height * 0.75}) {
      sheet.fill(
          shape(
              x,
              hingeY,
              x + width * 0.72,
              hingeY + 0.9,
              x + width * 0.72,
              hingeY + 1.7,
              x,
              hingeY + 2.6),
          0x2A2A30);
    }
    sheet.line(Layer.disc(x + width * 0.82, y + height * 0.52, 1.5, 1.9), 0.8, 0xB89A58);
    return sheet;
  }

  /**
   * Paints a doorway whose door is open. The inside is dark, and the door is folded to one side.
   */
  static Layer openDoor(
      Layer sheet,
      double x,
      double y,
      double width,
      double height,
      int colour,
      int frame,
      int inside) {
    sheet.fill(box(x - 3, y - 3, width + 6, height + 3), frame);
    sheet.line(box(x - 3, y - 3, width + 6, height + 3), 0.7, Colour.scale(frame, 0.5));
    sheet.blendDown(box(x, y, width, height), y, Colour.scale(inside, 0.7), y + height, inside);
    sheet.blendAcross(
        shape(x, y, x + width * 0.24, y + 3, x + width * 0.24, y + height + 2, x, y + height),
        x,
        Colour.scale(colour, 0.6),
        x + width * 0.24,
        Colour.scale(colour, 1.05));
    return sheet;
  }

  /** Paints planks that are seen from above, from the front edge to the back edge. */
  static Layer deck(
      Layer sheet,
      double left0,
      double right0,
      double back,
      double left1,
      double right1,
      double front,
      int planks,
      int colour,
      long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < planks; i++) {
      double a = (double) i / planks;
      double b = (i + 1.0) / planks;
      double y0 = back + (front - back) * a * (0.6 + 0.4 * a);
      double y1 = back + (front - back) * b * (0.6 + 0.4 * b);
      int shade = Colour.scale(colour, 0.8 + random.nextDouble() * 0.38);
      double l0 = left0 + (left1 - left0) * a - random.nextDouble();
      double r0 = right0 + (right1 - right0) * a + random.nextDouble();
      sheet.fill(
          shape(
              l0,
              y0,
              r0,
              y0,
              r0 + (right1 - right0) / planks,
              y1,
              l0 + (left1 - left0) / planks,
              y1),
          shade);
      sheet.line(l0, y1, r0, y1, 0.45, Colour.scale(colour, 0.4));
      for (double x = l0; x < r0; x += 9 + random.nextDouble() * 24) {
        sheet.line(
            x,
            (y0 + y1) / 2,
            x + 4 + random.nextDouble() * 9,
            (y0 + y1) / 2,
            0.3,
            Colour.scale(shade, 0.75));
      }
    }
    return sheet.grain(new Noise((int) seed), 18, 3, 0.14);
  }
}
