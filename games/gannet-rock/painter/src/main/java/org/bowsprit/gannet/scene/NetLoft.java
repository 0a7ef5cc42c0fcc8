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
 * Paints the net loft on the slip: tarred boards, nets, cork floats, and a bench with an oyster
 * knife.
 */
public final class NetLoft implements LamplitScene {

  @Override
  public List<Patch> patches() {
    return List.of(
        new Patch("knife_bench", 1, Set.of(), 232, 80, 32, 16),
        new Patch("knife_bench", 2, Set.of("knife-taken"), 232, 80, 32, 16));
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting light =
        new Lighting(0x4C566E)
            .lamp(220, 34, 170, 120, 0xFFB868, 1.15)
            .lamp(220, 120, 170, 44, 0xF0A858, 0.6)
            .lamp(24, 84, 60, 70, 0x90A8B8, 0.6);
    painting.lay(light.on(walls(painting.sheet())));
    painting.lay(light.on(floor(painting.sheet())));
    painting.lay(openDoor(painting.sheet()));
    painting.lay(light.on(nets(painting.sheet())));
    painting.lay(light.on(floats(painting.sheet())));
    painting.lay(light.on(bench(painting.sheet(), !changes.contains("knife-taken"))));
    painting.lay(light.on(oysters(painting.sheet())));
    painting.lay(lantern(painting.sheet()));
    Haze.flicker(painting, shape("215 27, 225 27, 227 39, 213 39"));
    painting.front(1, light.on(coils(painting.sheet())));
    return painting;
  }

  private static Layer walls(Layer sheet) {
    Timber.boards(sheet, 0, 0, WIDTH, 106, 9.4, 0x5A5048, 71);
    sheet.grain(new Noise(13), 14, 22, 0.3);
    for (double x : new double[] {48, 140, 206, 308}) {
      sheet.blendAcross(box(x, 0, 8, 106), x, 0x6E5840, x + 8, 0x382A1E);
    }
    sheet.fill(shape(0, 0, WIDTH, 0, WIDTH, 9, 0, 9), 0x2A211A);
    for (double x : new double[] {48, 140, 206}) {
      sheet.fill(shape(x, 0, "8 9, 34 9, 8 30"), 0x4A3828);
    }
    sheet.each((x, y, c) -> Colour.scale(c, 0.5 + 0.5 * Math.min(1, y / 50)));
    return sheet.brush(4, 2200, 8, 1.2, Math.PI / 2, 0.07);
  }

  private static Layer floor(Layer sheet) {
    Timber.deck(sheet, -10, 330, 104, -80, 400, 150, 10, 0x64554A, 29);
    return sheet.brush(5, 1200, 9, 1.1, 0, 0.07);
  }

  private static Layer openDoor(Layer sheet) {
    sheet.fill(box(9, 46, 30, 68), 0x3A3028);
    sheet.blendDown(box(12, 49, 24, 65), 49, 0x4A5668, 100, 0x8C9AA0);
    return sheet
        .fill(shape("12 114, 12 104, 24 101, 36 102, 36 114"), 0x5A5A5A)
        .line(30, 80, 30, 104, 1.2, 0x3E4650)
        .glaze(disc(24, 78, 10, 8), 0xC0CACC, 0.25);
  }

  private static Layer nets(Layer sheet) {
    sheet.line(62, 18, 142, 16, 2, 0x4A3626);
    int[] shades = {0x4E4A38, 0x6A6448, 0x847C58};
    for (int fold = 0; fold < 3; fold++) {
      for (int i = 0; i < 13; i++) {
        double x = 66 + i * 6 + fold * 2;
        sheet.line(
            bent(x, 18, x + 4 - fold * 3, 52, x + (i - 6) * -1.2, 92 - fold * 7),
            0.7,
            shades[fold]);
      }
      for (int i = 0; i < 12; i++) {
        double y = 22 + i * 6 + fold;
        sheet.line(bent(66, y, 102, y + 8 - fold * 2, 142, y - 1), 0.6, shades[fold]);
      }
    }
    return sheet;
  }

  private static Layer floats(Layer sheet) {
    sheet.line(bent(150, 24, 178, 52, 204, 24), 0.8, 0xA89468);
    for (int i = 0; i < 7; i++) {
      double t = (i + 0.5) / 7;
      double x = 150 + 54 * t;
      double y = 24 + 56 * t * (1 - t);
      sheet.blendAcross(disc(x, y + 3, 3.8, 4.4), x - 4, 0xD09A60, x + 4, 0x6A4628);
      sheet.line(x - 2, y + 2.6, x + 2, y + 2.6, 0.6, 0x3A2414);
    }
    return sheet;
  }

  private static Layer bench(Layer sheet, boolean hasKnife) {
    sheet.glaze(disc(256, 119, 52, 4), 0, 0.4);
    sheet
        .fill(shape("212 100, 218 100, 217 120, 213 120"), 0x4A3826)
        .fill(shape("294 100, 300 100, 299 120, 295 120"), 0x3E2E20)
        .blendDown(shape("208 90, 300 90, 306 98, 204 98"), 90, 0x9A7A52, 98, 0x7A5C3C)
        .fill(box(204, 98, 102, 4), 0x54402C);
    for (int i = 0; i < 9; i++) {
      sheet.line(270 + i % 5 * 3, 99, 270 + i % 5 * 3, 101.4, 0.6, 0xC8B890);
    }
    sheet
        .blendAcross(box(274, 76, 16, 16), 274, 0x8A8E90, 290, 0x3E4246)
        .fill(disc(282, 76, 8, 2), 0x14120E);
    sheet.line(bent(276, 78, 277, 86, 275, 90), 1.4, 0x14120E).fill(box(276, 81, 12, 5), 0xC0B48C);
    if (hasKnife) {
      sheet.line(238, 93, 249, 91.6, 3, 0x8A5A34).line(249, 91.6, 259, 90.4, 1.8, 0xD0D8DC);
    }
    return sheet.grain(new Noise(5), 18, 3, 0.18);
  }

  private static Layer oysters(Layer sheet) {
    sheet.glaze(disc(191, 119, 17, 3), 0, 0.4);
    sheet.blendAcross(
        curve("177 100, 205 100, 202 117, 191 119, 180 117"), 176, 0xA8824E, 206, 0x54381E);
    for (int i = 0; i < 5; i++) {
      sheet.line(bent(178, 102 + i * 3.4, 191, 105 + i * 3.4, 204, 102 + i * 3.4), 0.6, 0x54381E);
    }
    for (int i = 0; i < 9; i++) {
      sheet.fill(
          disc(181 + i * 2.6, 98 - i % 3 * 2.2, 4, 2.4),
          Colour.scale(0x9AA09C, 0.75 + i % 4 * 0.12));
      sheet.line(178 + i * 2.6, 98 - i % 3 * 2.2, 184 + i * 2.6, 98.6 - i % 3 * 2.2, 0.4, 0x4A5250);
    }
    return sheet;
  }

  private static Layer lantern(Layer sheet) {
    sheet.line(220, 9, 220, 22, 1, 0x1E1812);
    return sheet
        .fill(shape("215 26, 225 26, 227 40, 213 40"), 0xFFDC90)
        .fill(shape("217 28, 223 28, 224 38, 216 38"), 0xFFF4D0)
        .line(shape("215 26, 225 26, 227 40, 213 40"), 0.9, 0x2A2016)
        .fill(shape("213 26, 220 20, 227 26"), 0x2A2016)
        .fill(box(212, 40, 16, 3), 0x3A2C1E);
  }

  private static Layer coils(Layer sheet) {
    sheet.glaze(disc(70, 144, 34, 5), 0, 0.4);
    for (int i = 0; i < 5; i++) {
      sheet.line(
          disc(68, 140 - i * 2.4, 24 - i, 5.4 - i * 0.3), 2.4, i % 2 == 0 ? 0x9A8458 : 0x7A6844);
    }
    return sheet;
  }
}
