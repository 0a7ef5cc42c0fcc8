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

/**
 * Paints the only street of Kittiwake: Tobias's cottage, the pump, the post office, and the chapel
 * in the background.
 */
public final class Lane implements LamplitScene {

  @Override
  public boolean isInFog() {
    return true;
  }

  @Override
  public List<Patch> patches() {
    return List.of(
        new Patch("bucket_pump", 1, Set.of(), 152, 96, 24, 24),
        new Patch("bucket_pump", 2, Set.of("bucket-taken"), 152, 96, 24, 24));
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting light =
        new Lighting(0x78849C)
            .lamp(36, 92, 80, 70, 0xFFC070, 0.7)
            .lamp(222, 88, 90, 70, 0xFFC070, 0.8);
    painting.lay(Haze.sky(painting.sheet(), 112, 23));
    painting.lay(Haze.mixWithFog(hill(painting.sheet()), 0.45));
    painting.lay(Haze.mixWithFog(chapel(painting.sheet()), 0.3));
    painting.lay(
        light.on(
            Haze.ground(
                painting.sheet(),
                curve("-20 112, 110 108, 180 104, 250 108, 340 108, 340 160, -20 160"),
                105,
                0x4E4A48,
                0x86827C,
                9)));
    painting.lay(light.on(cottage(painting.sheet())));
    painting.lay(light.on(shop(painting.sheet())));
    painting.lay(panes(painting.sheet()));
    Haze.flicker(painting, box(28, 76, 7, 7));
    Haze.flicker(painting, box(205, 72, 30, 22));
    painting.lay(light.on(fingerPost(painting.sheet())));
    painting.front(1, light.on(pump(painting.sheet())));
    if (!changes.contains("bucket-taken")) {
      painting.lay(light.on(bucket(painting.sheet())));
    }
    painting.front(2, light.on(edge(painting.sheet())));
    return painting;
  }

  private static Layer hill(Layer sheet) {
    Nature.rock(
        sheet,
        curve("110 112, 140 90, 190 76, 250 60, 340 48, 340 120, 110 120"),
        3,
        0x2C3A34,
        0x66745E,
        18);
    return Nature.grass(sheet, 150, 90, 330, 52, 80, 4);
  }

  private static Layer chapel(Layer sheet) {
    sheet.blendAcross(
        shape("168 92, 168 58, 186 44, 204 58, 204 92"), 166, 0x9A9A94, 206, 0x5A5C60);
    sheet.fill(shape("164 60, 186 41, 208 60, 204 61, 186 46, 168 61"), 0x3A3C46);
    sheet.fill(box(183, 30, 7, 14), 0x80807C).fill(shape("181 31, 186.5 24, 192 31"), 0x3A3C46);
    sheet.fill(disc(186.5, 37, 2, 2.4), 0x2A2A30);
    sheet.fill(shape("181 92, 181 74, 186 68, 191 74, 191 92"), 0xE8B868);
    return sheet
        .fill(shape("182.6 92, 182.6 75, 186 70.6, 189.4 75, 189.4 92"), 0x6A4A2C)
        .grain(new Noise(3), 6, 6, 0.2);
  }

  private static Layer cottage(Layer sheet) {
    sheet.glaze(disc(56, 114, 64, 4), 0, 0.4);
    sheet
        .blendAcross(box(92, 6, 16, 30), 92, 0xC0B8AC, 108, 0x6A665F)
        .fill(box(90, 4, 20, 4), 0x6A6258);
    sheet.blendDown(shape("-6 44, 108 44, 112 112, -6 112"), 44, 0xC4C0B4, 112, 0x98948C);
    Shape roof = curve("-12 50, -8 22, 20 12, 60 11, 92 18, 112 46, 116 54, 90 51, 50 53, 10 52");
    Layer thatch = new Layer(WIDTH, HEIGHT).blendDown(roof, 12, 0x8A7848, 54, 0x4E4228);
    for (int i = 0; i < 150; i++) {
      double x = -8 + i * 0.82;
      double y = 16 + (i * 37 % 30);
      thatch.line(x, y, x + (x - 54) * 0.05, y + 7, 0.5, i % 2 == 0 ? 0xB09A60 : 0x5A4C2C);
    }
    thatch.keepInside(new Layer(WIDTH, HEIGHT).fill(roof, 0));
    sheet.paintOver(thatch.grain(new Noise(6), 8, 4, 0.2));
    sheet.glaze(shape("-6 52, 112 52, 112 58, -6 56"), 0x1A1A22, 0.35);
    Timber.door(sheet, 60, 66, 24, 46, 0x3E6A58, 0x8C8878, 3);
    sheet.line(60, 88, 84, 88, 1.2, 0x1E2A26);
    sheet.fill(box(24, 72, 24, 23), 0x8C8878).fill(box(27, 75, 18, 17), 0xFFD080);
    sheet.fill(box(22, 95, 28, 3), 0xA8A498);
    for (int i = 0; i < 6; i++) {
      sheet.fill(disc(26 + i * 4, 94, 1.8, 1.8), i % 2 == 0 ? 0xA04848 : 0x4A6A40);
    }
    return sheet.brush(7, 900, 6, 1, 0.1, 0.06);
  }

  private static Layer shop(Layer sheet) {
    sheet.glaze(disc(240, 114, 60, 4), 0, 0.4);
    Timber.boards(sheet, 192, 50, 100, 62, 7, 0x5C6C80, 41);
    sheet.fill(shape("184 54, 204 24, 284 24, 300 54"), 0x3C4050);
    for (int row = 0; row < 7; row++) {
      double y = 26 + row * 4;
      sheet.line(202 - row * 2.6, y, 285 + row * 2, y, 0.7, 0x282C38);
    }
    sheet.fill(shape("183 54, 301 54, 301 57, 183 57"), 0x22262E);
    sheet.fill(box(196, 59, 64, 9), 0xD8CCA8).line(box(196, 59, 64, 9), 0.7, 0x4A3A28);
    SignLettering.draw(sheet, "POST", 220, 61, 0x7A2A28);
    sheet
        .fill(shape("200 70, 240 70, 238 98, 202 98"), 0x3A3026)
        .fill(box(205, 72, 30, 22), 0xFFD488);
    sheet.fill(shape("199 97, 241 97, 238 102, 202 102"), 0x54463A);
    Timber.door(sheet, 266, 64, 20, 48, 0x8A3A34, 0xA89C84, 5);
    sheet.fill(box(269, 68, 14, 12), 0xF0C070).line(276, 68, 276, 80, 0.7, 0x4A2020);
    sheet
        .blendAcross(box(243, 80, 10, 20), 243, 0xC84038, 253, 0x6A1E20)
        .fill(box(245, 85, 6, 1.6), 0x1A1010);
    sheet.line(258, 57, 258, 112, 1.6, 0x4A4E56);
    return sheet.brush(8, 700, 5, 0.9, Math.PI / 2, 0.05);
  }

  private static Layer panes(Layer sheet) {
    Haze.halo(sheet, 36, 84, 26);
    Haze.halo(sheet, 220, 83, 34);
    sheet.line(36, 75, 36, 92, 1, 0x5A5040).line(27, 83, 45, 83, 1, 0x5A5040);
    for (double x = 212.5; x < 234; x += 7.5) {
      sheet.line(x, 72, x, 94, 1, 0x3A3026);
    }
    return sheet
        .line(205, 83, 235, 83, 1, 0x3A3026)
        .fill(curve("37 92, 38 87, 41 85, 44 87, 45 92"), 0x4A3A30);
  }

  private static Layer fingerPost(Layer sheet) {
    Timber.post(sheet, 306, 78, 116, 4, 0x6A5C4C);
    sheet.fill(shape("300 82, 318 88, 317 93, 299 88"), 0x9A8C74);
    return Nature.grass(sheet, 292, 114, 320, 112, 26, 8);
  }

  private static Layer pump(Layer sheet) {
    sheet.glaze(disc(142, 119, 14, 3), 0, 0.4);
    sheet
        .blendAcross(box(136, 82, 9, 36), 136, 0x5A7060, 145, 0x24322C)
        .fill(box(133, 114, 15, 5), 0x6A6660);
    sheet.blendAcross(
        curve("134 84, 136 76, 140.5 72, 145 76, 147 84"), 134, 0x6A8070, 147, 0x2A3A32);
    sheet.line(bent(145, 90, 154, 89, 154, 97), 2.6, 0x48584E);
    return sheet
        .line(bent(137, 80, 128, 82, 128, 104), 2, 0x788C7C)
        .fill(disc(128, 105, 2, 2), 0xA8B0A8);
  }

  private static Layer bucket(Layer sheet) {
    sheet.glaze(disc(164, 119, 9, 2), 0, 0.35);
    sheet.blendAcross(shape("156 104, 172 104, 170 118, 158 118"), 156, 0xB0B8BC, 172, 0x586068);
    return sheet
        .fill(disc(164, 104, 8, 2), 0x3A4248)
        .line(bent(156, 104, 164, 94, 172, 104), 0.8, 0x8A9298)
        .line(157, 113, 171, 113, 0.6, 0x68727A);
  }

  private static Layer edge(Layer sheet) {
    Nature.rock(
        sheet,
        curve("196 152, 204 140, 224 137, 246 140, 262 138, 280 152"),
        9,
        0x1A1E22,
        0x5E6260,
        8);
    return Nature.grass(sheet, 200, 143, 276, 142, 60, 6);
  }
}
