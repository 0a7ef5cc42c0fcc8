package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import java.util.List;
import java.util.Set;
import org.bowsprit.gannet.figure.Tobias;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Lighting;
import org.bowsprit.gannet.paint.Painting;

/**
 * Paints a close view of Tobias with the missing draughtsman. He laughs for the first time in
 * years.
 */
public final class TobiasFace implements Scene {

  /**
   * The shift to the right of all coordinates of Tobias, in pixels. It leaves space beside him for
   * his speech.
   */
  private static final int SHIFT_X = 56;

  private static final int SKIN = 0xEEBE98;
  private static final int SKIN_SHADE = 0xB87858;
  private static final int LINE = 0x6E3C2C;
  private static final int BEARD = 0xE4E2E0;
  private static final int BEARD_SHADE = 0x94909A;
  private static final int INK = 0x18141C;

  @Override
  public List<Patch> patches() {
    return List.of(
        new Patch("mouth", 1, Set.of("mouth-1"), 112 + SHIFT_X, 80, 72, 48),
        new Patch("mouth", 2, Set.of("mouth-2"), 112 + SHIFT_X, 80, 72, 48),
        new Patch("eyes", 1, Set.of("blink"), 112 + SHIFT_X, 48, 80, 24),
        new Patch("laughing", 1, Set.of("laugh", "mouth-2"), 72 + SHIFT_X, 0, 144, 144),
        new Patch("laughing", 2, Set.of("laugh", "mouth-3", "lifted"), 72 + SHIFT_X, 0, 144, 144));
  }

  @Override
  public int[] guestColours() {
    return Tobias.colours();
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting light =
        new Lighting(0x4C5472)
            .lamp(70, 96, 230, 150, 0xFF8C38, 1.05)
            .lamp(150, 0, 150, 130, 0xFFCC84, 0.6)
            .lamp(300, 60, 110, 130, 0x6478A8, 0.4);
    double lift = changes.contains("lifted") ? -3 : 0;
    painting.lay(light.on(wall(painting.sheet())));
    painting.lay(light.on(shoulders(painting.sheet(), lift / 2)));
    Layer head = head(painting.sheet(), lift);
    eyes(head, changes.contains("blink") || changes.contains("laugh"), changes.contains("laugh"));
    int openness =
        changes.contains("mouth-3")
            ? 3
            : changes.contains("mouth-2") ? 2 : changes.contains("mouth-1") ? 1 : 0;
    beard(head, openness);
    painting.lay(light.on(head));
    painting.lay(light.on(hand(painting.sheet().moveOrigin(SHIFT_X / 2, 0))));
    return painting;
  }

  private static Layer wall(Layer sheet) {
    Masonry.wall(sheet, HEIGHT, 0x9A8E78, 78);
    sheet.glaze(box(0, 0, WIDTH, HEIGHT), 0x241C24, 0.5);
    sheet.fill(shape("272 4, 336 0, 338 74, 274 80"), 0x5E442C);
    return sheet.fill(shape("279 11, 330 7, 331 68, 280 73"), 0x8E7854);
  }

  private static Layer shoulders(Layer sheet, double lift) {
    sheet.moveOrigin(SHIFT_X, lift);
    sheet.fill(curve("60 160, 74 128, 108 112, 150 118, 198 108, 236 122, 258 160"), 0x3C5664);
    sheet
        .fill(curve("198 110, 236 124, 258 160, 206 160, 200 130"), 0x22323C)
        .fill(curve("120 122, 150 130, 184 120, 190 160, 118 160"), 0x5E3E48);
    for (double y = 134; y < 150; y += 9) {
      sheet.fill(disc(152, y, 2.6, 2.6), 0xC8A860).fill(disc(151.4, y - 0.6, 1, 1), 0xF0DCA0);
    }
    for (int i = 0; i < 6; i++) {
      sheet.line(bent(72 + i * 8, 156, 84 + i * 7, 134, 104 + i * 4, 116), 0.8, 0x587884);
    }
    return sheet.moveOrigin(-SHIFT_X, -lift).brush(15, 900, 7, 1.2, 1.1, 0.08);
  }

  private static Layer head(Layer sheet, double lift) {
    sheet.moveOrigin(SHIFT_X, lift);
    sheet.fill(curve("186 46, 204 50, 208 74, 202 100, 190 104"), BEARD_SHADE);
    sheet.fill(
        curve(
            "112 60, 118 40, 146 32, 178 36, 194 52, 196 80, "
                + "186 104, 156 112, 126 104, 114 84"),
        SKIN);
    sheet.fill(curve("178 40, 194 54, 196 80, 186 104, 168 106, 184 84, 186 60"), SKIN_SHADE);
    sheet.fill(curve("196 64, 206 62, 208 74, 200 82, 196 78"), SKIN_SHADE);
    OrlaFace.blush(sheet, 128, 84, 0xE06848);
    OrlaFace.blush(sheet, 176, 84, 0xA85040);
    // His knitted cap.
    sheet.fill(
        curve("106 46, 108 18, 136 2, 172 0, 202 18, 208 48, " + "186 40, 150 34, 124 40"),
        0x2C4250);
    sheet.fill(
        curve(
            "104 52, 106 38, 130 30, 158 27, 190 32, 210 46, " + "208 58, 184 48, 150 43, 122 47"),
        0x3E5A68);
    for (int i = 0; i < 13; i++) {
      double x = 108 + i * 8;
      double y = 46 - Math.sin((i + 0.5) * Math.PI / 13) * 13;
      sheet.line(x, y - 5, x + 1, y + 6, 0.9, 0x587884);
    }
    sheet
        .fill(curve("140 58, 130 76, 126 88, 134 95, 146 94, 152 86, 148 74"), 0xE4A680)
        .fill(curve("146 62, 148 76, 152 87, 146 94, 140 94, 146 86"), SKIN_SHADE)
        .line(bent(128, 91, 134, 97, 143, 95), 1.1, LINE);
    return sheet
        .line(bent(118, 50, 138, 46, 166, 51), 0.8, SKIN_SHADE)
        .line(bent(183, 62, 189, 60, 193, 56), 0.8, LINE)
        .line(bent(183, 66, 190, 67, 195, 66), 0.8, LINE)
        .moveOrigin(-SHIFT_X, -lift)
        .brush(19, 700, 5, 0.9, 0.7, 0.04)
        .moveOrigin(SHIFT_X, lift);
  }

  private static void eyes(Layer sheet, boolean shut, boolean laughing) {
    for (double x : new double[] {126, 166}) {
      if (laughing) {
        sheet
            .line(bent(x - 8, 66, x, 58, x + 9, 66), 2, LINE)
            .line(bent(x - 6, 70, x, 72, x + 7, 69), 0.9, SKIN_SHADE);
      } else if (shut) {
        sheet.line(bent(x - 8, 63, x, 67, x + 8, 63), 1.7, LINE);
      } else {
        sheet
            .fill(curve(x, 64, "-8 0, -3 -3.6, 4 -3.6, 8 0, 3 3, -4 3"), 0xF2ECE2)
            .fill(disc(x - 1.6, 64, 3.2, 3.2), 0x6E8C6A)
            .fill(disc(x - 1.6, 64, 1.6, 1.6), INK)
            .fill(disc(x - 2.8, 62.8, 0.9, 0.9), 0xFFFFFF)
            .line(bent(x - 8, 63.6, x, 58.4, x + 8, 63.4), 1.5, LINE);
      }
      double brow = laughing ? 49 : 52;
      sheet.line(bent(x - 11, brow + 3, x, brow - 4, x + 12, brow + 2), 3.4, BEARD);
      sheet.line(disc(x, 64, 12, 10), 1.1, 0xB89048);
    }
    sheet.line(bent(138, 63, 146, 60, 154, 63), 1.1, 0xB89048).line(178, 62, 198, 60, 1, 0xB89048);
  }

  private static void beard(Layer sheet, int openness) {
    double drop = openness * 2.6;
    sheet.fill(
        curve(
            0,
            drop * 0.6,
            "110 80, 120 96, 134 100, 152 100, 172 98, 188 88, "
                + "200 70, 204 96, 194 124, 166 142, 140 142, 118 126, 110 104"),
        BEARD_SHADE);
    sheet.fill(
        curve(
            0,
            drop * 0.6,
            "111 82, 120 98, 136 102, 156 102, 172 100, 184 94, "
                + "186 112, 166 134, 142 138, 122 122, 112 104"),
        BEARD);
    for (int i = 0; i < 15; i++) {
      double x = 116 + i * 5;
      sheet.line(
          bent(
              x,
              104 + drop * 0.6,
              x + 1,
              120,
              138 + (x - 138) * 0.6,
              136 + drop * 0.6 - Math.abs(i - 7)),
          0.8,
          i % 3 == 0 ? BEARD_SHADE : 0xFFFFFF);
    }
    if (openness > 0) {
      double height = 1.6 + 2.6 * openness;
      sheet
          .fill(disc(142, 106 + height * 0.4, 11 + openness, height), 0x3A1216)
          .fill(shape(133, 106 - height * 0.35, "0 0, 19 0, 17 2.6, 2 2.6"), 0xE6DAC0);
      if (openness > 1) {
        sheet.fill(disc(142, 107 + height, 6.4, 2.2), 0xA04848);
      }
    } else {
      sheet.line(bent(132, 106, 143, 108, 154, 105), 1.4, LINE);
    }
    sheet
        .fill(curve("140 97, 130 96, 118 100, 112 108, 124 108, 138 104, 142 102"), BEARD)
        .fill(curve("140 97, 152 95, 166 99, 174 106, 160 108, 146 104, 142 102"), BEARD)
        .line(bent(116, 106, 128, 100, 140, 100), 0.8, BEARD_SHADE)
        .line(bent(144, 100, 158, 100, 170, 105), 0.8, BEARD_SHADE);
  }

  /**
   * Paints a hand that holds the missing draughtsman between two fingers, in the light of the fire.
   */
  private static Layer hand(Layer sheet) {
    sheet
        .fill(curve("34 150, 42 126, 60 116, 76 122, 84 136, 84 150"), SKIN)
        .fill(curve("62 126, 78 124, 84 136, 84 150, 62 150"), SKIN_SHADE);
    sheet
        .line(52, 126, 58, 106, 8.4, SKIN)
        .line(70, 126, 72, 108, 8, SKIN_SHADE)
        .line(50, 124, 56, 106, 1, 0xFFDCB8);
    sheet
        .fill(disc(66, 98, 15, 14), 0xB4A888)
        .fill(disc(64.6, 96.6, 14, 13), 0xF6EEDA)
        .line(disc(64.6, 96.6, 9, 8.4), 1.2, 0xB4A888);
    return sheet.line(72, 112, 70, 105, 7, SKIN_SHADE).line(58, 110, 57, 104, 7, SKIN);
  }
}
