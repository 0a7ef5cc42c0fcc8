package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import java.util.List;
import java.util.Random;
import java.util.Set;
import org.bowsprit.gannet.figure.Nell;
import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Lighting;
import org.bowsprit.gannet.paint.Noise;
import org.bowsprit.gannet.paint.Painting;

/**
 * Paints the top of Kittiwake: a thorn tree with a kite in it, a wall, a sheep, peat and the horn
 * house.
 */
public final class Hill implements LamplitScene {

  @Override
  public boolean isInFog() {
    return true;
  }

  @Override
  public List<Patch> patches() {
    return List.of(
        new Patch("kite_thorn", 1, Set.of(), 24, 24, 40, 40),
        new Patch("kite_thorn", 2, Set.of("kite-taken"), 24, 24, 40, 40),
        new Patch("chute_lid", 1, Set.of("chute-open"), 232, 96, 24, 24));
  }

  @Override
  public int[] guestColours() {
    return Nell.colours();
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting light = new Lighting(0x808CA0).lamp(286, 60, 70, 60, 0xFFC070, 0.5);
    painting.lay(Haze.sky(painting.sheet(), 116, 37));
    painting.lay(Haze.mixWithFog(ridge(painting.sheet()), 0.5));
    painting.lay(light.on(turf(painting.sheet())));
    painting.lay(light.on(path(painting.sheet())));
    painting.lay(light.on(thorn(painting.sheet())));
    if (!changes.contains("kite-taken")) {
      painting.lay(light.on(kite(painting.sheet())));
    }
    painting.lay(light.on(wall(painting.sheet())));
    painting.lay(light.on(house(painting.sheet(), changes.contains("chute-open"))));
    painting.lay(lantern(painting.sheet()));
    Haze.flicker(painting, box(300, 66, 5, 7));
    painting.lay(light.on(stack(painting.sheet())));
    painting.lay(light.on(sheep(painting.sheet())));
    painting.front(1, light.on(tufts(painting.sheet())));
    return painting;
  }

  private static Layer ridge(Layer sheet) {
    return Nature.rock(
        sheet,
        curve("-20 108, 30 86, 90 80, 150 88, 220 76, 340 66, 340 120, -20 120"),
        6,
        0x36423C,
        0x6C7A68,
        20);
  }

  private static Layer turf(Layer sheet) {
    Layer turf = new Layer(WIDTH, HEIGHT);
    turf.blendDown(
        curve("-20 116, 60 106, 150 102, 240 104, 340 100, 340 160, -20 160"),
        100,
        0x5A6A4E,
        150,
        0x3A4A36);
    turf.grain(new Noise(11), 20, 5, 0.35).brush(3, 3200, 5, 0.9, 0.2, 0.14);
    sheet.paintOver(turf);
    Nature.grass(sheet, 0, 116, 110, 108, 70, 1);
    Nature.grass(sheet, 110, 126, 320, 130, 120, 2);
    return Nature.grass(sheet, 60, 138, 250, 140, 90, 3);
  }

  private static Layer path(Layer sheet) {
    Layer path = new Layer(WIDTH, HEIGHT);
    path.fill(
        curve(
            "-20 132, 60 126, 150 122, 230 122, 290 120, 296 124, 240 130, 150 134, 60 140, -20 148"),
        0x857A66);
    return sheet.paintOver(path.grain(new Noise(14), 8, 3, 0.3).brush(4, 1500, 6, 1, 0, 0.12));
  }

  private static Layer thorn(Layer sheet) {
    sheet
        .line(bent(40, 116, 34, 96, 44, 78), 4.4, 0x3A302A)
        .line(bent(44, 80, 52, 66, 40, 50), 2.8, 0x40352E);
    Random random = new Random(21);
    for (int i = 0; i < 60; i++) {
      double x = 44 + random.nextDouble() * 8;
      double y = 82 - random.nextDouble() * 30;
      double dx = -random.nextDouble() * 38 + 14;
      double dy = -random.nextDouble() * 26;
      sheet.line(
          bent(x, y, x + dx * 0.3, y + dy, x + dx, y + dy * 0.8),
          0.9,
          Colour.mix(0x2A2422, 0x5E5246, random.nextDouble()));
    }
    for (int i = 0; i < 160; i++) {
      double angle = random.nextDouble() * Math.PI * 2;
      double radius = Math.sqrt(random.nextDouble());
      sheet.fill(
          disc(34 + Math.cos(angle) * radius * 27, 52 + Math.sin(angle) * radius * 19, 1.5, 1.1),
          Colour.mix(0x26362C, 0x5C6E48, random.nextDouble()));
    }
    return sheet;
  }

  private static Layer kite(Layer sheet) {
    sheet
        .fill(shape("44 28, 56 40, 47 58, 32 43"), 0xC84438)
        .fill(shape("44 28, 56 40, 45 42"), 0xE06A50);
    sheet.line(44, 28, 47, 58, 0.8, 0x5A3A24).line(32, 43, 56, 40, 0.8, 0x5A3A24);
    sheet.line(bent(47, 58, 58, 62, 54, 72), 0.6, 0xD8C8A8);
    return sheet
        .fill(shape("54 61, 58 60, 57 64"), 0xE8E0CC)
        .fill(shape("55 66, 59 66, 57 69"), 0xE8E0CC);
  }

  private static Layer wall(Layer sheet) {
    Random random = new Random(8);
    for (int row = 0; row < 4; row++) {
      for (double x = 104 + row % 2 * 4; x < 182; ) {
        double width = 6 + random.nextDouble() * 8;
        sheet.fill(
            curve(
                x,
                99.0 + row * 5,
                x + width / 2,
                97.6 + row * 5,
                x + width,
                99 + row * 5,
                x + width,
                103.4 + row * 5,
                x,
                103.4 + row * 5),
            Colour.scale(0x80807C, 0.7 + random.nextDouble() * 0.5));
        x += width + 0.6;
      }
    }
    for (double x = 106; x < 178; x += 9) {
      sheet.fill(
          curve(x, 98, x + 2, 94, x + 7, 94, x + 8.4, 98),
          Colour.scale(0x8C8A84, 0.8 + random.nextDouble() * 0.3));
    }
    return sheet.grain(new Noise(4), 5, 4, 0.2);
  }

  private static Layer house(Layer sheet, boolean isOpen) {
    sheet.glaze(disc(278, 122, 52, 4), 0, 0.4);
    sheet.blendAcross(shape("232 58, 330 58, 330 120, 230 120"), 230, 0xA8A49C, 330, 0x6C6A6C);
    for (int row = 0; row < 7; row++) {
      for (int i = 0; i < 9; i++) {
        sheet.line(box(230 + i * 12 + row % 2 * 6, 60 + row * 9, 12, 9), 0.4, 0x74706C);
      }
    }
    sheet
        .fill(shape("226 60, 240 36, 330 36, 330 60"), 0x444854)
        .fill(shape("225 60, 330 60, 330 63, 225 63"), 0x2A2C34);
    for (int i = 0; i < 5; i++) {
      sheet.line(228 + i * 3, 56 - i * 4.6, 330, 56 - i * 4.6, 0.7, 0x30343E);
    }
    sheet
        .blendAcross(box(252, 14, 10, 26), 252, 0x6A6E74, 262, 0x2E3238)
        .fill(box(250, 12, 14, 3), 0x4A4E54);
    sheet
        .blendAcross(curve("296 40, 304 30, 320 26, 320 52, 306 50"), 296, 0xB08A48, 320, 0x6A4E28)
        .line(bent(304, 32, 302, 41, 306, 50), 0.8, 0xE0C078);
    Timber.door(sheet, 268, 70, 22, 49, 0x5A646C, 0x8A867E, 2);
    for (int i = 0; i < 10; i++) {
      sheet.fill(disc(270 + i % 2 * 18, 74 + i / 2 * 10, 0.8, 0.8), 0x2A3036);
    }
    if (isOpen) {
      sheet
          .fill(shape("235 104, 253 104, 254 118, 234 118"), 0x100E10)
          .fill(shape("235 104, 253 104, 252 98, 236 98"), 0x50565C);
    } else {
      sheet
          .fill(shape("235 102, 253 102, 255 118, 233 118"), 0x50565C)
          .line(shape("235 102, 253 102, 255 118, 233 118"), 1, 0x2A2E34);
      sheet.line(236, 108, 252, 108, 0.6, 0x3A4046);
    }
    return sheet.grain(new Noise(16), 9, 9, 0.14);
  }

  private static Layer lantern(Layer sheet) {
    Haze.halo(sheet, 302.5, 70, 20);
    return sheet
        .line(302.5, 63, 302.5, 66, 0.7, 0x1C1A18)
        .fill(shape("300 66, 305 66, 306 73, 299 73"), 0xFFDC90)
        .line(shape("300 66, 305 66, 306 73, 299 73"), 0.7, 0x241E18);
  }

  private static Layer stack(Layer sheet) {
    Random random = new Random(5);
    sheet.glaze(disc(204, 119, 22, 3), 0, 0.4);
    for (int row = 0; row < 7; row++) {
      int count = 7 - row * 2 / 3;
      for (int i = 0; i < count; i++) {
        double x = 186 + row * 1.8 + i * 5.2;
        double y = 114 - row * 3.8;
        sheet
            .fill(box(x, y, 5, 3.6), Colour.scale(0x5A4030, 0.7 + random.nextDouble() * 0.6))
            .line(x, y + 3.6, x + 5, y + 3.6, 0.5, 0x241812);
      }
    }
    return sheet;
  }

  private static Layer sheep(Layer sheet) {
    sheet.glaze(disc(92, 127, 16, 2.6), 0, 0.4);
    for (double x : new double[] {84, 88, 97, 101}) {
      sheet.line(x, 118, x, 127, 1.8, 0x2A2624);
    }
    for (int i = 0; i < 16; i++) {
      sheet.fill(
          disc(83 + i % 6 * 4, 110 + i / 6 * 4, 4, 3.6),
          i % 3 == 0 ? 0xE4DCC8 : i % 3 == 1 ? 0xCFC6B2 : 0xB8AE9C);
    }
    sheet.fill(curve("76 109, 80 106, 84 109, 83 116, 78 119, 75 115"), 0x2E2A28);
    return sheet
        .fill(disc(84, 109, 2.6, 1.4), 0x3A3430)
        .fill(disc(78.4, 111.4, 0.8, 0.8), 0xE8D890)
        .fill(disc(80, 106.6, 3.4, 2.4), 0xE4DCC8);
  }

  private static Layer tufts(Layer sheet) {
    Nature.rock(
        sheet, curve("236 152, 246 142, 262 139, 282 141, 296 152"), 12, 0x1E2420, 0x5E665C, 8);
    return Nature.grass(sheet, 232, 146, 300, 144, 70, 9);
  }
}
