package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import java.util.List;
import java.util.Set;
import org.bowsprit.gannet.figure.Orla;
import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Lighting;
import org.bowsprit.gannet.paint.Noise;
import org.bowsprit.gannet.paint.Painting;

/**
 * Paints the ground floor of the tower: the outer door, the doors to the oil store and the kitchen,
 * the stair, and the chest in front of the stair.
 */
public final class Hall implements LamplitScene {

  @Override
  public List<Patch> patches() {
    return List.of(
        new Patch("pendulum", 1, Set.of("middle"), 152, 64, 16, 32),
        new Patch("pendulum", 2, Set.of("tock"), 152, 64, 16, 32),
        new Patch("outer_door", 1, Set.of("outer-open"), 0, 40, 40, 80),
        new Patch("oil_door", 1, Set.of("oil-open"), 48, 48, 40, 64),
        new Patch("kitchen_door", 1, Set.of("kitchen-open"), 104, 48, 40, 64),
        new Patch("chest", 1, Set.of(), 160, 80, 128, 48),
        new Patch("chest", 2, Set.of("chest-pushed"), 160, 80, 128, 48));
  }

  @Override
  public int[] guestColours() {
    return Orla.colours();
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting light = light(changes.contains("kitchen-open"));
    painting.lay(light.on(Masonry.wall(painting.sheet(), 106, 0xA8A6A4, 14)));
    painting.lay(light.on(Masonry.beams(painting.sheet(), 6, 11)));
    painting.lay(light.on(Masonry.floor(painting.sheet(), 106, 0x7A7470, 0x625E62, 15)));
    painting.lay(light.on(doors(painting.sheet(), changes)));
    painting.lay(light.on(clock(painting.sheet(), swing(changes))));
    painting.lay(light.on(stair(painting.sheet())));
    painting.lay(lamp(painting.sheet()));
    Haze.flicker(painting, shape("185 29, 191 29, 192 35, 184 35"));
    painting.lay(light.on(coats(painting.sheet())));
    painting.front(1, light.on(newel(painting.sheet())));
    painting.front(
        2, light.on(chest(painting.sheet(), changes.contains("chest-pushed") ? 168 : 226)));
    return painting;
  }

  /**
   * Returns the position of the pendulum, which is on the left at first. The pendulum does not
   * cover the second place of the chest.
   */
  private static double swing(Set<String> changes) {
    return changes.contains("tock") ? 1 : changes.contains("middle") ? 0 : -1;
  }

  private static Lighting light(boolean kitchenOpen) {
    Lighting light =
        new Lighting(0x4C587C)
            .lamp(176, 30, 180, 120, 0xFFC070, 1.0)
            .lamp(160, 126, 190, 50, 0xFFB870, 0.75)
            .lamp(18, 100, 60, 60, 0x5878A0, 0.5);
    return kitchenOpen ? light.lamp(122, 110, 60, 50, 0xFF9A48, 0.7) : light;
  }

  private static Layer doors(Layer sheet, Set<String> changes) {
    if (changes.contains("outer-open")) {
      Timber.openDoor(sheet, 10, 50, 24, 64, 0x7A3E34, 0x8A8680, 0x3A5A70);
    } else {
      Timber.door(sheet, 10, 50, 24, 64, 0x7A3E34, 0x8A8680, 5);
    }
    if (changes.contains("oil-open")) {
      Timber.openDoor(sheet, 56, 58, 24, 48, 0x54606A, 0x77746E, 0x0C0C12);
    } else {
      Timber.door(sheet, 56, 58, 24, 48, 0x54606A, 0x77746E, 6);
      sheet.fill(box(73, 80, 5, 7), 0x2A2A30).line(75.5, 82, 75.5, 85, 0.8, 0xC8A860);
    }
    // A sign with a drop of oil, and lines in place of words, because letters would be too small to
    // read.
    sheet
        .fill(box(60, 44, 16, 8), 0xC8BC98)
        .fill(shape("64 45, 66.2 48.8, 64 51, 61.8 48.8"), 0x50382A)
        .line(68, 46.6, 74, 46.6, 0.8, 0x50382A)
        .line(68, 49.4, 73, 49.4, 0.8, 0x50382A);
    if (changes.contains("kitchen-open")) {
      Timber.openDoor(sheet, 110, 56, 25, 48, 0x8A6440, 0x8A8680, 0xD88A40);
    } else {
      Timber.door(sheet, 110, 56, 25, 48, 0x8A6440, 0x8A8680, 7);
    }
    return sheet;
  }

  private static Layer clock(Layer sheet, double swing) {
    sheet.blendAcross(shape("150 46, 174 46, 172 104, 152 104"), 150, 0x7A4C2C, 174, 0x402618);
    sheet.fill(shape("148 46, 162 36, 176 46"), 0x8A5A34).fill(box(155, 66, 14, 30), 0x24160E);
    double bobX = 161.5 + swing * 2.9;
    sheet.line(162, 66, bobX, 86, 0.8, 0xC8A050).fill(disc(bobX, 88, 3, 3), 0xE0B850);
    sheet.fill(disc(162, 55, 7.5, 7.5), 0xB08A48).fill(disc(162, 55, 6.4, 6.4), 0xF0E8D0);
    return sheet.line(162, 55, 162, 50, 0.9, 0x2A2018).line(162, 55, 157.4, 55.2, 1.1, 0x2A2018);
  }

  /** Paints the first turn of the stair, which rises to the right behind the newel post. */
  private static Layer stair(Layer sheet) {
    Masonry.arch(sheet, 214, 18, 62, 92, 0x908C86, 0x3E3A40);
    for (int i = 0; i < 9; i++) {
      double y = 108 - i * 9.6;
      double x = 222 + i * 4.6 + i * i * 0.22;
      double width = 58 - i * 5.0;
      sheet.fill(
          shape(x, y - 9, x + width, y - 9 - width * 0.06, x + width, y, x, y),
          Colour.scale(0x8E8880, 0.95 - i * 0.07));
      sheet.fill(
          shape(
              x - 1,
              y - 10.5,
              x + width,
              y - 10.5 - width * 0.06,
              x + width,
              y - 8 - width * 0.06,
              x - 1,
              y - 8),
          Colour.scale(0xC4BCAE, 1 - i * 0.07));
    }
    sheet.line(bent(216, 84, 240, 40, 272, 14), 1.2, 0x4A3A2C);
    return sheet.grain(new Noise(4), 7, 3, 0.15);
  }

  private static Layer newel(Layer sheet) {
    Timber.post(sheet, 213, 58, 114, 7, 0x6A4A30);
    return sheet.fill(disc(213, 56, 4.6, 4.6), 0xA87848).fill(disc(212, 54.6, 1.6, 1.6), 0xE0B078);
  }

  private static Layer lamp(Layer sheet) {
    sheet.line(188, 10, 188, 26, 0.7, 0x2A2018);
    sheet
        .fill(shape("183 26, 193 26, 195 38, 181 38"), 0xFFE090)
        .fill(shape("185 28, 191 28, 192 36, 184 36"), 0xFFF8D8);
    return sheet
        .line(shape("183 26, 193 26, 195 38, 181 38"), 0.8, 0x3A2A1C)
        .fill(shape("183 26, 188 21, 193 26"), 0x3A2A1C);
  }

  private static Layer coats(Layer sheet) {
    sheet.fill(box(84, 54, 20, 2), 0x5A4030);
    sheet.blendAcross(
        curve("86 56, 90 55, 94 58, 96 84, 90 87, 84 84"), 84, 0xD8B038, 96, 0x8A6A20);
    sheet.line(90, 58, 90, 86, 0.6, 0x7A5C1C);
    return sheet.blendAcross(
        curve("97 57, 100 55.5, 103 58, 104.5 78, 100 80, 96 78"), 96, 0x40506A, 104, 0x222C40);
  }

  private static Layer chest(Layer sheet, double x) {
    sheet.glaze(disc(x + 27, 121, 32, 4), 0, 0.4);
    Timber.boards(sheet, x, 100, 54, 21, 54, 0x7A5434, 8);
    sheet.line(x, 107, x + 54, 107, 0.6, 0x3A2416).line(x, 114, x + 54, 114, 0.6, 0x3A2416);
    sheet.blendDown(
        shape(x, 0, "-1 100, 1 92, 5 88, 49 88, 53 92, 55 100"), 88, 0xA87A4C, 100, 0x6A462A);
    for (double band : new double[] {x + 5, x + 25, x + 46}) {
      sheet.blendAcross(box(band, 88.5, 4, 32.5), band, 0x6A6A74, band + 4, 0x33333A);
      for (double y = 93; y < 120; y += 6) {
        sheet.fill(disc(band + 2, y, 0.7, 0.7), 0xA0A0A8);
      }
    }
    sheet.fill(box(x + 24, 99, 6, 7), 0xB08A48).fill(disc(x + 27, 102.5, 1, 1.3), 0x20160E);
    return sheet
        .line(shape(x, 0, "-1 100, 55 100, 54 121, 0 121"), 0.7, 0x24160E)
        .grain(new Noise(77), 12, 2, 0.18);
  }
}
