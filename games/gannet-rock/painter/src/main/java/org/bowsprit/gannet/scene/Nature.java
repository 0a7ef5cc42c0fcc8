package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.box;

import java.awt.Shape;
import java.awt.geom.QuadCurve2D;
import java.util.Random;
import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Noise;

/** Sky, sea, rock and rain as the whole game paints them. */
final class Nature {

  private Nature() {}

  /**
   * A storm sky from the top of the sheet down to the horizon: heavy cloud, a strip of sick light
   * under it.
   */
  static Layer sky(Layer sheet, double horizon, int seed) {
    Noise noise = new Noise(seed);
    sheet.fill(box(0, 0, sheet.width(), horizon + 1), 0);
    return sheet.each((x, y, colour) -> cloud(noise, x, y, horizon));
  }

  private static int cloud(Noise noise, double x, double y, double horizon) {
    double down = y / horizon;
    int sky = Colour.mix(0x0E1430, 0x2C4A66, down * 1.1);
    sky = Colour.mix(sky, 0x9AA888, Math.pow(Math.max(0, down - 0.62) / 0.38, 2.2) * 0.85);
    double flat = 1 + 2.2 * down;
    double warp = noise.cloud(x / 60 + 40, y * flat / 40, 3) * 26;
    double mass = noise.cloud((x + warp) / 74, (y * flat + warp) / 30, 5);
    double edge = noise.cloud((x + warp + 2.5) / 74, (y * flat + warp + 3.5) / 30, 5);
    double thick = Math.max(0, Math.min(1, (mass - 0.40) * 4.2));
    int body = Colour.mix(0x161A34, 0x39466A, down);
    int lit = Colour.mix(0x54608A, 0xA8A894, down);
    int cloud = Colour.mix(body, lit, Math.max(0, Math.min(1, (mass - edge) * 12 + 0.32)));
    return Colour.mix(sky, cloud, thick * (1 - 0.45 * Math.pow(down, 4)));
  }

  /** Rough sea from the horizon to {@code foot}, swell running larger the nearer it is. */
  static Layer sea(Layer sheet, double horizon, double foot, int seed) {
    Noise noise = new Noise(seed);
    Layer water = new Layer(sheet.width(), sheet.height());
    water.fill(box(0, horizon, sheet.width(), foot - horizon), 0);
    water.each((x, y, colour) -> swell(noise, x, (y - horizon) / (foot - horizon)));
    return sheet.lay(water);
  }

  private static int swell(Noise noise, double x, double near) {
    double depth = 0.04 + near;
    double u = x / (10 + 46 * depth);
    double v = Math.log(depth) * 5.2;
    double warp = noise.cloud(u * 0.8, v * 0.8, 2) * 1.6;
    double wave = noise.ridge(u + warp * 0.6, v * 1.9 + warp, 3);
    int deep = Colour.mix(0x4A6A74, 0x0C2238, Math.min(1, near * 2.2 + 0.1));
    int crest = Colour.mix(0x8FA8A0, 0x3E7C88, Math.min(1, near * 1.6));
    int water = Colour.mix(deep, crest, Math.pow(wave, 2.2) * 1.25);
    double foam = (wave - 0.80) * 7 * noise.cloud(u * 3, v * 3, 2);
    return Colour.mix(water, 0xD8E4E0, Math.max(0, foam));
  }

  /**
   * Short lines along the crests between the horizon and {@code foot}, for the sea's cycled
   * colours.
   */
  static Layer crests(Layer sheet, double horizon, double foot, int seed, int count) {
    Random random = new Random(seed);
    for (int i = 0; i < count; i++) {
      double near = Math.pow(random.nextDouble(), 1.5);
      double y = horizon + 1 + near * (foot - horizon - 2);
      double x = random.nextDouble() * sheet.width();
      double length = 2 + near * 9 * random.nextDouble();
      sheet.line(x, y, x + length, y + random.nextDouble() * near, 1, 0xFFFFFF);
    }
    return sheet;
  }

  /** The phase of the glitter: waves run towards the viewer. */
  static int glitter(int x, int y) {
    return x / 5 + y * 3;
  }

  /**
   * Rock filling a shape: ridged faces, lit from the upper left, wet and dark towards {@code foot}.
   */
  static Layer rock(Layer sheet, Shape shape, int seed, int shade, int lit, double grain) {
    Noise noise = new Noise(seed);
    Layer mass = new Layer(sheet.width(), sheet.height());
    mass.fill(shape, lit);
    mass.each((x, y, colour) -> face(noise, x, y, shade, lit, grain));
    return sheet.lay(mass);
  }

  private static int face(Noise noise, double x, double y, int shade, int lit, double grain) {
    double here = height(noise, x, y, grain);
    double right = height(noise, x + 0.7, y, grain);
    double below = height(noise, x, y + 0.7, grain);
    double slope =
        0.42
            + (here - right) * 3.4
            + (below - here) * -3.0
            + (noise.cloud(x / 4, y / 4, 2) - 0.5) * 0.22;
    double crack = Math.pow(noise.ridge(x / (grain * 1.4), y / (grain * 2.4) + 7, 2), 9);
    return Colour.mix(Colour.mix(shade, lit, slope), Colour.scale(shade, 0.45), crack * 0.9);
  }

  private static double height(Noise noise, double x, double y, double grain) {
    return noise.cloud(x / grain + y / (grain * 3), y / (grain * 0.75), 4);
  }

  /** Slanting rain over the whole sheet. */
  static Layer rain(Layer sheet, long seed, int drops) {
    Random random = new Random(seed);
    for (int i = 0; i < drops; i++) {
      double x = random.nextDouble() * (sheet.width() + 30);
      double y = random.nextDouble() * sheet.height();
      double length = 3 + random.nextDouble() * 6;
      sheet.line(
          x,
          y,
          x - length * 0.35,
          y + length,
          0.28,
          Colour.mix(0x506880, 0x9AB0BC, random.nextDouble()));
    }
    return sheet;
  }

  /** Tufts of grass along a line. */
  static Layer grass(
      Layer sheet, double x0, double y0, double x1, double y1, int tufts, long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < tufts; i++) {
      double t = random.nextDouble();
      double x = x0 + (x1 - x0) * t;
      double y = y0 + (y1 - y0) * t + random.nextDouble() * 2;
      double tall = 2 + random.nextDouble() * 3.5;
      int green = Colour.mix(0x26402E, 0x7E8A4E, Math.pow(random.nextDouble(), 1.6));
      sheet.line(
          new QuadCurve2D.Double(x, y, x + tall * 0.2, y - tall * 0.7, x + tall * 0.8, y - tall),
          0.5,
          green);
    }
    return sheet;
  }
}
