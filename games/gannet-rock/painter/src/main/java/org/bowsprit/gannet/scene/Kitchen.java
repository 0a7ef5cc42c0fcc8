package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import java.awt.Shape;
import java.awt.geom.Arc2D;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.bowsprit.gannet.figure.Orla;
import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.GamePalette;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Lighting;
import org.bowsprit.gannet.paint.Noise;
import org.bowsprit.gannet.paint.Painting;

/**
 * Paints Orla's kitchen: a round whitewashed room, with a stove on the left, a dresser on the right
 * and rain on the window.
 */
public final class Kitchen implements Scene {

  private static final double DRESSER_LEFT = 226;
  private static final Shape PANES = shape("124 60, 126 28, 132 22, 148 22, 154 28, 156 60");

  /** The clip level of the rain. Everything except the panes hides the rain. */
  private static final int RAIN_LEVEL = 2;

  /** The colours of the fire in the stove. */
  private static final int[] FIRE_COLOURS = {
    0xFFF0A0, 0xFFD860, 0xFFB038, 0xF07818, 0xB84810, 0xF07818, 0xFFB038, 0xFFD860
  };

  @Override
  public List<Patch> patches() {
    return List.of(
        new Patch("drawer", 1, Set.of("drawer-open"), 224, 72, 40, 24),
        new Patch("steam", 1, Set.of("steam-1"), 24, 8, 56, 56, true),
        new Patch("steam", 2, Set.of("steam-2"), 24, 8, 56, 56, true),
        new Patch("steam", 3, Set.of("steam-3"), 24, 8, 56, 56, true),
        new Patch("tin", 1, Set.of("drawer-open", "tin-open"), 224, 72, 40, 24),
        new Patch("tea_cup", 1, Set.of(), 88, 72, 16, 24),
        new Patch("tea_cup", 2, Set.of("tea-taken"), 88, 72, 16, 24),
        new Patch("knife_table", 1, Set.of(), 104, 72, 40, 24),
        new Patch("knife_table", 2, Set.of("knife-taken"), 104, 72, 40, 24),
        new Patch("lantern_hook", 1, Set.of(), 184, 32, 24, 40),
        new Patch("lantern_hook", 2, Set.of("lantern-taken"), 184, 32, 24, 40));
  }

  @Override
  public int[] guestColours() {
    return Orla.colours();
  }

  @Override
  public int[] lampColours() {
    return FIRE_COLOURS.clone();
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting light =
        new Lighting(0x4A5878)
            .lamp(52, 92, 150, 110, 0xFF9038, 1.15)
            .lamp(178, 30, 130, 120, 0xFFC870, 0.85)
            .lamp(178, 22, 50, 40, 0xFFE0A0, 0.5)
            .lamp(170, 126, 170, 40, 0xFFB068, 0.55);
    painting.lay(light.on(Masonry.wall(painting.sheet(), 106, 0xB9AFA2, 11)));
    painting.lay(light.on(Masonry.beams(painting.sheet(), 7, 12)));
    painting.lay(light.on(Masonry.floor(painting.sheet(), 106, 0x7D6A58, 0x6C6560, 9)));
    painting.lay(light.on(rug(painting.sheet())));
    painting.lay(window(painting.sheet())).hide(RAIN_LEVEL, allButPanes(painting.sheet()));
    painting.lay(light.on(door(painting.sheet())));
    painting.lay(light.on(stove(painting.sheet())));
    for (int i = 1; i <= 3; i++) {
      if (changes.contains("steam-" + i)) {
        painting.lay(light.on(lid(painting.sheet(), i))).lay(steam(painting.sheet(), i));
      }
    }
    painting.lay(fire(painting.sheet()));
    painting.shimmer(flames(painting.sheet()), GamePalette.LAMP, Gleam.upwards(2.5, 3));
    painting.lay(light.on(dresser(painting.sheet())));
    if (changes.contains("drawer-open")) {
      painting.lay(light.on(drawer(painting.sheet(), changes.contains("tin-open"))));
    }
    if (!changes.contains("lantern-taken")) {
      painting.lay(light.on(Lanterns.dark(painting.sheet(), 196, 46)));
    }
    painting.lay(light.on(hook(painting.sheet())));
    painting.front(1, light.on(table(painting.sheet(), changes)));
    return painting;
  }

  private static Layer rug(Layer sheet) {
    int[] rings = {0x8C3A35, 0xC08A4A, 0x40566E, 0xA44A3C, 0xCFA868, 0x38465E};
    for (int i = 0; i < rings.length; i++) {
      sheet.fill(disc(182, 124, 52 - i * 8.4, 11.5 - i * 1.85), rings[i]);
    }
    return sheet.grain(new Noise(6), 5, 2, 0.2);
  }

  private static Layer door(Layer sheet) {
    return Timber.door(sheet, 300, 52, 24, 60, 0x8A6440, 0x8A8680, 9);
  }

  private static Layer hook(Layer sheet) {
    return sheet
        .line(190, 45, 198, 45, 1.2, 0x2A2A30)
        .line(bent(196, 45, 198, 48, 199, 46), 0.8, 0x2A2A30);
  }

  private static Layer window(Layer sheet) {
    sheet.fill(shape("120 62, 122 26, 130 18, 150 18, 158 26, 160 62"), 0x5C5650);
    sheet.blendDown(PANES, 20, 0x16243E, 60, 0x35566A);
    bars(sheet);
    sheet.fill(shape("116 62, 164 62, 167 66, 113 66"), 0xA8937A);
    return sheet.line(116, 66.3, 165, 66.3, 0.8, 0x3A2C22);
  }

  private static Layer bars(Layer sheet) {
    return sheet.line(140, 22, 140, 60, 1.4, 0x4A3A2C).line(125, 42, 155, 42, 1.4, 0x4A3A2C);
  }

  private static Layer allButPanes(Layer sheet) {
    Layer panes = new Layer(WIDTH, HEIGHT);
    panes.fill(PANES, 0);
    return bars(sheet.fill(box(0, 0, WIDTH, HEIGHT), 0).eraseInside(panes));
  }

  private static Layer stove(Layer sheet) {
    sheet.glaze(disc(50, 117, 38, 4), 0, 0.4);
    sheet.blendAcross(box(44, 0, 10, 66), 44, 0x50505A, 54, 0x1C1C22);
    sheet.fill(box(42, 30, 14, 3), 0x3A3A42).fill(box(42, 62, 14, 3), 0x3A3A42);
    sheet.blendDown(shape("20 66, 80 66, 82 72, 18 72"), 66, 0x70707C, 72, 0x34343C);
    sheet.blendAcross(shape("22 72, 78 72, 78 112, 22 112"), 22, 0x4A4A54, 78, 0x26262C);
    sheet
        .fill(shape("22 112, 30 112, 28 118, 23 118"), 0x2A2A30)
        .fill(shape("70 112, 78 112, 77 118, 72 118"), 0x1C1C22);
    sheet.line(box(24, 74, 52, 36), 0.8, 0x5E5E68);
    sheet.fill(box(34, 80, 32, 20), 0x1A1210).line(box(34, 80, 32, 20), 1.6, 0x6A6A74);
    sheet.fill(box(34, 103, 32, 5), 0x141416).line(box(34, 103, 32, 5), 0.8, 0x5E5E68);
    kettle(sheet);
    return sheet.grain(new Noise(3), 6, 6, 0.12).brush(8, 700, 4, 0.9, 0, 0.08);
  }

  private static void kettle(Layer sheet) {
    sheet.blendAcross(
        curve("56 66, 55 58, 60 53, 68 53, 73 58, 72 66"), 55, 0xB87848, 73, 0x583420);
    sheet.line(new Arc2D.Double(57, 44, 14, 14, 20, 140, Arc2D.OPEN), 1.1, 0x3A2A22);
    sheet.line(bent(56, 62, 51, 60, 50, 54), 2, 0xA06840).fill(disc(64, 53, 3, 1.2), 0x2E2019);
  }

  /** Paints the lid of the boiling kettle, which is raised in every second picture. */
  private static Layer lid(Layer sheet, int picture) {
    double lift = picture == 2 ? 1.6 : 0;
    return lift == 0
        ? sheet
        : sheet
            .fill(disc(64, 53.4, 4.4, 1), 0x120C0A)
            .fill(disc(64, 53.4 - lift, 4.4, 1), 0xA06840)
            .fill(disc(64, 52 - lift, 1.4, 1), 0x2E2019);
  }

  /** Paints puffs of steam from the spout. They rise to the left and become thinner. */
  private static Layer steam(Layer sheet, int picture) {
    for (int i = 0; i < 5; i++) {
      double rise = i * 3 + picture;
      double x = 49 - rise * 0.7 + Math.sin(rise * 0.8) * 2;
      double y = 52 - rise * 2.6;
      double radius = 1.6 + rise * 0.34;
      sheet.glaze(disc(x, y, radius, radius * 0.8), 0xE8E0D4, Math.max(0.08, 0.5 - rise * 0.03));
    }
    return sheet;
  }

  private static Layer fire(Layer sheet) {
    Random random = new Random(7);
    sheet.fill(box(35, 81, 30, 18), 0x5A1606);
    for (int i = 0; i < 34; i++) {
      double x = 37 + random.nextDouble() * 26;
      double height = 4 + random.nextDouble() * 11;
      int colour = Colour.mix(0xE04808, 0xFFE060, random.nextDouble());
      sheet.fill(curve(x - 1.6, 99, x - 2, 96, x, 99 - height, x + 2, 96, x + 1.6, 99), colour);
    }
    for (int i = 0; i < 4; i++) {
      sheet.line(41 + i * 6.4, 80.5, 41 + i * 6.4, 99.5, 1, 0x2A1A16);
    }
    return sheet;
  }

  /** Paints the flickering part of the fire, between the bars. */
  private static Layer flames(Layer sheet) {
    Random random = new Random(7);
    for (int i = 0; i < 34; i++) {
      double x = 37 + random.nextDouble() * 26;
      double height = 2 + random.nextDouble() * 9;
      random.nextDouble();
      sheet.fill(
          curve(x - 1.2, 99, x - 1.6, 96, x, 99 - height, x + 1.6, 96, x + 1.2, 99), 0xFFFFFF);
    }
    Layer bars = new Layer(WIDTH, HEIGHT);
    for (int i = 0; i < 4; i++) {
      bars.line(41 + i * 6.4, 80.5, 41 + i * 6.4, 99.5, 1, 0);
    }
    return sheet.eraseInside(bars);
  }

  private static Layer dresser(Layer sheet) {
    double x = DRESSER_LEFT;
    sheet.glaze(disc(x + 34, 117, 42, 4), 0, 0.4);
    sheet
        .blendAcross(box(x, 34, 72, 82), x, 0x8A5C38, x + 72, 0x5E3C26)
        .fill(box(x + 3, 37, 66, 36), 0x3A2418);
    sheet.fill(shape(x, 0, "-3 30, 75 30, 73 36, -1 36"), 0x9A6A40);
    sheet
        .fill(box(x + 1, 53, 70, 2), 0xA27448)
        .fill(shape(x, 0, "-3 72, 75 72, 75 76, -3 76"), 0xB08050);
    for (int i = 0; i < 5; i++) {
      double left = x + 11 + i * 12.5;
      sheet
          .fill(disc(left, 46, 5.4, 6.2), 0xC8CCD4)
          .fill(disc(left, 46, 3.6, 4.2), 0x7890B0)
          .fill(disc(left, 46, 2.8, 3.3), 0xD8DCE0);
    }
    int[] jars = {0x7A8C5A, 0xA85038, 0xC8A050, 0x58708C, 0x8A5A78};
    for (int i = 0; i < jars.length; i++) {
      double left = x + 6 + i * 12.6;
      sheet.blendAcross(
          box(left, 60, 8.5, 12),
          left,
          Colour.scale(jars[i], 1.25),
          left + 8,
          Colour.scale(jars[i], 0.6));
      sheet.fill(box(left - 0.4, 58.6, 9.4, 2.2), 0xD0C0A0);
    }
    for (int i = 0; i < 2; i++) {
      double left = x + 3 + i * 34;
      sheet
          .blendDown(box(left, 79, 32, 11), 79, 0x9C6C42, 90, 0x7A5030)
          .line(box(left, 79, 32, 11), 0.7, 0x4A2E1C)
          .fill(disc(left + 16, 84.5, 1.8, 1.6), 0xE0B860);
      sheet
          .blendDown(box(left, 93, 32, 21), 93, 0x8E6038, 114, 0x6A4428)
          .line(box(left, 93, 32, 21), 0.7, 0x4A2E1C)
          .line(box(left + 4, 97, 24, 13), 0.6, 0x5A3A22);
    }
    sheet.fill(box(x + 1, 114, 6, 4), 0x4A2E1C).fill(box(x + 65, 114, 6, 4), 0x4A2E1C);
    return sheet.grain(new Noise(33), 24, 2.5, 0.22).brush(12, 1400, 6, 0.9, 0, 0.08);
  }

  /** Paints the left drawer, which is pulled out, with the biscuit tin in it. */
  private static Layer drawer(Layer sheet, boolean tinOpen) {
    double x = DRESSER_LEFT + 3;
    sheet
        .fill(box(x, 79, 32, 5), 0x1E120A)
        .fill(shape(x, 0, "0 82, 32 82, 34 87, -2 87"), 0x5A3A22);
    sheet.blendAcross(shape(x, 0, "7 78, 25 78, 26 86, 6 86"), x + 6, 0xC85048, x + 26, 0x7A2A2C);
    if (tinOpen) {
      sheet
          .fill(shape(x, 0, "7 77, 25 77, 25 80, 7 80"), 0x2A1A14)
          .fill(box(x + 12, 76, 3, 5), 0x8A5A30)
          .fill(disc(x + 13.5, 75.6, 2, 1.5), 0xB08048);
      sheet.fill(shape(x, 0, "18 74, 27 72, 28 75, 20 77"), 0xD87060);
    } else {
      sheet
          .fill(shape(x, 0, "6 77, 26 77, 26 79, 6 79"), 0xE88878)
          .fill(disc(x + 16, 82, 3, 2), 0xE8C880);
    }
    return sheet
        .blendDown(box(x - 2, 87, 36, 8), 87, 0xA87448, 95, 0x7A5030)
        .line(box(x - 2, 87, 36, 8), 0.7, 0x4A2E1C)
        .fill(disc(x + 16, 91, 1.8, 1.6), 0xE0B860);
  }

  private static Layer table(Layer sheet, Set<String> changes) {
    sheet.glaze(disc(108, 121, 34, 5), 0, 0.35);
    sheet
        .fill(shape("82 92, 86 92, 85 122, 82 122"), 0x5A3A22)
        .fill(shape("130 92, 134 92, 134 122, 131 122"), 0x4A2E1C);
    sheet
        .blendDown(shape("80 86, 136 86, 142 93, 74 93"), 86, 0xB98A58, 93, 0x9A6C40)
        .fill(box(74, 93, 68, 3), 0x6E482A);
    sheet.grain(new Noise(5), 20, 2, 0.2);
    if (!changes.contains("tea-taken")) {
      sheet
          .blendAcross(
              curve("92 83, 92.5 88, 94 90, 98 90, 99.5 88, 100 83"), 92, 0xE8E4DA, 100, 0x98948C)
          .fill(disc(96, 83.2, 4, 1.2), 0x50301C);
      sheet.line(new Arc2D.Double(98.5, 83.5, 4, 4, -80, 160, Arc2D.OPEN), 0.9, 0xB8B4AA);
    }
    sheet.blendDown(
        curve("108 90, 106 85, 111 81, 120 81, 124 85, 122 90"), 80, 0xD8A058, 90, 0x8A5428);
    for (int i = 0; i < 3; i++) {
      sheet.line(111 + i * 4, 83, 113 + i * 4, 86, 0.8, 0x8A5428);
    }
    if (!changes.contains("knife-taken")) {
      sheet.line(124, 91, 136, 89, 1.3, 0xD8DCE0).line(136, 89, 141, 88.2, 1.8, 0x4A2E1C);
    }
    return sheet;
  }
}
