package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import java.util.List;
import java.util.Set;
import org.bowsprit.gannet.figure.Fogg;
import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.GamePalette;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Lighting;
import org.bowsprit.gannet.paint.Noise;
import org.bowsprit.gannet.paint.Painting;

/**
 * Paints the slip of Kittiwake in fog: the boat on the shore, the net loft, and steps to the lane.
 */
public final class Landing implements LamplitScene {

  private static final double HORIZON_Y = 74;

  @Override
  public boolean isInFog() {
    return true;
  }

  @Override
  public List<Patch> patches() {
    return List.of(
        new Patch("hook_boat", 1, Set.of(), 88, 88, 64, 16),
        new Patch("hook_boat", 2, Set.of("hook-taken"), 88, 88, 64, 16),
        new Patch("bottle_sea", 1, Set.of(), 8, 112, 24, 24),
        new Patch("bottle_sea", 2, Set.of("bottle-taken"), 8, 112, 24, 24));
  }

  @Override
  public int[] guestColours() {
    return Fogg.colours();
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting light =
        new Lighting(0x7E8AA0)
            .lamp(270, 60, 90, 80, 0xFFC070, 0.6)
            .lamp(120, 40, 200, 90, 0xA0B0B8, 0.2);
    painting.lay(Haze.mixWithFog(Nature.sea(painting.sheet(), HORIZON_Y, HEIGHT, 31), 0.25));
    painting.lay(Haze.sky(painting.sheet(), HORIZON_Y + 6, 12));
    painting.lay(Haze.halo(painting.sheet(), 150, 22, 26));
    painting.shimmer(
        Nature.crests(painting.sheet(), HORIZON_Y + 14, HEIGHT, 6, 150),
        GamePalette.GLITTER,
        Nature::glitter);
    painting.lay(Haze.mixWithFog(light.on(farRocks(painting.sheet())), 0.45));
    painting.lay(light.on(slip(painting.sheet())));
    painting.lay(light.on(rocks(painting.sheet())));
    painting.lay(light.on(steps(painting.sheet())));
    painting.lay(light.on(loft(painting.sheet())));
    painting.lay(lantern(painting.sheet()));
    Haze.flicker(painting, box(259, 52, 5, 7));
    painting.lay(light.on(ring(painting.sheet())));
    if (!changes.contains("bottle-taken")) {
      painting.lay(bottle(painting.sheet()));
    }
    painting.front(1, light.on(boat(painting.sheet(), !changes.contains("hook-taken"))));
    painting.front(2, light.on(nearRocks(painting.sheet())));
    return painting;
  }

  private static Layer farRocks(Layer sheet) {
    return Nature.rock(
        sheet,
        curve("150 100, 170 84, 200 70, 232 58, 262 40, 300 30, 340 34, 340 116, 150 116"),
        8,
        0x2A3240,
        0x76808A,
        16);
  }

  private static Layer slip(Layer sheet) {
    return Haze.ground(
        sheet,
        curve("20 150, 40 136, 96 126, 136 114, 180 106, 330 104, 330 152, 20 152"),
        104,
        0x4A4A4C,
        0x7E7C78,
        5);
  }

  private static Layer rocks(Layer sheet) {
    Nature.rock(
        sheet,
        curve("128 116, 140 106, 158 100, 186 98, 208 104, 210 112, 150 118"),
        14,
        0x20242E,
        0x6A6E72,
        9);
    return Nature.grass(sheet, 200, 106, 232, 106, 30, 2);
  }

  private static Layer steps(Layer sheet) {
    for (int i = 0; i < 7; i++) {
      double y = 108 - i * 7;
      double x = 286 + i * 3.4;
      sheet.fill(box(x, y, 60, 7.4), Colour.scale(0x6A6662, 0.86 + i * 0.03));
      sheet.fill(box(x, y, 60, 2.2), Colour.scale(0xA09C94, 0.86 + i * 0.03));
    }
    return sheet.grain(new Noise(7), 6, 3, 0.2);
  }

  private static Layer loft(Layer sheet) {
    sheet.glaze(disc(240, 113, 44, 4), 0, 0.4);
    Timber.boards(sheet, 206, 44, 66, 69, 6, 0x3A3634, 17);
    sheet.fill(shape("198 48, 214 22, 264 22, 280 48"), 0x4E463E);
    for (int i = 0; i < 6; i++) {
      sheet.line(202 + i * 2.4, 46 - i * 4.4, 277 - i * 2.6, 46 - i * 4.4, 0.8, 0x2E2824);
    }
    sheet.fill(shape("198 48, 280 48, 280 51, 198 51"), 0x221E1C);
    Timber.door(sheet, 236, 66, 22, 47, 0x5A4C3C, 0x6A6050, 6);
    for (int i = 0; i < 5; i++) {
      sheet.line(bent(210 + i * 2, 54, 216 + i, 74, 212 + i * 4, 92), 0.6, 0x8A8468);
    }
    for (int i = 0; i < 4; i++) {
      sheet.fill(disc(213 + i * 4, 90 + i % 2 * 3, 1.8, 1.8), i % 2 == 0 ? 0xB06A40 : 0xC8B080);
    }
    return sheet.grain(new Noise(22), 12, 14, 0.2);
  }

  private static Layer lantern(Layer sheet) {
    Haze.halo(sheet, 261.5, 56, 20);
    sheet.line(261.5, 46, 261.5, 51, 0.7, 0x1C1A18);
    return sheet
        .fill(shape("259 51.5, 264 51.5, 265 59, 258 59"), 0xFFDC90)
        .line(shape("259 51.5, 264 51.5, 265 59, 258 59"), 0.7, 0x241E18);
  }

  private static Layer ring(Layer sheet) {
    return sheet
        .fill(disc(184, 117, 4, 1.6), 0x3A342E)
        .line(disc(186, 117.6, 5, 2), 1.3, 0x7A5A44)
        .line(bent(182, 117, 166, 122, 140, 112), 1, 0xA89468);
  }

  private static Layer bottle(Layer sheet) {
    return sheet
        .fill(curve("11 126, 13 122, 20 119, 24 118, 26 120, 22 124, 16 128, 12 129"), 0x3E7A50)
        .line(23, 119.4, 27.4, 117, 2.4, 0x4E8A5C)
        .line(27, 117.4, 28.8, 116.4, 2.2, 0xB08A58)
        .line(14, 125, 20, 121.6, 1.4, 0xE8E4D0)
        .line(6, 129.5, 28, 128, 0.8, 0xB8CCC8);
  }

  private static Layer boat(Layer sheet, boolean hasHook) {
    sheet.glaze(disc(88, 128, 56, 5), 0, 0.4);
    if (hasHook) {
      sheet
          .line(70, 108, 148, 91, 1.7, 0xC0A070)
          .line(bent(147, 91.4, 152, 88, 149, 95), 1.3, 0xA8B0B8);
    }
    sheet.fill(
        curve("28 104, 60 108, 100 108, 142 98, 136 108, 100 112, 60 112, 34 109"), 0x34281E);
    sheet.blendDown(
        curve("26 104, 60 110, 100 110, 144 97, 138 114, 118 126, 84 129, 52 126, 34 116"),
        100,
        0x5C86A0,
        130,
        0x243848);
    for (int i = 1; i < 4; i++) {
      sheet.line(
          bent(28 + i * 4, 105 + i * 5.6, 84, 111 + i * 5.4, 141 - i * 4, 99 + i * 6),
          0.6,
          0x2C4458);
    }
    sheet.line(bent(26, 104, 84, 115, 144, 97), 1.8, 0xD8CCB0);
    sheet.fill(box(44, 112.5, 25, 7), 0xE8E0CC);
    sheet.grain(new Noise(5), 26, 3, 0.14);
    return SignLettering.draw(sheet, "PUFFIN", 46, 114, 0x2A3A50);
  }

  private static Layer nearRocks(Layer sheet) {
    Nature.rock(
        sheet,
        curve("136 152, 142 140, 156 134, 172 136, 186 143, 190 152"),
        41,
        0x10141E,
        0x565C66,
        9);
    for (int i = 0; i < 26; i++) {
      double x = 140 + i * 1.8;
      sheet.line(
          bent(x, 137 + i % 3, x + 2, 141, x + (i % 5) - 2, 147),
          1.2,
          i % 2 == 0 ? 0x3A4426 : 0x5E5E2E);
    }
    return Nature.rock(
        sheet, curve("-20 152, -6 138, 8 134, 22 140, 34 152"), 43, 0x10141E, 0x565C66, 9);
  }
}
