package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;

import java.awt.Shape;
import java.awt.geom.GeneralPath;
import java.awt.geom.PathIterator;
import java.util.Random;
import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Noise;

/** Paints sky, sea, rock and grass for all scenes. */
final class Nature {

  private Nature() {}

  /**
   * Paints a stormy sky from the top of the sheet down to the horizon, with heavy clouds and a
   * strip of pale light under them.
   */
  static Layer sky(Layer sheet, double horizon, int seed) {
    Noise noise = new Noise(seed);
    sheet.fill(box(0, 0, sheet.width(), horizon + 1), 0);
    return sheet.each((x, y, colour) -> skyColour(noise, x, y, horizon));
  }

  private static int skyColour(Noise noise, double x, double y, double horizon) {
    double fraction = y / horizon;
    int sky = Colour.mix(0x0E1430, 0x2C4A66, fraction * 1.1);
    sky = Colour.mix(sky, 0x9AA888, Math.pow(Math.max(0, fraction - 0.62) / 0.38, 2.2) * 0.85);
    double stretch = 1 + 2.2 * fraction;
    double warp = noise.cloud(x / 60 + 40, y * stretch / 40, 3) * 26;
    double density = noise.cloud((x + warp) / 74, (y * stretch + warp) / 30, 5);
    double edge = noise.cloud((x + warp + 2.5) / 74, (y * stretch + warp + 3.5) / 30, 5);
    double opacity = Math.max(0, Math.min(1, (density - 0.40) * 4.2));
    int shadeColour = Colour.mix(0x161A34, 0x39466A, fraction);
    int litColour = Colour.mix(0x54608A, 0xA8A894, fraction);
    int cloud =
        Colour.mix(shadeColour, litColour, Math.max(0, Math.min(1, (density - edge) * 12 + 0.32)));
    return Colour.mix(sky, cloud, opacity * (1 - 0.45 * Math.pow(fraction, 4)));
  }

  /** Paints a rough sea from the horizon to {@code bottom}. Nearer waves are larger. */
  static Layer sea(Layer sheet, double horizon, double bottom, int seed) {
    Noise noise = new Noise(seed);
    Layer water = new Layer(sheet.width(), sheet.height());
    water.fill(box(0, horizon, sheet.width(), bottom - horizon), 0);
    water.each((x, y, colour) -> waterColour(noise, x, (y - horizon) / (bottom - horizon)));
    return sheet.paintOver(water);
  }

  private static int waterColour(Noise noise, double x, double nearness) {
    double depth = 0.04 + nearness;
    double u = x / (10 + 46 * depth);
    double v = Math.log(depth) * 5.2;
    double warp = noise.cloud(u * 0.8, v * 0.8, 2) * 1.6;
    double wave = noise.ridge(u + warp * 0.6, v * 1.9 + warp, 3);
    int deep = Colour.mix(0x4A6A74, 0x0C2238, Math.min(1, nearness * 2.2 + 0.1));
    int crest = Colour.mix(0x8FA8A0, 0x3E7C88, Math.min(1, nearness * 1.6));
    int water = Colour.mix(deep, crest, Math.pow(wave, 2.2) * 1.25);
    double foam = (wave - 0.80) * 7 * noise.cloud(u * 3, v * 3, 2);
    return Colour.mix(water, 0xD8E4E0, Math.max(0, foam));
  }

  /**
   * Paints short lines on the waves between the horizon and {@code bottom}, for the sea's cycled
   * colours.
   */
  static Layer crests(Layer sheet, double horizon, double bottom, int seed, int count) {
    Random random = new Random(seed);
    for (int i = 0; i < count; i++) {
      double near = Math.pow(random.nextDouble(), 1.5);
      double y = horizon + 1 + near * (bottom - horizon - 2);
      double x = random.nextDouble() * sheet.width();
      double length = 2 + near * 9 * random.nextDouble();
      sheet.line(x, y, x + length, y + random.nextDouble() * near, 1, 0xFFFFFF);
    }
    return sheet;
  }

  /** Returns the phase of the glitter at a pixel, so that waves move towards the viewer. */
  static int glitter(int x, int y) {
    return x / 5 + y * 3;
  }

  /**
   * Fills a shape with rock and makes its outline irregular. The rock has faces with many sides and
   * different brightness, cracks between the faces, and a pale edge at the upper left.
   */
  static Layer rock(Layer sheet, Shape shape, int seed, int shade, int lit, double grain) {
    Noise noise = new Noise(seed);
    Shape broken = irregularOutline(shape, noise, grain);
    Layer mass = new Layer(sheet.width(), sheet.height());
    mass.fill(broken, lit);
    mass.each((x, y, colour) -> rockColour(noise, x, y, shade, lit, grain));
    Layer inner = new Layer(sheet.width(), sheet.height()).moveOrigin(1.1, 1.5);
    inner.fill(broken, 0);
    Layer edge = new Layer(sheet.width(), sheet.height());
    edge.glaze(broken, Colour.mix(lit, 0xFFFFFF, 0.12), 0.55).eraseInside(inner);
    return sheet.paintOver(mass.paintOver(edge));
  }

  /**
   * Returns a shape with notches and ledges. Its outline differs from the original by a few pixels.
   */
  private static Shape irregularOutline(Shape shape, Noise noise, double grain) {
    double maxShift = Math.min(5, grain * 0.2);
    double ledgeSize = grain * 0.5;
    GeneralPath outline = new GeneralPath();
    double[] coordinates = new double[6];
    double x0 = 0;
    double y0 = 0;
    for (PathIterator iterator = shape.getPathIterator(null, 0.4);
        !iterator.isDone();
        iterator.next()) {
      int kind = iterator.currentSegment(coordinates);
      if (kind == PathIterator.SEG_CLOSE) {
        outline.closePath();
        continue;
      }
      double dx = coordinates[0] - x0;
      double dy = coordinates[1] - y0;
      double length = Math.hypot(dx, dy);
      int parts = kind == PathIterator.SEG_MOVETO ? 1 : Math.max(1, (int) (length / 2.5));
      for (int i = 1; i <= parts; i++) {
        double x = kind == PathIterator.SEG_MOVETO ? coordinates[0] : x0 + dx * i / parts;
        double y = kind == PathIterator.SEG_MOVETO ? coordinates[1] : y0 + dy * i / parts;
        double ledge = noise.stone(x / ledgeSize + 31, y / ledgeSize + 17) - 0.5;
        double sx = x + (noise.at(x / 3 + 50, y / 3) - 0.5) * maxShift * 0.5;
        double sy = y + ledge * maxShift + (noise.at(x / 3, y / 3 + 70) - 0.5) * maxShift * 0.5;
        if (kind == PathIterator.SEG_MOVETO) {
          outline.moveTo(sx, sy);
        } else {
          outline.lineTo(sx, sy);
        }
      }
      x0 = coordinates[0];
      y0 = coordinates[1];
    }
    return outline;
  }

  private static int rockColour(Noise noise, double x, double y, int shade, int lit, double grain) {
    double distortion = (noise.cloud(x / grain, y / grain, 3) - 0.5) * 0.7;
    double u = x / (grain * 1.25) + y / (grain * 3.2) + distortion;
    double v = y / (grain * 0.85) - x / (grain * 5) + distortion;
    double large = noise.stone(u, v);
    double small = noise.stone(u * 2.6 + 9, v * 2.3);
    double heightHere = height(noise, x, y, grain);
    double slope =
        (heightHere - height(noise, x + 0.7, y, grain)) * 2.0
            + (height(noise, x, y + 0.7, grain) - heightHere) * -1.8;
    double light =
        0.04 + large * 0.5 + small * 0.3 + slope + (noise.cloud(x / 3, y / 3, 2) - 0.5) * 0.2;
    double crack = Math.max(0, 1 - noise.seam(u, v) * grain / 1.6);
    double chip = Math.max(0, 1 - noise.seam(u * 2.6 + 9, v * 2.3) * grain / 2.6) * 0.28;
    return Colour.mix(
        Colour.mix(shade, lit, light), Colour.scale(shade, 0.5), Math.max(crack * 0.5, chip));
  }

  private static double height(Noise noise, double x, double y, double grain) {
    return noise.cloud(x / grain + y / (grain * 3), y / (grain * 0.75), 4);
  }

  /** Paints tufts of grass along a line. */
  static Layer grass(
      Layer sheet, double x0, double y0, double x1, double y1, int tufts, long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < tufts; i++) {
      double t = random.nextDouble();
      double x = x0 + (x1 - x0) * t;
      double y = y0 + (y1 - y0) * t + random.nextDouble() * 2;
      double height = 2 + random.nextDouble() * 3.5;
      int green = Colour.mix(0x26402E, 0x7E8A4E, Math.pow(random.nextDouble(), 1.6));
      sheet.line(
          bent(x, y, x + height * 0.2, y - height * 0.7, x + height * 0.8, y - height), 0.5, green);
    }
    return sheet;
  }
}
