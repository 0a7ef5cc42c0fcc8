package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;

import java.util.Random;
import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Noise;

/** Paints the inside of the tower: whitewashed round walls, stone floors and beams. */
final class Masonry {

  private static final double MIDDLE_X = 160;

  private Masonry() {}

  /**
   * Paints a round wall from the top of the sheet to {@code footY}. Its rows of stones are curved,
   * and it becomes darker towards the sides.
   */
  static Layer wall(Layer sheet, double footY, int colour, long seed) {
    Random random = new Random(seed);
    sheet.blendDown(box(0, 0, sheet.width(), footY), 0, Colour.scale(colour, 0.78), footY, colour);
    for (double y = -4; y < footY; y += 11) {
      for (double x = -random.nextInt(20); x < sheet.width(); ) {
        double width = 14 + random.nextDouble() * 16;
        stone(
            sheet,
            x,
            y - bend(x + width / 2, 5),
            width,
            Colour.scale(colour, 0.90 + random.nextDouble() * 0.18));
        x += width;
      }
    }
    sheet.each(
        (x, y, c) -> Colour.scale(c, 1 - 0.45 * Math.pow(Math.abs(x - MIDDLE_X) / MIDDLE_X, 2.2)));
    return sheet.grain(new Noise((int) seed), 9, 7, 0.16).brush(seed, 4200, 7, 1.5, 0.1, 0.06);
  }

  private static void stone(Layer sheet, double x, double y, double width, int colour) {
    sheet.glaze(
        curve(
            x + 1,
            y + 2,
            x + width / 2,
            y + 0.5,
            x + width - 1,
            y + 2,
            x + width,
            y + 6,
            x + width - 2,
            y + 10,
            x + width / 2,
            y + 10.6,
            x + 2,
            y + 10,
            x,
            y + 6),
        colour,
        0.75);
    sheet.line(
        bent(x + 2, y + 10.4, x + width / 2, y + 11.2, x + width - 1, y + 10.2),
        0.7,
        Colour.scale(colour, 0.8));
  }

  /** Paints a floor of stone slabs below a wall. The rows become taller towards the viewer. */
  static Layer floor(Layer sheet, double footY, int light, int dark, long seed) {
    Random random = new Random(seed);
    double edge = footY - 6;
    sheet.fill(
        curve(
            -40, 175, -30, footY + 3, 60, edge + 2, MIDDLE_X, edge, 260, edge + 2, 350, footY + 3,
            360, 175),
        dark);
    double y = edge - 1;
    double height = 3.6;
    while (y < sheet.height() + 4) {
      row(sheet, y, height, light, dark, random);
      y += height;
      height *= 1.24;
    }
    return sheet
        .grain(new Noise((int) seed + 1), 12, 4, 0.2)
        .brush(seed + 2, 3000, 8, 1.3, 0, 0.07);
  }

  private static void row(
      Layer sheet, double y, double height, int light, int dark, Random random) {
    double step = height * 3.4;
    for (double x = -random.nextDouble() * step;
        x < sheet.width() + step;
        x += step * (0.8 + random.nextDouble() * 0.4)) {
      int colour =
          Colour.scale(random.nextBoolean() ? light : dark, 0.85 + random.nextDouble() * 0.3);
      double lean = (x - MIDDLE_X) * 0.05;
      double top = y + bend(x, 3.5);
      double width = step * 0.94;
      sheet.fill(
          curve(
              x - lean + 1,
              top + 1,
              x + width / 2,
              top + 0.6,
              x + width - 1,
              top + 1,
              x + width + lean * 0.2,
              top + height / 2,
              x + width - 1,
              top + height - 0.6,
              x + width / 2,
              top + height - 0.2,
              x - lean + 1,
              top + height - 0.6,
              x - lean,
              top + height / 2),
          colour);
    }
  }

  /** Paints ceiling beams that run towards the viewer. */
  static Layer beams(Layer sheet, int count, double depth) {
    double gap = (double) sheet.width() / count;
    sheet.fill(box(0, 0, sheet.width(), depth * 0.7), 0x2E241E);
    for (int i = 0; i < count; i++) {
      double x = gap * (i + 0.4);
      double splay = (x - MIDDLE_X) * 0.1;
      sheet.blendAcross(
          Layer.shape(x, 0, x + 10, 0, x + 9 - splay, depth, x - 1 - splay, depth),
          x,
          0x6A4C32,
          x + 10,
          0x38281C);
    }
    return sheet;
  }

  /** Paints an arched opening with a frame of cut stone. */
  static Layer arch(
      Layer sheet, double x, double y, double width, double height, int stone, int inside) {
    sheet.fill(
        curve(
            x - 4,
            y + height,
            x - 4,
            y + width * 0.4,
            x + width * 0.15,
            y - 1,
            x + width / 2,
            y - 4.5,
            x + width * 0.85,
            y - 1,
            x + width + 4,
            y + width * 0.4,
            x + width + 4,
            y + height),
        stone);
    sheet.blendDown(
        curve(
            x,
            y + height + 3,
            x,
            y + width * 0.45,
            x + width * 0.2,
            y + 2.5,
            x + width / 2,
            y,
            x + width * 0.8,
            y + 2.5,
            x + width,
            y + width * 0.45,
            x + width,
            y + height + 3),
        y,
        Colour.scale(inside, 0.6),
        y + height,
        inside);
    return sheet;
  }

  private static double bend(double x, double by) {
    return by * Math.pow((x - MIDDLE_X) / MIDDLE_X, 2);
  }
}
