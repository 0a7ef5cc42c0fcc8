package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.shape;

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
 * Paints the outside of the top of the tower: a narrow walk around the lamp room, the rail, the
 * storm and a nest.
 */
public final class Gallery implements Scene {

  @Override
  public List<Patch> patches() {
    return List.of(
        new Patch("crank_nest", 1, Set.of(), 240, 96, 48, 32),
        new Patch("crank_nest", 2, Set.of("crank-taken"), 240, 96, 48, 32),
        new Patch("bolt", 1, Set.of("lightning"), 176, 0, 64, 96, true));
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting light = new Lighting(0x7C8AA8).lamp(40, 50, 140, 100, 0x98A8B8, 0.4);
    painting.lay(Nature.sea(Nature.sky(painting.sheet(), 88, 57), 88, HEIGHT, 14));
    painting.shimmer(
        Nature.crests(painting.sheet(), 88, 108, 7, 150), GamePalette.GLITTER, Nature::glitter);
    painting.lay(light.on(rockBelow(painting.sheet())));
    if (changes.contains("lightning")) {
      painting.lay(bolt(painting.sheet(), 214, 88));
    }
    painting.lay(light.on(farRail(painting.sheet())));
    painting.lay(light.on(lantern(painting.sheet())));
    painting.lay(light.on(walk(painting.sheet())));
    painting.lay(light.on(nest(painting.sheet(), changes.contains("crank-taken"))));
    painting.front(1, light.on(nearRail(painting.sheet())));
    return painting;
  }

  private static Layer rockBelow(Layer sheet) {
    Nature.rock(
        sheet,
        curve("228 150, 244 116, 268 104, 300 100, 330 108, 330 150"),
        23,
        0x161A28,
        0x566270,
        9);
    Random random = new Random(6);
    for (int i = 0; i < 60; i++) {
      double x = 222 + random.nextDouble() * 90;
      sheet.line(
          x,
          128 - random.nextDouble() * 12,
          x + 3 + random.nextDouble() * 5,
          129 - random.nextDouble() * 12,
          0.7,
          0xB8CCCC);
    }
    return sheet;
  }

  /** Paints a fork of lightning from the cloud to the sea. */
  static Layer bolt(Layer sheet, double x, double foot) {
    Random random = new Random(12);
    double startX = x;
    for (double y = 0; y < foot; y += 7) {
      double endX = startX + random.nextDouble() * 12 - 6;
      sheet
          .line(startX, y, endX, Math.min(foot, y + 7), 2.2, 0x9098E0)
          .line(startX, y, endX, Math.min(foot, y + 7), 0.9, 0xFFFFFF);
      if (y > 20 && random.nextInt(3) == 0) {
        sheet.line(endX, y + 7, endX + random.nextDouble() * 30 - 15, y + 24, 0.6, 0xD0D4FF);
      }
      startX = endX;
    }
    return sheet;
  }

  private static Layer lantern(Layer sheet) {
    sheet.blendAcross(shape("-4 -4, 92 -4, 98 112, -4 112"), 0, 0x31404E, 98, 0x16202C);
    for (double x : new double[] {4, 34, 64, 92}) {
      sheet.blendAcross(shape(x, 0, "0 0, 6 0, 7 108, 1 108"), x, 0x9AA4A8, x + 6, 0x4A5258);
    }
    for (double y : new double[] {2, 38, 76}) {
      sheet
          .fill(shape(0, y, "-4 0, 96 -1, 96 4, -4 5"), 0x7A8488)
          .line(-4, y, 96, y - 1, 0.5, 0xB8C0C4);
    }
    sheet
        .glaze(shape("12 8, 30 8, 20 36, 12 36"), 0xC8E0E8, 0.22)
        .glaze(shape("44 44, 60 44, 48 74, 42 74"), 0xC8E0E8, 0.18);
    sheet
        .fill(box(40, 44, 24, 66), 0x5C666C)
        .line(box(40, 44, 24, 66), 1.3, 0x9AA4A8)
        .fill(box(43, 48, 18, 24), 0x22303E)
        .fill(Layer.disc(60, 80, 1.8, 1.8), 0xD8B050);
    return sheet.grain(new Noise(3), 9, 16, 0.14);
  }

  private static Layer walk(Layer sheet) {
    sheet.fill(curve("-20 112, 60 108, 160 107, 260 110, 340 118, 340 160, -20 160"), 0x6C6A6C);
    Random random = new Random(5);
    for (int i = 0; i < 24; i++) {
      double x = -10 + i * 15;
      sheet.line(x, 108, x - (160 - x) * 0.2, 150, 0.6, 0x403E44);
      sheet.glaze(
          Layer.disc(
              random.nextDouble() * WIDTH,
              120 + random.nextDouble() * 22,
              8 + random.nextDouble() * 12,
              1.6),
          0xA0B0BC,
          0.3);
    }
    sheet.line(bent(-20, 125, 160, 121, 340, 130), 0.6, 0x403E44);
    return sheet.grain(new Noise(8), 12, 4, 0.22).brush(6, 1500, 8, 1.1, 0, 0.08);
  }

  private static Layer farRail(Layer sheet) {
    for (double x = 104; x < 330; x += 18) {
      sheet
          .line(x, 82, x + 1, 114, 1.7, 0x3C444C)
          .line(x - 0.5, 82, x + 0.5, 114, 0.5, 0x8A949C)
          .fill(Layer.disc(x, 81, 1.8, 1.8), 0x70787E);
    }
    for (double y : new double[] {84, 94, 104}) {
      sheet
          .line(96, y, 330, y + 5, y < 90 ? 2 : 1.1, 0x444C54)
          .line(96, y - 0.6, 330, y + 4.4, 0.4, 0x98A2AA);
    }
    return sheet;
  }

  private static Layer nest(Layer sheet, boolean isCrankTaken) {
    Random random = new Random(15);
    for (int i = 0; i < 90; i++) {
      double turn = random.nextDouble() * Math.PI * 2;
      double x = 262 + Math.cos(turn) * 19;
      double y = 116 + Math.sin(turn) * 4.6;
      sheet.line(
          x,
          y,
          x + random.nextDouble() * 12 - 6,
          y - 1 - random.nextDouble() * 3,
          0.8,
          Colour.mix(0x3E3A2A, 0xA09868, random.nextDouble()));
    }
    sheet.fill(Layer.disc(262, 115, 12, 2.6), 0x24201A);
    sheet.line(250, 117, 254, 118, 1.6, 0xC85040).line(272, 116.6, 275, 117.4, 1.2, 0xE8D8A0);
    if (!isCrankTaken) {
      sheet
          .line(256, 113.6, 268, 113, 1.7, 0xC8D0D4)
          .line(268, 113, 268.4, 107, 1.7, 0xD8E0E4)
          .line(268, 106.6, 273.6, 106.4, 2.4, 0xA87040);
    }
    return sheet;
  }

  private static Layer nearRail(Layer sheet) {
    sheet
        .line(bent(-10, 133, 160, 128, 330, 139), 2.6, 0x30363E)
        .line(bent(-10, 132, 160, 127, 330, 138), 0.7, 0x8C969E);
    for (double x = 10; x < 330; x += 44) {
      sheet.line(x, 131, x - 1, 150, 2.4, 0x30363E).line(x - 0.8, 131, x - 1.8, 150, 0.6, 0x808A92);
    }
    return sheet;
  }
}
