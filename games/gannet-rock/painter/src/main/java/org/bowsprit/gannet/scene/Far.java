package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.shape;

import java.awt.BasicStroke;
import java.awt.geom.GeneralPath;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.GamePalette;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Lighting;
import org.bowsprit.gannet.paint.Noise;
import org.bowsprit.gannet.paint.Painting;

/**
 * Paints the rock from a distance. The path winds up from the bridge to the tower. People on the
 * path are ten pixels high.
 */
public final class Far implements Scene {

  /** The corners of the path from the bridge up to the door, each as x and y. */
  static final double[][] PATH = {
    {20, 124}, {92, 120}, {150, 108}, {206, 112}, {236, 98}, {190, 86}, {150, 78}, {176, 66}
  };

  private static final double HORIZON = 96;

  /** The beam of light to both sides of the tower, with its range. */
  private static final Beam BEAM =
      new Beam(shape("186 10, -20 -26, -20 40, 186 10, 340 -20, 340 44"), 186, 10, 190);

  /** The colours of the beam, which turns towards the viewer and away. */
  private static final int[] BEAM_COLOURS = {
    0xDCD0A4, 0xC0B494, 0x8C8A88, 0x586278, 0x303A56, 0x303A56, 0x586278, 0x8C8A88
  };

  @Override
  public List<Patch> patches() {
    return List.of(
        new Patch("bolt", 1, Set.of("lightning"), 24, 0, 80, 104, true),
        new Patch("beam", 1, Set.of("lit"), 0, 0, WIDTH, HEIGHT));
  }

  @Override
  public int[] lampColours() {
    return BEAM_COLOURS.clone();
  }

  @Override
  public Painting paint(Set<String> changes) {
    boolean isLit = changes.contains("lit");
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting dusk =
        new Lighting(0x8490AC)
            .lamp(186, 20, 130, 90, isLit ? 0xFFE0A0 : 0x8090A8, isLit ? 0.9 : 0.3);
    painting.lay(Nature.sea(Nature.sky(painting.sheet(), HORIZON, 91), HORIZON, HEIGHT, 18));
    painting.shimmer(
        Nature.crests(painting.sheet(), HORIZON, HEIGHT, 8, 220),
        GamePalette.GLITTER,
        Nature::glitter);
    if (changes.contains("lightning")) {
      painting.lay(Gallery.bolt(painting.sheet(), 62, HORIZON));
    }
    if (isLit) {
      BEAM.shineOn(painting, 0xFFE8A0, 24);
    }
    painting.lay(dusk.on(rock(painting.sheet())));
    painting.lay(dusk.on(path(painting.sheet())));
    painting.lay(dusk.on(tower(painting.sheet(), isLit)));
    painting.front(1, dusk.on(boulders(painting.sheet())));
    painting.lay(surf(painting.sheet()));
    return painting;
  }

  private static Layer rock(Layer sheet) {
    Nature.rock(
        sheet,
        curve(
            "-30 132, -20 122, 40 116, 90 108, 118 92, 132 74, 150 64, 176 58, 206 60, "
                + "228 72, 250 84, 272 98, 290 112, 302 124, 290 131, 250 134, 210 131, 160 136, "
                + "110 133, 60 137, 20 133"),
        61,
        0x1A1E2C,
        0x77808A,
        22);
    Nature.grass(sheet, 140, 70, 220, 66, 90, 3);
    Nature.grass(sheet, 40, 118, 110, 106, 50, 4);
    return Nature.grass(sheet, 215, 76, 262, 96, 50, 5);
  }

  private static Layer path(Layer sheet) {
    GeneralPath line = new GeneralPath();
    line.moveTo(PATH[0][0] - 30, PATH[0][1] + 2);
    for (double[] corner : PATH) {
      line.lineTo(corner[0], corner[1]);
    }
    Layer stones = new Layer(WIDTH, HEIGHT);
    stones.fill(
        new BasicStroke(5.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
            .createStrokedShape(line),
        0x4C4640);
    stones.fill(
        new BasicStroke(4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND).createStrokedShape(line),
        0xA0937C);
    stones.grain(new Noise(4), 4, 2, 0.4);
    return sheet.paintOver(stones);
  }

  private static Layer tower(Layer sheet, boolean isLit) {
    sheet.blendAcross(shape("170 66, 174 18, 196 18, 202 66"), 170, 0xE4E0D8, 202, 0x585C6E);
    for (double[] band : new double[][] {{54, 44}, {34, 26}}) {
      double grow0 = (band[0] - 18) / 48;
      double grow1 = (band[1] - 18) / 48;
      sheet.blendAcross(
          shape(
              174 - 4 * grow0,
              band[0],
              174 - 4 * grow1,
              band[1],
              196 + 6 * grow1,
              band[1],
              196 + 6 * grow0,
              band[0]),
          170,
          0xC04C40,
          202,
          0x4A2630);
    }
    sheet
        .fill(box(170, 15.6, 30, 2.6), 0x3A3C48)
        .line(171, 12, 199, 12, 0.5, 0x3A3C48)
        .blendAcross(
            box(175, 4, 20, 12),
            175,
            isLit ? 0xFFF0B0 : 0x7C8CA4,
            195,
            isLit ? 0xFFC050 : 0x2A3248);
    for (double x = 175; x <= 195; x += 5) {
      sheet.line(x, 4, x, 16, 0.6, 0x20242E);
    }
    sheet
        .fill(shape("172.6 4.4, 185 -5, 197.4 4.4"), 0x3C2A34)
        .fill(box(180, 55, 8, 11), 0x4A2A22)
        .fill(box(182, 30, 2.6, 3.6), 0xE8B860)
        .fill(box(188, 44, 2.6, 3.6), 0x1A2030);
    return sheet.grain(new Noise(6), 5, 5, 0.12);
  }

  private static Layer boulders(Layer sheet) {
    Nature.rock(
        sheet,
        curve("104 122, 108 114, 118 110, 130 113, 136 122, 120 126"),
        5,
        0x161A26,
        0x5E6874,
        6);
    return Nature.rock(
        sheet,
        curve("216 104, 220 97, 228 95, 236 100, 238 107, 226 109"),
        6,
        0x161A26,
        0x5E6874,
        6);
  }

  /** Paints white water along the foot of the rock, and spray where waves break. */
  private static Layer surf(Layer sheet) {
    Random random = new Random(8);
    double[] foot = {
      -10, 134, 20, 135, 60, 138, 110, 135, 160, 138, 210, 133, 250, 136, 290, 132, 304, 125
    };
    for (int i = 0; i < 260; i++) {
      int part = random.nextInt(foot.length / 2 - 1) * 2;
      double t = random.nextDouble();
      double x = foot[part] + (foot[part + 2] - foot[part]) * t;
      double y = foot[part + 1] + (foot[part + 3] - foot[part + 1]) * t;
      double out = random.nextDouble() * random.nextDouble();
      sheet.line(
          x,
          y - 1 + out * 8,
          x + 3 + random.nextDouble() * 7,
          y - 1 + out * 8 + random.nextDouble() * 0.6,
          0.8,
          Colour.mix(0xE8F4F0, 0x4A7880, out * 1.3));
    }
    return sheet;
  }
}
