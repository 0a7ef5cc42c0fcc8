package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import java.awt.Shape;
import java.util.List;
import java.util.Set;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Lighting;
import org.bowsprit.gannet.paint.Noise;
import org.bowsprit.gannet.paint.Painting;

/** Paints the chapel: a window with a saint, three candles, and a ship that hangs from the roof. */
public final class Chapel implements LamplitScene {

  private static final Shape GLASS = curve("140 64, 140 26, 150 14, 164 9, 178 14, 188 26, 188 64");

  @Override
  public List<Patch> patches() {
    return List.of(
        new Patch("candle_stand", 1, Set.of(), 128, 72, 16, 24),
        new Patch("candle_stand", 2, Set.of("candle-taken"), 128, 72, 16, 24));
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting light =
        new Lighting(0x565E7A)
            .lamp(164, 62, 150, 110, 0xFFC070, 0.8)
            .lamp(164, 40, 90, 70, 0x90A0C0, 0.5)
            .lamp(160, 126, 150, 40, 0xFFB868, 0.5)
            .lamp(24, 84, 60, 70, 0x98A8B4, 0.5);
    painting.lay(light.on(Masonry.wall(painting.sheet(), 108, 0xA09C98, 91)));
    painting.lay(light.on(roof(painting.sheet())));
    painting.lay(light.on(Masonry.floor(painting.sheet(), 108, 0x726E6C, 0x5E5A5C, 23)));
    painting.lay(light.on(porch(painting.sheet())));
    painting.lay(window(painting.sheet()));
    painting.lay(light.on(altar(painting.sheet(), !changes.contains("candle-taken"))));
    painting.lay(flames(painting.sheet()));
    for (double x : new double[] {152, 164, 176}) {
      Haze.flicker(painting, disc(x, 68, 2.6, 5));
    }
    painting.lay(light.on(ship(painting.sheet())));
    painting.lay(light.on(board(painting.sheet())));
    painting.lay(light.on(rope(painting.sheet())));
    painting.front(1, light.on(pews(painting.sheet())));
    return painting;
  }

  private static Layer roof(Layer sheet) {
    sheet.fill(shape("0 0, 320 0, 320 14, 160 -14, 0 14"), 0x2A2420);
    for (double x : new double[] {30, 104, 216, 290}) {
      sheet
          .line(x, -4, x + (160 - x) * 0.1, 20, 5, 0x5A4630)
          .line(x - 1, -4, x - 1 + (160 - x) * 0.1, 20, 1, 0x8A6C48);
    }
    return sheet;
  }

  private static Layer porch(Layer sheet) {
    Masonry.arch(sheet, 12, 52, 24, 60, 0x8C8880, 0x8A98A0);
    return sheet.fill(shape("12 112, 12 102, 24 100, 36 102, 36 114"), 0x6A6A68);
  }

  private static Layer window(Layer sheet) {
    sheet.fill(curve("135 68, 135 24, 147 9, 164 3, 181 9, 193 24, 193 68"), 0x6E6A68);
    Layer glass = new Layer(WIDTH, HEIGHT);
    glass.blendDown(GLASS, 9, 0x2A3A6A, 64, 0x5A7A98);
    Layer saint = new Layer(WIDTH, HEIGHT);
    saint
        .fill(curve("138 64, 146 52, 156 56, 166 50, 176 56, 190 50, 190 66, 138 66"), 0x2E6A78)
        .line(bent(140, 58, 152, 50, 162, 58), 1.2, 0x9AC8C8)
        .line(bent(164, 58, 176, 50, 188, 58), 1.2, 0x9AC8C8)
        .fill(curve("157 54, 158 36, 164 30, 170 36, 171 54"), 0x9A3A48)
        .fill(disc(164, 26, 4, 4.6), 0xE0B088)
        .line(disc(164, 26, 7, 7), 1.2, 0xF0D070)
        .line(169, 38, 178, 32, 2.4, 0x9A3A48)
        .fill(disc(179, 31, 1.8, 1.8), 0xE0B088);
    glass.paintOver(saint.keepInside(new Layer(WIDTH, HEIGHT).fill(GLASS, 0)));
    for (double x : new double[] {152, 176}) {
      glass.line(x, 12, x, 64, 0.8, 0x1A1A24);
    }
    for (double y : new double[] {22, 36, 50}) {
      glass.line(141, y, 187, y, 0.6, 0x1A1A24);
    }
    return sheet.paintOver(glass.grain(new Noise(5), 5, 5, 0.2));
  }

  private static Layer altar(Layer sheet, boolean hasStub) {
    sheet.glaze(disc(160, 111, 46, 4), 0, 0.4);
    sheet.blendAcross(box(124, 94, 76, 17), 124, 0x8A8884, 200, 0x5A5A60);
    sheet.fill(shape("120 90, 204 90, 206 96, 118 96"), 0xA8A49C);
    sheet.fill(shape("130 90, 194 90, 194 103, 130 103"), 0xA89C8C);
    for (double x : new double[] {152, 164, 176}) {
      sheet
          .blendAcross(box(x - 2, 74, 4, 14), x - 2, 0xF4ECD8, x + 2, 0xB8A888)
          .fill(disc(x, 89, 4, 1.4), 0xB89850);
    }
    if (hasStub) {
      sheet
          .blendAcross(box(132.6, 78, 6.4, 11), 132, 0xECE4CC, 139, 0xA89878)
          .line(135.8, 78, 136.2, 75.4, 0.7, 0x2A2420)
          .fill(disc(135.8, 89.4, 5, 1.6), 0xB89850);
    }
    return sheet;
  }

  private static Layer flames(Layer sheet) {
    for (double x : new double[] {152, 164, 176}) {
      Haze.halo(sheet, x, 69, 9);
      sheet.fill(curve(x, 68, "-1.8 4, -2 1, 0 -5, 2 1, 1.8 4, 0 5"), 0xFFE8A8);
    }
    return sheet;
  }

  private static Layer ship(Layer sheet) {
    sheet.line(92, 0, 92, 22, 0.5, 0x8A8478);
    sheet
        .blendAcross(
            curve("68 50, 80 53, 104 53, 118 48, 112 58, 100 61, 80 60"),
            66,
            0x6A4630,
            118,
            0x3A2418)
        .line(bent(68, 50, 92, 56, 118, 48), 1, 0xD8B868);
    for (double x : new double[] {80, 93, 105}) {
      sheet.line(x, 54, x, 22, 0.9, 0x5A4028);
      for (int i = 0; i < 3; i++) {
        sheet.blendAcross(
            shape(x, 25 + i * 9, "-5 0, 5 0, 4 8, -4 8"), x - 5, 0xF0E8D4, x + 5, 0xA89C84);
      }
    }
    return sheet.line(116, 49, 124, 44, 0.8, 0x5A4028).line(124, 44, 105, 24, 0.4, 0x8A8068);
  }

  private static Layer board(Layer sheet) {
    sheet
        .fill(shape("224 30, 240 24, 256 30, 256 64, 224 64"), 0x5A4028)
        .fill(box(227, 32, 26, 29), 0x2A2018);
    SignLettering.draw(sheet, "22", 236, 35, 0xE8E0C8);
    SignLettering.draw(sheet, "17", 236, 44, 0xE8E0C8);
    return SignLettering.draw(sheet, "3", 238, 53, 0xE8E0C8);
  }

  private static Layer rope(Layer sheet) {
    return sheet
        .line(284, 0, 284, 44, 1.8, 0xA89468)
        .line(disc(284, 50, 4, 6), 1.8, 0xA89468)
        .line(280, 44, 288, 46, 2.4, 0xC86050);
  }

  private static Layer pews(Layer sheet) {
    for (int i = 0; i < 2; i++) {
      double x = 206 + i * 26;
      double y = 100 + i * 12;
      sheet.glaze(disc(x + 58, y + 30, 60, 4), 0, 0.3);
      sheet.blendDown(
          shape(x, y, x + 120, y, x + 120, y + 26, x, y + 26), y, 0x6E4E30, y + 26, 0x402C1C);
      sheet
          .fill(shape(x - 4, y - 4, x + 3, y - 4, x + 3, y + 32, x - 4, y + 32), 0x825E3A)
          .line(x, y + 3, x + 120, y + 3, 0.9, 0x9A7448);
      for (int k = 1; k < 4; k++) {
        sheet.line(x + k * 26, y + 4, x + k * 26, y + 26, 0.7, 0x2E1E12);
      }
    }
    return sheet.grain(new Noise(9), 20, 3, 0.16);
  }
}
