package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import java.util.List;
import java.util.Set;
import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Lighting;
import org.bowsprit.gannet.paint.Noise;
import org.bowsprit.gannet.paint.Painting;

/**
 * Paints the oil store: a vaulted cellar with a drum on trestles, shelves of broken lamps, and a
 * hook for a lantern.
 */
public final class OilStore implements LamplitScene {

  @Override
  public List<Patch> patches() {
    return List.of(
        new Patch("hook", 1, Set.of("lantern-hung"), 152, 8, 32, 40),
        new Patch("can", 1, Set.of(), 272, 88, 40, 40),
        new Patch("can", 2, Set.of("can-taken"), 272, 88, 40, 40));
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting light =
        new Lighting(0x58607A)
            .lamp(166, 40, 190, 130, 0xFFB860, 1.2)
            .lamp(166, 122, 180, 48, 0xE8A050, 0.6);
    painting.lay(light.on(Masonry.wall(painting.sheet(), 104, 0x8C8A84, 41)));
    painting.lay(light.on(vault(painting.sheet())));
    painting.lay(light.on(Masonry.floor(painting.sheet(), 104, 0x6C665E, 0x57544E, 43)));
    painting.lay(light.on(steps(painting.sheet())));
    painting.lay(light.on(shelves(painting.sheet())));
    painting.lay(light.on(drum(painting.sheet())));
    painting.lay(light.on(hook(painting.sheet())));
    if (changes.contains("lantern-hung")) {
      painting.lay(Lanterns.hanging(painting.sheet(), 166, 24));
      Haze.flicker(painting, shape(166, 24, "-2 8, 2 8, 1.4 13, -1.4 13"));
    }
    if (!changes.contains("can-taken")) {
      painting.lay(light.on(can(painting.sheet())));
    }
    painting.front(1, light.on(crates(painting.sheet())));
    return painting;
  }

  private static Layer vault(Layer sheet) {
    for (int i = 0; i < 4; i++) {
      double x = -20 + i * 100;
      sheet.fill(curve(x, 0, "0 -10, 60 -10, 56 12, 40 26, 30 34, 20 26, 4 12"), 0x7C7870);
      sheet.line(bent(x + 2, 4, x + 14, 28, x + 30, 34), 0.8, 0x45423E);
      sheet.line(bent(x + 58, 4, x + 46, 28, x + 30, 34), 0.8, 0x9A948A);
      sheet.blendAcross(
          shape(x, 0, "25 33, 35 33, 34 104, 26 104"), x + 25, 0x98928A, x + 35, 0x504C48);
    }
    return sheet.grain(new Noise(8), 7, 7, 0.2);
  }

  private static Layer steps(Layer sheet) {
    sheet.fill(box(14, 30, 40, 76), 0x2A2620);
    sheet.blendDown(box(18, 30, 30, 40), 30, 0x9A7448, 70, 0x4A3828);
    for (int i = 0; i < 5; i++) {
      sheet.fill(
          shape(
              14 + i * 1.2,
              72 + i * 8,
              54 + i * 2,
              72 + i * 8,
              56 + i * 2,
              80 + i * 8,
              12,
              80 + i * 8),
          Colour.scale(0x86807A, 0.7 + i * 0.08));
      sheet.fill(
          shape(
              13 + i * 1.2,
              71 + i * 8,
              55 + i * 2,
              71 + i * 8,
              55 + i * 2,
              73.4 + i * 8,
              13,
              73.4 + i * 8),
          Colour.scale(0xB0AAA0, 0.8 + i * 0.06));
    }
    return sheet.grain(new Noise(2), 5, 3, 0.14);
  }

  private static Layer shelves(Layer sheet) {
    for (int row = 0; row < 3; row++) {
      double y = 46 + row * 20;
      sheet.fill(box(90, y, 62, 2.4), 0x7A5A3A).fill(box(90, y + 2.4, 62, 1), 0x3A2818);
      for (int i = 0; i < 5; i++) {
        brokenLamp(sheet, 97 + i * 12.2, y, (row * 5 + i) % 4);
      }
    }
    return sheet.line(90, 30, 90, 104, 2.2, 0x5A4028).line(152, 30, 152, 104, 2.2, 0x4A3420);
  }

  private static void brokenLamp(Layer sheet, double x, double y, int kind) {
    if (kind == 0) {
      sheet
          .fill(shape(x, y, "-3 0, -4 -9, 4 -9, 3 0"), 0x8A7A4A)
          .line(shape(x, y, "-3 0, -4 -9, 4 -9, 3 0"), 0.6, 0x3A3424);
      sheet.line(bent(x - 3, y - 9, x, y - 15, x + 3, y - 9), 0.6, 0x50482E);
    } else if (kind == 1) {
      sheet
          .fill(disc(x, y - 2, 4, 2), 0xA87840)
          .fill(curve(x, y, "-2 -3, -3 -8, -1 -13, 1 -13, 3 -8, 2 -3"), 0x93A8A4);
    } else if (kind == 2) {
      sheet.fill(box(x - 4, y - 7, 8, 7), 0x6A4038).fill(box(x - 2, y - 10, 4, 3), 0x4A3028);
    } else {
      sheet.fill(disc(x, y - 4, 4, 4), 0x788890).fill(disc(x - 1, y - 5, 1.4, 1.4), 0xC8D8D8);
    }
  }

  private static Layer drum(Layer sheet) {
    sheet.glaze(disc(236, 116, 38, 4), 0, 0.45);
    for (double x : new double[] {206, 258}) {
      sheet.fill(shape(x, 0, "0 92, 8 92, 12 116, 7 116, 4 100, 1 116, -4 116"), 0x5A4028);
    }
    sheet.blendDown(box(202, 62, 62, 32), 62, 0x8A9A8A, 94, 0x2E3A36);
    sheet
        .fill(disc(264, 78, 7, 16), 0x5A6A62)
        .line(disc(264, 78, 7, 16), 0.9, 0xA0B0A4)
        .fill(disc(202, 78, 7, 16), 0x6A7A70);
    for (double x : new double[] {214, 233, 252}) {
      sheet.line(bent(x, 62, x - 5, 78, x, 94), 1.3, 0x3A4640);
    }
    sheet.fill(box(222, 73, 18, 10), 0xD8CCA8);
    sheet
        .fill(box(268, 88, 9, 3), 0xC09A50)
        .fill(box(274, 90, 3, 4), 0xA88040)
        .line(272, 84, 272, 88, 1.4, 0xD8B060)
        .line(269.6, 84, 274.4, 84, 1.4, 0xD8B060);
    sheet.grain(new Noise(18), 12, 3, 0.16);
    return sheet.fill(shape("231 74, 234.4 79.4, 231 82.4, 227.6 79.4"), 0x50382A);
  }

  private static Layer hook(Layer sheet) {
    return sheet
        .line(166, 8, 166, 18, 1, 0x2A2A30)
        .line(bent(166, 18, 166, 24, 170, 21), 1, 0x2A2A30);
  }

  private static Layer can(Layer sheet) {
    sheet.blendAcross(
        shape("280 118, 281 104, 284 100, 292 100, 295 104, 296 118"),
        280,
        0xC8A058,
        296,
        0x6A4A24);
    sheet.line(294, 106, 303, 98, 1.6, 0xB08A48).fill(disc(288, 100, 3, 1.2), 0x4A3418);
    return sheet.line(bent(281, 104, 288, 92, 294, 103), 1, 0x8A6A38);
  }

  private static Layer crates(Layer sheet) {
    Timber.boards(sheet, 92, 118, 38, 30, 38, 0x6A5036, 3);
    sheet
        .line(92, 128, 130, 128, 0.7, 0x2A1E12)
        .line(92, 138, 130, 138, 0.7, 0x2A1E12)
        .line(box(92, 118, 38, 30), 1, 0x2A1E12);
    Timber.boards(sheet, 118, 126, 34, 26, 34, 0x7A5C3C, 4);
    return sheet
        .line(118, 135, 152, 135, 0.7, 0x2A1E12)
        .line(box(118, 126, 34, 26), 1, 0x2A1E12)
        .grain(new Noise(9), 14, 2, 0.2);
  }
}
