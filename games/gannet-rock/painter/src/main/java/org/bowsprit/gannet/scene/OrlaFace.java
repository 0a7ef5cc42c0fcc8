package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import java.util.List;
import java.util.Set;
import org.bowsprit.gannet.figure.Orla;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Lighting;
import org.bowsprit.gannet.paint.Noise;
import org.bowsprit.gannet.paint.Painting;

/**
 * Paints a close view of Orla with the letter. The light of the stove falls on one cheek, and the
 * light of the night falls on the other.
 */
public final class OrlaFace implements Scene {

  /**
   * The shift to the right of all coordinates of Orla, in pixels. It leaves space beside her for
   * her speech.
   */
  private static final int SHIFT_X = 48;

  private static final int SKIN = 0xF0C4A0;
  private static final int SKIN_SHADE = 0xC08868;
  private static final int LINE = 0x7A4838;
  private static final int HAIR = 0xE8E6EC;
  private static final int HAIR_SHADE = 0x8E8C9E;
  private static final int INK = 0x1C1622;

  @Override
  public List<Patch> patches() {
    return List.of(
        new Patch("mouth", 1, Set.of("mouth-1"), 136 + SHIFT_X, 80, 64, 40),
        new Patch("mouth", 2, Set.of("mouth-2"), 136 + SHIFT_X, 80, 64, 40),
        new Patch("eyes", 1, Set.of("blink"), 128 + SHIFT_X, 48, 80, 24));
  }

  @Override
  public int[] guestColours() {
    return Orla.colours();
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting light =
        new Lighting(0x56607E)
            .lamp(80, 90, 220, 150, 0xFF9440, 0.95)
            .lamp(150, 20, 150, 120, 0xFFD49C, 0.55)
            .lamp(300, 40, 130, 130, 0x7088C0, 0.4);
    painting.lay(light.on(wall(painting.sheet())));
    painting.lay(light.on(shoulders(painting.sheet().moveOrigin(SHIFT_X, 0))));
    Layer head = head(painting.sheet().moveOrigin(SHIFT_X, 0));
    eyes(head, changes.contains("blink"));
    mouth(head, changes.contains("mouth-1") ? 1 : changes.contains("mouth-2") ? 2 : 0);
    painting.lay(light.on(head));
    painting.lay(light.on(letter(painting.sheet().moveOrigin(SHIFT_X / 2, 0))));
    return painting;
  }

  private static Layer wall(Layer sheet) {
    Masonry.wall(sheet, HEIGHT, 0x8A7C6A, 31);
    sheet.glaze(box(0, 0, WIDTH, HEIGHT), 0x2A2430, 0.45);
    sheet.fill(shape("20 0, 80 0, 80 64, 20 64"), 0x4A3826);
    sheet.blendDown(box(26, 0, 48, 58), 0, 0x1C2A4C, 58, 0x3C5878);
    return sheet.line(50, 0, 50, 58, 2, 0x4A3826).line(26, 28, 74, 28, 2, 0x4A3826);
  }

  private static Layer shoulders(Layer sheet) {
    sheet.fill(curve("136 88, 204 88, 206 122, 172 136, 138 122"), SKIN_SHADE);
    sheet.fill(
        curve("70 156, 82 128, 112 112, 140 106, 172 134, 204 106, " + "236 114, 266 130, 278 156"),
        0x7A2E3A);
    sheet
        .fill(curve("150 118, 172 136, 196 116, 190 156, 156 156"), 0x4A5C82)
        .fill(curve("204 108, 236 116, 266 132, 276 156, 226 156, 216 130"), 0x4E1C28);
    for (int i = 0; i < 7; i++) {
      double x = 92 + i * 9;
      sheet.line(bent(x, 156, x + 10, 134, x + 26 - i, 116), 0.8, 0x9C4A54);
    }
    return sheet.moveOrigin(-SHIFT_X, 0).brush(5, 900, 7, 1.2, 1.0, 0.08);
  }

  private static Layer head(Layer sheet) {
    sheet.fill(disc(196, 12, 21, 17), HAIR_SHADE).fill(disc(192, 9, 18, 14), HAIR);
    sheet.fill(
        curve("126 66, 124 38, 142 14, 172 4, 204 14, 220 40, " + "220 72, 210 98, 198 60, 140 56"),
        HAIR_SHADE);
    sheet.fill(
        curve(
            "132 56, 138 36, 160 28, 188 30, 204 46, 208 70, "
                + "203 92, 192 112, 172 124, 152 116, 140 98, 133 78"),
        SKIN);
    sheet.fill(
        curve("192 36, 206 52, 208 72, 203 92, 192 112, 174 124, " + "182 108, 196 88, 198 60"),
        SKIN_SHADE);
    blush(sheet, 148, 84, 0xE07858);
    blush(sheet, 192, 86, 0xB05848);
    // Her parted hair, with light on it.
    sheet.fill(
        curve("128 64, 126 40, 144 16, 172 7, 196 12, 176 26, " + "152 36, 138 50, 134 66"), HAIR);
    sheet.fill(curve("176 22, 198 14, 216 36, 218 66, 210 74, 206 48, 192 32"), HAIR_SHADE);
    for (int i = 0; i < 8; i++) {
      sheet.line(
          bent(132 + i, 58 - i * 3, 146 + i * 2, 26, 180, 10 + i),
          0.7,
          i % 2 == 0 ? 0xFFFFFF : 0xB4B0C0);
    }
    // Her nose and wrinkles.
    sheet
        .fill(curve("168 60, 160 78, 154 88, 160 93, 170 92, 176 88, 174 78"), 0xE0AC88)
        .fill(curve("172 62, 174 78, 178 88, 170 93, 166 92, 172 84"), SKIN_SHADE)
        .line(bent(156, 90, 161, 95, 168, 93), 1, LINE);
    sheet
        .line(bent(150, 88, 143, 96, 146, 106), 0.9, SKIN_SHADE)
        .line(bent(182, 88, 193, 96, 192, 108), 1, LINE)
        .line(bent(150, 42, 166, 38, 184, 42), 0.8, SKIN_SHADE)
        .line(bent(152, 47, 167, 44, 182, 47), 0.7, SKIN_SHADE)
        .line(bent(158, 113, 170, 117, 182, 112), 1, SKIN_SHADE);
    return sheet.moveOrigin(-SHIFT_X, 0).brush(9, 700, 5, 0.9, 0.7, 0.04).moveOrigin(SHIFT_X, 0);
  }

  /** Colours a cheek, most strongly in its middle. */
  static void blush(Layer sheet, double x, double y, int colour) {
    for (int i = 6; i > 0; i--) {
      sheet.glaze(disc(x, y, i * 2.2, i * 1.7), colour, 0.09);
    }
  }

  private static void eyes(Layer sheet, boolean shut) {
    for (double x : new double[] {151, 186}) {
      if (shut) {
        sheet.line(bent(x - 7, 63, x, 67, x + 7, 63), 1.6, LINE);
      } else {
        sheet
            .fill(curve(x, 64, "-8 0, -3 -4.4, 4 -4.2, 8 0, 3 3.6, -4 3.6"), 0xF6F0E8)
            .fill(disc(x - 1, 63.8, 3.6, 3.8), 0x5A7890)
            .fill(disc(x - 1, 63.8, 1.8, 1.9), INK)
            .fill(disc(x - 2.4, 62.4, 1, 1), 0xFFFFFF)
            .line(bent(x - 8, 63.6, x, 57.6, x + 8, 63.4), 1.5, LINE);
      }
      sheet
          .line(disc(x, 64, 13, 11), 1.4, 0x3A3440)
          .line(bent(x - 10, 58, x - 6, 54, x, 53.4), 0.9, 0xE8E0D0)
          .line(bent(x - 10, 52, x, 46, x + 10, 51), 2.6, HAIR_SHADE);
    }
    sheet
        .line(bent(164, 63, 168, 60, 173, 63), 1.4, 0x3A3440)
        .line(199, 62, 208, 58, 1.2, 0x3A3440);
  }

  private static void mouth(Layer sheet, int openness) {
    if (openness == 0) {
      sheet
          .line(bent(152, 103, 166, 105, 182, 101), 1.8, 0x8A3C38)
          .line(bent(158, 107, 167, 109, 175, 106), 1, SKIN_SHADE);
      return;
    }
    double height = openness == 1 ? 3.4 : 6.4;
    sheet
        .fill(disc(167, 102 + height * 0.4, 13, height + 1.6), 0xA85048)
        .fill(disc(167, 102 + height * 0.4, 11, height), 0x3C1418)
        .fill(shape(158, 102 - height * 0.5, "0 0, 18 -0.6, 16 2.4, 2 2.6"), 0xEDE4D4);
    if (openness == 2) {
      sheet.fill(disc(167, 107.6, 6, 2.2), 0x9C4248);
    }
  }

  private static Layer letter(Layer sheet) {
    sheet.glaze(shape("62 104, 122 96, 130 136, 70 146"), 0, 0.3);
    sheet
        .fill(shape("58 100, 118 92, 126 132, 66 142"), 0xE8DCC0)
        .line(58, 100, 94, 122, 0.9, 0xB0A080)
        .line(118, 92, 94, 122, 0.9, 0xB0A080)
        .fill(disc(94, 121, 6.4, 6), 0xA02830)
        .fill(disc(92.6, 119.6, 2.2, 2), 0xD05858);
    sheet
        .fill(curve("116 118, 124 112, 134 114, 150 128, 158 150, 118 150, 120 132"), SKIN)
        .fill(curve("134 120, 150 130, 158 150, 136 150"), SKIN_SHADE);
    for (int i = 0; i < 3; i++) {
      double y = 114 + i * 7;
      sheet
          .line(122 + i, y, 110 + i, y + 3, 5.6, SKIN)
          .line(121 + i, y + 3, 111 + i, y + 6, 0.8, SKIN_SHADE);
    }
    return sheet.grain(new Noise(2), 9, 7, 0.1);
  }
}
