package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Lighting;
import org.bowsprit.gannet.paint.Noise;

/** Orla's kitchen: a round whitewashed room, stove to the left, dresser to the right, rain on the window. */
public final class Kitchen {
  static final int W = 320, H = 144;

  public Layer paint() {
    Layer all = new Layer(W, H);
    Layer wall = wall();
    Layer floor = floor();
    Lighting light = light();
    all.lay(light.on(wall)).lay(light.on(floor));
    all.lay(window());
    all.lay(light.on(stove()));
    all.lay(light.on(dresser()));
    all.lay(light.on(table()));
    fire(all);
    return all;
  }

  Lighting light() {
    return new Lighting(0x4A5878)
        .lamp(52, 92, 150, 110, 0xFF9038, 1.15)
        .lamp(178, 30, 130, 120, 0xFFC870, 0.85)
        .lamp(178, 22, 50, 40, 0xFFE0A0, 0.8);
  }

  Layer wall() {
    Layer l = new Layer(W, H);
    l.blend(box(0, 0, W, 106), 0, 0, 0x8F8A86, 0, 106, 0xB9AFA2);
    Noise n = new Noise(11);
    // whitewashed rubble: courses of rounded stones under thick paint
    java.util.Random r = new java.util.Random(4);
    for (int row = 0; row < 10; row++) {
      double y = row * 11.0;
      double x = -r.nextInt(20);
      while (x < W) {
        double w = 14 + r.nextDouble() * 16;
        double curveDown = 5 * Math.pow((x + w / 2 - 160) / 160, 2);
        int c = Colour.scale(0xB4ABA0, 0.90 + r.nextDouble() * 0.16);
        l.glaze(curve(x + 1, y + 2 - curveDown, x + w / 2, y + .5 - curveDown, x + w - 1, y + 2 - curveDown, x + w, y + 6 - curveDown, x + w - 2, y + 10 - curveDown, x + w / 2, y + 10.6 - curveDown, x + 2, y + 10 - curveDown, x, y + 6 - curveDown), c, 0.75);
        l.line(new java.awt.geom.QuadCurve2D.Double(x + 2, y + 10.4 - curveDown, x + w / 2, y + 11.2 - curveDown, x + w - 1, y + 10.2 - curveDown), 0.7, Colour.scale(c, 0.8));
        x += w;
      }
    }
    // round shade at the sides: the tower is a cylinder
    l.each((x, y, c) -> Colour.scale(c, 1 - 0.45 * Math.pow(Math.abs(x - 160) / 160, 2.2)));
    // ceiling beams
    l.fill(shape(0, 0, W, 0, W, 8, 160, 13, 0, 8), 0x3B2E26);
    for (int i = 0; i < 7; i++) {
      double x = 12 + i * 50;
      double k = (x - 160) * 0.12;
      l.blend(shape(x, 0, x + 10, 0, x + 9 - k, 12, x - 1 - k, 12), x, 0, 0x6A4C32, x + 10, 0, 0x3C2A1E);
    }
    l.grain(n, 9, 7, 0.16).brush(3, 5200, 7, 1.5, 0.1, 0.06);
    return l;
  }

  Layer floor() {
    Layer l = new Layer(W, H);
    l.fill(curve(-40, 160, -30, 108, 60, 101, 160, 99, 260, 101, 350, 108, 360, 160), 0x6F5B4A);
    java.util.Random r = new java.util.Random(9);
    double[] rows = {98, 102, 107, 113, 120, 129, 139, 150};
    for (int i = 0; i + 1 < rows.length; i++) {
      double y0 = rows[i], y1 = rows[i + 1];
      double step = (y1 - y0) * 3.4;
      for (double x = -r.nextDouble() * step; x < W + step; x += step * (0.8 + r.nextDouble() * 0.4)) {
        double lean = (x - 160) * 0.05;
        int c = Colour.scale(r.nextBoolean() ? 0x7D6A58 : 0x6C6560, 0.85 + r.nextDouble() * 0.3);
        double bend0 = 3.5 * Math.pow((x - 160) / 160, 2), w = step * 0.94;
        l.fill(curve(x - lean + 1, y0 + 1 + bend0, x + w / 2, y0 + .6 + bend0, x + w - 1, y0 + 1 + bend0, x + w + lean * .2, (y0 + y1) / 2 + bend0, x + w - 1, y1 - .6 + bend0, x + w / 2, y1 - .2 + bend0, x - lean + 1, y1 - .6 + bend0, x - lean, (y0 + y1) / 2 + bend0), c);
      }
    }
    l.grain(new Noise(21), 12, 4, 0.2).brush(5, 3400, 8, 1.3, 0, 0.07);
    // rag rug
    for (int i = 0; i < 6; i++) {
      int[] c = {0x8C3A35, 0xC08A4A, 0x40566E, 0xA44A3C, 0xCFA868, 0x38465E};
      l.fill(disc(170, 124, 52 - i * 8.4, 11.5 - i * 1.85), c[i]);
    }
    return l;
  }

  Layer window() {
    Layer l = new Layer(W, H);
    l.fill(shape(120, 62, 122, 26, 130, 18, 150, 18, 158, 26, 160, 62), 0x5C5650);
    l.blend(shape(124, 60, 126, 28, 132, 22, 148, 22, 154, 28, 156, 60), 0, 20, 0x16243E, 0, 60, 0x35566A);
    java.util.Random r = new java.util.Random(2);
    for (int i = 0; i < 40; i++) {
      double x = 124 + r.nextDouble() * 31, y = 24 + r.nextDouble() * 32;
      l.line(x, y, x - 1, y + 3, 0.35, 0x6E95A8);
    }
    l.line(140, 22, 140, 60, 1.4, 0x4A3A2C).line(125, 42, 155, 42, 1.4, 0x4A3A2C);
    l.fill(shape(116, 62, 164, 62, 167, 66, 113, 66), 0xA8937A);
    l.line(116, 66.3, 165, 66.3, 0.8, 0x3A2C22);
    return l;
  }

  Layer stove() {
    Layer l = new Layer(W, H);
    // pipe
    l.blend(box(44, 0, 10, 66), 44, 0, 0x50505A, 54, 0, 0x1C1C22);
    l.fill(box(42, 30, 14, 3), 0x3A3A42).fill(box(42, 62, 14, 3), 0x3A3A42);
    // body
    l.blend(shape(20, 66, 80, 66, 82, 72, 18, 72), 0, 66, 0x70707C, 0, 72, 0x34343C);
    l.blend(shape(22, 72, 78, 72, 78, 112, 22, 112), 22, 0, 0x4A4A54, 78, 0, 0x26262C);
    l.fill(shape(22, 112, 30, 112, 28, 118, 23, 118), 0x2A2A30).fill(shape(70, 112, 78, 112, 77, 118, 72, 118), 0x1C1C22);
    l.line(box(24, 74, 52, 36), 0.8, 0x5E5E68);
    // fire door
    l.fill(box(34, 80, 32, 20), 0x1A1210);
    l.line(box(34, 80, 32, 20), 1.6, 0x6A6A74);
    // kettle
    l.blend(curve(56, 66, 55, 58, 60, 53, 68, 53, 73, 58, 72, 66), 55, 0, 0xB87848, 73, 0, 0x583420);
    l.line(new java.awt.geom.Arc2D.Double(57, 44, 14, 14, 20, 140, 0), 1.1, 0x3A2A22);
    l.line(new java.awt.geom.QuadCurve2D.Double(56, 62, 51, 60, 50, 54), 2, 0xA06840);
    l.fill(disc(64, 53, 3, 1.2), 0x2E2019);
    l.grain(new Noise(3), 6, 6, .12).brush(8, 700, 4, .9, 0, .08);
    return l;
  }

  void fire(Layer all) {
    java.util.Random r = new java.util.Random(7);
    all.fill(box(35, 81, 30, 18), 0x5A1606);
    for (int i = 0; i < 34; i++) {
      double x = 37 + r.nextDouble() * 26, h = 4 + r.nextDouble() * 11;
      int c = Colour.mix(0xE04808, 0xFFE060, r.nextDouble());
      all.fill(curve(x - 1.6, 99, x - 2, 96, x, 99 - h, x + 2, 96, x + 1.6, 99), c);
    }
    for (int i = 0; i < 4; i++) {
      all.line(41 + i * 6.4, 80.5, 41 + i * 6.4, 99.5, 1, 0x2A1A16);
    }
  }

  Layer dresser() {
    Layer l = new Layer(W, H);
    int x = 226;
    l.blend(box(x, 34, 72, 82), x, 0, 0x8A5C38, x + 72, 0, 0x5E3C26);
    l.fill(box(x + 3, 37, 66, 36), 0x3A2418);
    l.fill(shape(x - 3, 30, x + 75, 30, x + 73, 36, x - 1, 36), 0x9A6A40);
    l.fill(box(x + 1, 53, 70, 2), 0xA27448).fill(shape(x - 3, 72, x + 75, 72, x + 75, 76, x - 3, 76), 0xB08050);
    // plates and jars
    for (int i = 0; i < 5; i++) {
      l.fill(disc(x + 11 + i * 12.5, 46, 5.4, 6.2), 0xC8CCD4).fill(disc(x + 11 + i * 12.5, 46, 3.6, 4.2), 0x7890B0).fill(disc(x + 11 + i * 12.5, 46, 2.8, 3.3), 0xD8DCE0);
    }
    int[] jar = {0x7A8C5A, 0xA85038, 0xC8A050, 0x58708C, 0x8A5A78};
    for (int i = 0; i < 5; i++) {
      double jx = x + 6 + i * 12.6;
      l.blend(box(jx, 60, 8.5, 12), jx, 0, Colour.scale(jar[i], 1.25), jx + 8, 0, Colour.scale(jar[i], .6));
      l.fill(box(jx - .4, 58.6, 9.4, 2.2), 0xD0C0A0);
    }
    for (int i = 0; i < 2; i++) {
      double dx = x + 3 + i * 34;
      l.blend(box(dx, 79, 32, 11), 0, 79, 0x9C6C42, 0, 90, 0x7A5030).line(box(dx, 79, 32, 11), .7, 0x4A2E1C).fill(disc(dx + 16, 84.5, 1.8, 1.6), 0xE0B860);
      l.blend(box(dx, 93, 32, 21), 0, 93, 0x8E6038, 0, 114, 0x6A4428).line(box(dx, 93, 32, 21), .7, 0x4A2E1C).line(box(dx + 4, 97, 24, 13), .6, 0x5A3A22);
    }
    l.fill(box(x + 1, 114, 6, 4), 0x4A2E1C).fill(box(x + 65, 114, 6, 4), 0x4A2E1C);
    l.grain(new Noise(33), 24, 2.5, .22).brush(12, 1400, 6, .9, 0, .08);
    return l;
  }

  Layer table() {
    Layer l = new Layer(W, H);
    l.glaze(disc(108, 121, 34, 5), 0x000000, .35);
    l.fill(shape(82, 92, 86, 92, 85, 122, 82, 122), 0x5A3A22).fill(shape(130, 92, 134, 92, 134, 122, 131, 122), 0x4A2E1C);
    l.blend(shape(80, 86, 136, 86, 142, 93, 74, 93), 0, 86, 0xB98A58, 0, 93, 0x9A6C40);
    l.fill(box(74, 93, 68, 3), 0x6E482A);
    l.grain(new Noise(5), 20, 2, .2);
    // cup, loaf
    l.blend(curve(92, 83, 92.5, 88, 94, 90, 98, 90, 99.5, 88, 100, 83), 92, 0, 0xE8E4DA, 100, 0, 0x98948C).fill(disc(96, 83.2, 4, 1.2), 0x50301C);
    l.line(new java.awt.geom.Arc2D.Double(98.5, 83.5, 4, 4, -80, 160, 0), .9, 0xB8B4AA);
    l.blend(curve(112, 90, 110, 85, 116, 81, 126, 81, 130, 85, 128, 90), 0, 80, 0xD8A058, 0, 90, 0x8A5428);
    return l;
  }
}
