package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import java.util.List;
import java.util.Set;
import org.bowsprit.gannet.figure.Perpetua;
import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Lighting;
import org.bowsprit.gannet.paint.Noise;
import org.bowsprit.gannet.paint.Painting;

/**
 * Paints the post office of Kittiwake, which is also its shop: a counter, pigeonholes, scales and
 * jars.
 */
public final class Shop implements LamplitScene {

  @Override
  public List<Patch> patches() {
    return List.of(
        new Patch("edging_roll", 1, Set.of(), 224, 80, 16, 16),
        new Patch("edging_roll", 2, Set.of("edging-taken"), 224, 80, 16, 16),
        new Patch("opener_brass", 1, Set.of(), 136, 80, 24, 16),
        new Patch("opener_brass", 2, Set.of("opener-taken"), 136, 80, 24, 16));
  }

  @Override
  public int[] guestColours() {
    return Perpetua.colours();
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting light =
        new Lighting(0x565C74)
            .lamp(84, 26, 150, 120, 0xFFC070, 1.0)
            .lamp(230, 20, 150, 120, 0xFFC070, 0.9)
            .lamp(160, 124, 190, 44, 0xFFB868, 0.5);
    painting.lay(light.on(walls(painting.sheet())));
    painting.lay(light.on(floor(painting.sheet())));
    painting.lay(light.on(door(painting.sheet())));
    painting.lay(light.on(pigeonholes(painting.sheet())));
    painting.lay(light.on(notices(painting.sheet())));
    painting.lay(light.on(shelves(painting.sheet())));
    painting.lay(light.on(onions(painting.sheet())));
    painting.lay(lamp(painting.sheet(), 84, 10));
    painting.lay(lamp(painting.sheet(), 232, 6));
    Haze.flicker(painting, disc(84, 24, 4, 5));
    Haze.flicker(painting, disc(232, 20, 4, 5));
    painting.front(1, light.on(counter(painting.sheet(), changes)));
    return painting;
  }

  private static Layer walls(Layer sheet) {
    Timber.boards(sheet, 0, 0, WIDTH, 112, 13, 0x7E8468, 51);
    sheet.fill(box(0, 76, WIDTH, 3), 0x4E4A34).grain(new Noise(9), 16, 12, 0.16);
    Timber.boards(sheet, 0, 79, WIDTH, 33, 8, 0x6E5038, 52);
    sheet.fill(box(0, 0, WIDTH, 6), 0x2E281E);
    return sheet.each((x, y, colour) -> Colour.scale(colour, 0.62 + 0.38 * Math.min(1, y / 40)));
  }

  private static Layer floor(Layer sheet) {
    Timber.deck(sheet, -10, 330, 110, -80, 400, 150, 9, 0x86694A, 39);
    return sheet.glaze(curve("20 122, 60 119, 90 124, 70 132, 28 132"), 0x3E5A6A, 0.5);
  }

  private static Layer door(Layer sheet) {
    Timber.door(sheet, 12, 52, 24, 62, 0x8A3A34, 0x5E4E3C, 7);
    sheet.fill(box(16, 57, 16, 20), 0x5E6C80).line(24, 57, 24, 77, 0.8, 0x4A2020);
    return sheet
        .line(bent(36, 46, 42, 46, 42, 50), 1, 0xB89A58)
        .fill(shape("39 50, 45 50, 46 55, 38 55"), 0xD8B860);
  }

  private static Layer pigeonholes(Layer sheet) {
    sheet.fill(box(96, 14, 112, 38), 0x5A4028);
    for (int i = 0; i < 10; i++) {
      double x = 99 + i % 5 * 22;
      double y = 17 + i / 5 * 17;
      sheet.blendDown(box(x, y, 19, 14), y, 0x1E140C, y + 14, 0x3A281A);
      sheet.line(x, y + 14, x + 19, y + 14, 0.8, 0x94704A);
      sheet.fill(box(x + 6, y + 15, 7, 1.8), 0xD8CCA8);
    }
    return sheet.line(box(96, 14, 112, 38), 1, 0x8A663E).grain(new Noise(2), 14, 3, 0.14);
  }

  private static Layer notices(Layer sheet) {
    sheet.fill(box(48, 34, 38, 36), 0x8A6440).line(box(48, 34, 38, 36), 1.2, 0x4E3622);
    int[] paperColours = {0xE8E0C8, 0xD8D4B8, 0xC8D0C8, 0xE8D8B0, 0xE0E0D8};
    for (int i = 0; i < 5; i++) {
      double x = 51 + i % 3 * 11.6;
      double y = 38 + i / 3 * 15;
      sheet.fill(
          shape(
              x, y, i % 2 == 0 ? "0 0, 9 0.6, 8.6 12, -0.4 11" : "0.4 0, 9 -0.4, 9.4 11, 0.6 11.6"),
          paperColours[i]);
      for (int line = 0; line < 3; line++) {
        sheet.line(x + 1.6, y + 3 + line * 2.4, x + 7, y + 3.2 + line * 2.4, 0.5, 0x6A6458);
      }
      sheet.fill(disc(x + 4.6, y + 0.8, 0.9, 0.9), 0xC04038);
    }
    return sheet;
  }

  private static Layer shelves(Layer sheet) {
    for (double y : new double[] {34, 56}) {
      sheet.fill(box(216, y, 60, 3), 0x8A663E).fill(box(216, y + 3, 60, 1), 0x3A2818);
    }
    int[] goodsColours = {0xB84838, 0x4A7080, 0xC8A048, 0x6A8050, 0x9A5878, 0xC07848};
    for (int i = 0; i < 6; i++) {
      double x = 219 + i * 9.2;
      sheet.blendAcross(
          box(x, 22 + i % 2 * 2, 7, 12 - i % 2 * 2),
          x,
          Colour.scale(goodsColours[i], 1.2),
          x + 7,
          Colour.scale(goodsColours[i], 0.6));
      sheet.blendAcross(
          box(x, 46, 7, 10),
          x,
          Colour.scale(goodsColours[5 - i], 1.2),
          x + 7,
          Colour.scale(goodsColours[5 - i], 0.6));
      sheet.fill(box(x + 1, 49, 5, 3), 0xE0D8C0);
    }
    return sheet;
  }

  private static Layer onions(Layer sheet) {
    sheet.line(291, 6, 291, 56, 1, 0x8A7A50);
    for (int i = 0; i < 10; i++) {
      double x = 291 + (i % 2 == 0 ? -4 : 4);
      double y = 20 + i * 4;
      sheet
          .fill(disc(x, y, 4, 3.8), i % 3 == 0 ? 0xB87038 : 0xC88848)
          .line(bent(x - 2, y - 2, x, y - 3.4, x + 1, y - 2.6), 0.6, 0xF0C890);
    }
    return sheet;
  }

  private static Layer lamp(Layer sheet, double x, double y) {
    sheet.line(x, 0, x, y + 4, 0.8, 0x241C14);
    return sheet
        .fill(shape(x, y, "-9 12, -4 3, 4 3, 9 12"), 0x4A6A54)
        .fill(disc(x, y + 14, 4, 5), 0xFFECB0)
        .line(disc(x, y + 14, 4, 5), 0.6, 0x5A4A30);
  }

  private static Layer counter(Layer sheet, Set<String> changes) {
    sheet.glaze(disc(186, 121, 92, 4), 0, 0.4);
    Timber.boards(sheet, 100, 98, 172, 22, 12, 0x7A5634, 53);
    sheet
        .blendDown(shape("98 91, 272 91, 278 98, 94 98"), 91, 0xB88A54, 98, 0x94683E)
        .fill(box(94, 98, 184, 3), 0x5E4026);
    for (int i = 0; i < 5; i++) {
      sheet.line(box(104 + i * 34, 103, 28, 14), 0.8, 0x4E3622);
    }
    sheet.grain(new Noise(4), 22, 3, 0.14);
    sheet
        .line(116, 92, 116, 74, 1.4, 0xC8A050)
        .line(106, 76, 126, 74, 1.2, 0xD8B460)
        .fill(shape("110 94, 122 94, 120 91, 112 91"), 0x8A6A34);
    sheet
        .line(106, 76, 104, 84, 0.5, 0xA88840)
        .line(106, 76, 109, 84, 0.5, 0xA88840)
        .fill(disc(106.5, 85, 5, 1.6), 0xD8B460);
    sheet
        .line(126, 74, 124, 82, 0.5, 0xA88840)
        .line(126, 74, 129, 82, 0.5, 0xA88840)
        .fill(disc(126.5, 83, 5, 1.6), 0xD8B460);
    for (int i = 0; i < 3; i++) {
      double x = 243 + i * 10;
      sheet.blendAcross(box(x, 78, 8, 15), x, 0xB8CCC8, x + 8, 0x6A8084);
      sheet
          .fill(box(x + 1, 82, 6, 10), new int[] {0xE8E0D0, 0x88B088, 0xB04848}[i])
          .fill(box(x - 0.4, 75.6, 8.8, 2.8), 0x6A4A2C);
    }
    if (!changes.contains("edging-taken")) {
      sheet
          .fill(disc(232, 89, 5.6, 4.8), 0xE8DCC0)
          .line(disc(232, 89, 4, 3.4), 0.5, 0xA89470)
          .fill(disc(232, 89, 1.6, 1.4), 0x5A4026);
    }
    if (!changes.contains("opener-taken")) {
      sheet.line(140, 94, 156, 92.4, 2, 0xE0B850).line(140, 93.6, 156, 92, 0.6, 0xFFF0B0);
    }
    return sheet;
  }
}
