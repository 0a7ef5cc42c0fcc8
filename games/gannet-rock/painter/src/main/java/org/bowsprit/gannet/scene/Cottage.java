package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import java.util.List;
import java.util.Random;
import java.util.Set;
import org.bowsprit.gannet.figure.Tobias;
import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.GamePalette;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Lighting;
import org.bowsprit.gannet.paint.Noise;
import org.bowsprit.gannet.paint.Painting;

/**
 * Paints Tobias's room: a peat fire, an unfinished game of draughts, and a picture that is turned
 * to the wall.
 */
public final class Cottage implements Scene {

  /** The colours of a peat fire, which glows more than it burns. */
  private static final int[] PEAT_COLOURS = {
    0xFFC060, 0xF89838, 0xE87020, 0xC04C14, 0x90300C, 0xC04C14, 0xE87020, 0xF89838
  };

  @Override
  public List<Patch> patches() {
    return List.of(
        new Patch("jar_sill", 1, Set.of(), 120, 40, 16, 16),
        new Patch("jar_sill", 2, Set.of("jar-taken"), 120, 40, 16, 16),
        new Patch("board_set", 1, Set.of(), 152, 80, 48, 16),
        new Patch("board_set", 2, Set.of("played"), 152, 80, 48, 16));
  }

  @Override
  public int[] guestColours() {
    return Tobias.colours();
  }

  @Override
  public int[] lampColours() {
    return PEAT_COLOURS.clone();
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting light =
        new Lighting(0x4E5670)
            .lamp(48, 100, 170, 110, 0xFF8C38, 1.15)
            .lamp(190, 20, 120, 110, 0xFFC878, 0.7)
            .lamp(120, 126, 170, 40, 0xF89848, 0.5);
    painting.lay(light.on(wall(painting.sheet())));
    painting.lay(light.on(Masonry.floor(painting.sheet(), 108, 0x74685A, 0x625A50, 13)));
    painting.lay(light.on(window(painting.sheet(), !changes.contains("jar-taken"))));
    painting.lay(light.on(hearth(painting.sheet())));
    painting.lay(embers(painting.sheet()));
    painting.shimmer(glow(painting.sheet()), GamePalette.LAMP, Gleam.upwards(3, 5));
    painting.lay(light.on(pictures(painting.sheet())));
    painting.lay(light.on(door(painting.sheet())));
    painting.lay(light.on(bench(painting.sheet())));
    painting.lay(lamp(painting.sheet()));
    painting.front(1, light.on(table(painting.sheet(), changes.contains("played"))));
    return painting;
  }

  private static Layer wall(Layer sheet) {
    Masonry.wall(sheet, 110, 0xB0A890, 77);
    sheet.fill(box(0, 0, WIDTH, 9), 0x2E241C);
    for (double x = -10; x < WIDTH; x += 56) {
      sheet.blendAcross(
          shape(x, 0, x + 11, 0, x + 10, 13, x + 1, 13), x, 0x5E4630, x + 11, 0x32241A);
    }
    return sheet.glaze(shape("20 0, 90 0, 70 60, 30 60"), 0x1A1410, 0.25);
  }

  private static Layer window(Layer sheet, boolean hasJar) {
    sheet.fill(box(94, 14, 68, 42), 0x6E6250);
    sheet.blendDown(box(99, 18, 58, 34), 18, 0x3C4658, 52, 0x7E8A94);
    sheet.line(128, 18, 128, 52, 1.6, 0x4E4434).line(99, 34, 157, 34, 1.6, 0x4E4434);
    sheet.fill(shape("90 55, 166 55, 168 60, 88 60"), 0xA08C6C);
    if (hasJar) {
      sheet
          .blendAcross(box(122, 44, 11, 11.4), 122, 0xC8DCD8, 133, 0x7C9498)
          .fill(box(121.6, 42.6, 11.8, 2.4), 0xB0C4C4)
          .fill(box(123.6, 48, 7.6, 5), 0xE8E0C8);
    }
    return sheet.grain(new Noise(3), 9, 9, 0.08);
  }

  private static Layer hearth(Layer sheet) {
    sheet.blendAcross(shape("10 62, 86 62, 88 114, 8 114"), 8, 0x8A8074, 88, 0x5E564E);
    for (int i = 0; i < 5; i++) {
      sheet
          .line(9, 70 + i * 9, 20, 70.6 + i * 9, 0.7, 0x4A443E)
          .line(76, 72 + i * 9, 87, 71.6 + i * 9, 0.7, 0x3E3832);
    }
    sheet
        .fill(shape("4 58, 92 58, 90 65, 6 65"), 0x6A4C30)
        .fill(shape("4 58, 92 58, 92 60, 4 60"), 0x94704A);
    sheet.fill(curve("20 114, 20 82, 32 74, 48 72, 64 74, 76 82, 76 114"), 0x140E0C);
    sheet
        .line(48, 74, 48, 88, 0.9, 0x3A3634)
        .fill(curve("40 88, 42 98, 48 100, 54 98, 56 88"), 0x24222A);
    sheet
        .fill(box(16, 48, 7, 10), 0xC0B090)
        .fill(box(70, 46, 4, 12), 0x6A7A8A)
        .fill(disc(58, 54, 4, 4), 0xB88A48);
    return sheet.grain(new Noise(8), 8, 6, 0.16);
  }

  private static Layer embers(Layer sheet) {
    Random random = new Random(4);
    sheet.fill(curve("26 112, 30 106, 40 103, 56 103, 66 106, 70 112"), 0x3A140A);
    for (int i = 0; i < 12; i++) {
      double x = 28 + random.nextDouble() * 36;
      double y = 105 + random.nextDouble() * 5;
      sheet.fill(box(x, y, 7, 3), Colour.mix(0x501A08, 0xE8742A, random.nextDouble()));
    }
    return sheet;
  }

  private static Layer glow(Layer sheet) {
    Random random = new Random(4);
    for (int i = 0; i < 12; i++) {
      double x = 28 + random.nextDouble() * 36;
      double y = 105 + random.nextDouble() * 5;
      random.nextDouble();
      sheet.fill(box(x + 1, y, 5, 2), 0xFFFFFF);
    }
    return sheet.fill(curve("42 104, 44 98, 47 94, 49 99, 52 96, 54 104"), 0xFFFFFF);
  }

  private static Layer pictures(Layer sheet) {
    sheet
        .fill(shape("243 28, 271 26, 272 58, 244 60"), 0x6A4E34)
        .fill(shape("246 31, 269 29, 270 55, 247 57"), 0xA89068);
    sheet
        .line(bent(244, 28, 257, 18, 271, 26), 0.6, 0x3A2C20)
        .line(251, 42, 264, 41, 0.7, 0x6A5438);
    sheet.blendAcross(box(274, 18, 13, 28), 274, 0x7A5634, 287, 0x40291A);
    sheet
        .fill(disc(280.5, 26, 5, 5), 0xE0D8C0)
        .line(280.5, 26, 283.6, 28, 0.7, 0x2A2018)
        .line(280.5, 26, 279, 30, 0.7, 0x2A2018);
    return sheet.fill(box(277, 34, 7, 10), 0x2A1C12);
  }

  private static Layer door(Layer sheet) {
    Timber.door(sheet, 294, 52, 24, 62, 0x3E6A58, 0x7A6E5C, 9);
    return sheet.line(294, 82, 318, 82, 1.2, 0x1E2A26);
  }

  private static Layer bench(Layer sheet) {
    sheet.glaze(disc(116, 112, 24, 3), 0, 0.35);
    sheet
        .blendAcross(box(96, 84, 40, 16), 96, 0x7A5636, 136, 0x4E3622)
        .line(96, 88, 136, 88, 0.7, 0x3A2818);
    sheet
        .fill(box(94, 98, 44, 4), 0x94683E)
        .blendAcross(box(97, 102, 38, 10), 97, 0x6A4A2E, 135, 0x442E1C);
    return sheet
        .fill(curve("100 98, 104 93, 116 92, 128 93, 132 98"), 0x8A3A40)
        .line(bent(104, 95, 116, 93, 128, 95), 0.6, 0xB86060);
  }

  private static Layer lamp(Layer sheet) {
    sheet.line(190, 10, 190, 20, 0.8, 0x2A2018);
    return sheet
        .fill(shape("183 30, 187 20, 193 20, 197 30"), 0x5A7A5C)
        .fill(shape("184 30, 196 30, 193 34, 187 34"), 0xFFECB0);
  }

  private static Layer table(Layer sheet, boolean isPlayed) {
    sheet.glaze(disc(178, 126, 36, 5), 0, 0.4);
    sheet
        .fill(shape("146 98, 151 98, 150 126, 147 126"), 0x4E3622)
        .fill(shape("204 98, 209 98, 208 126, 205 126"), 0x3E2A1A);
    sheet
        .blendDown(shape("148 92, 206 92, 212 99, 142 99"), 92, 0xA87C4C, 99, 0x86603A)
        .fill(box(142, 99, 70, 3.4), 0x5E4228);
    sheet.fill(shape("158 89, 196 89, 200 96, 154 96"), 0xC8A878);
    for (int row = 0; row < 4; row++) {
      double y = 89.6 + row * 1.6;
      for (int i = row % 2; i < 8; i += 2) {
        double x = 158 - row + i * (38 + row * 2) / 8.0;
        sheet.fill(box(x, y, 4.6, 1.6), 0x5A3420);
      }
    }
    int[][] men =
        isPlayed
            ? new int[][] {{164, 90}, {172, 92}, {182, 90}, {189, 94}}
            : new int[][] {
              {160, 90}, {167, 92}, {163, 94}, {176, 90}, {180, 94}, {187, 91}, {192, 93}
            };
    for (int i = 0; i < men.length; i++) {
      boolean isWhite = isPlayed || i % 2 == 0;
      sheet.fill(disc(men[i][0], men[i][1], 2.4, 1.5), isWhite ? 0x9A9484 : 0x101010);
      sheet.fill(disc(men[i][0], men[i][1] - 1, 2.4, 1.4), isWhite ? 0xF4EEDC : 0x3A3230);
    }
    return sheet.grain(new Noise(6), 20, 2, 0.12);
  }
}
