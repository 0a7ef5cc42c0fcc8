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
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Lighting;
import org.bowsprit.gannet.paint.Noise;
import org.bowsprit.gannet.paint.Painting;

/**
 * Paints the inside of the boathouse: a boat on its cradle, oars on the wall, a barrel of herring,
 * and a drip where the Inspector stands.
 */
public final class Boathouse implements Scene {

  @Override
  public List<Patch> patches() {
    return List.of(
        new Patch("oar_wall", 1, Set.of(), 104, 32, 96, 24),
        new Patch("oar_wall", 2, Set.of("oar-taken"), 104, 32, 96, 24),
        new Patch("barrel", 1, Set.of("barrel-open"), 56, 72, 40, 48));
  }

  @Override
  public int[] guestColours() {
    return Fogg.colours();
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting light =
        new Lighting(0x465272)
            .lamp(160, 44, 180, 110, 0xFFB868, 1.1)
            .lamp(170, 124, 190, 50, 0xFFB060, 0.7)
            .lamp(28, 84, 70, 70, 0x88A8C8, 0.6);
    painting.lay(light.on(walls(painting.sheet())));
    painting.lay(light.on(floor(painting.sheet())));
    painting.lay(openDoor(painting.sheet()));
    painting.lay(light.on(gear(painting.sheet(), !changes.contains("oar-taken"))));
    painting.lay(light.on(barrel(painting.sheet(), changes.contains("barrel-open"))));
    painting.lay(light.on(desk(painting.sheet())));
    painting.lay(lamp(painting.sheet()));
    painting.front(1, light.on(boat(painting.sheet())));
    return painting;
  }

  private static Layer walls(Layer sheet) {
    Timber.boards(sheet, 0, 0, WIDTH, 104, 8.4, 0x7A6A58, 61);
    sheet.fill(box(0, 58, WIDTH, 3), 0x4A3C30).grain(new Noise(12), 16, 20, 0.25);
    for (double x : new double[] {-4, 92, 188, 284}) {
      sheet.blendAcross(box(x, 0, 9, 106), x, 0x8A6C4C, x + 9, 0x4A3626);
    }
    sheet.fill(shape(0, 0, WIDTH, 0, WIDTH, 7, 0, 7), 0x34281E);
    for (double x : new double[] {-4, 92, 188, 284}) {
      sheet.fill(shape(x, 0, "9 7, 40 7, 9 32"), 0x5A4430);
    }
    sheet.each((x, y, c) -> Colour.scale(c, 0.55 + 0.45 * Math.min(1, y / 46)));
    return sheet.brush(4, 2400, 8, 1.2, Math.PI / 2, 0.06);
  }

  private static Layer floor(Layer sheet) {
    Timber.deck(sheet, -10, 330, 102, -90, 410, 150, 11, 0x75624E, 19);
    sheet
        .glaze(disc(252, 125, 30, 4), 0x101828, 0.5)
        .glaze(disc(248, 124.5, 18, 2.2), 0x8090A8, 0.35);
    return sheet.brush(5, 1200, 9, 1.1, 0, 0.07);
  }

  /** Paints the open door to the shore, with the dusk outside. */
  private static Layer openDoor(Layer sheet) {
    sheet.fill(box(12, 46, 32, 66), 0x4A3C30);
    sheet.blendDown(box(15, 49, 26, 63), 49, 0x24344E, 96, 0x7A8C8C);
    sheet
        .blendDown(box(15, 88, 26, 10), 88, 0x5A8088, 98, 0x244050)
        .line(15, 88, 41, 88, 0.7, 0x9CB0AC)
        .line(22, 93, 30, 93, 0.7, 0x9CC0C0)
        .fill(shape("15 112, 15 99, 24 97, 33 96, 41 97, 41 112"), 0x3A3A44)
        .fill(shape("20 112, 26 98, 33 97.5, 41 112"), 0x6A6258);
    return sheet
        .line(35, 84, 35, 100, 2, 0x2A262A)
        .line(34.4, 85, 34.4, 100, 0.5, 0x6A6A70)
        .line(bent(35, 88, 38, 94, 41, 92), 0.7, 0x8A7A5A);
  }

  private static Layer gear(Layer sheet, boolean hasOar) {
    sheet.fill(disc(66, 44, 12, 12), 0x000000);
    sheet.line(disc(66, 44, 10, 10), 5, 0xC8503C);
    for (int i = 0; i < 4; i++) {
      double angle = Math.PI / 4 + i * Math.PI / 2;
      sheet.line(
          66 + Math.cos(angle) * 9,
          44 + Math.sin(angle) * 9,
          66 + Math.cos(angle) * 11,
          44 + Math.sin(angle) * 11,
          4.6,
          0xE0D8C8);
    }
    sheet.fill(disc(66, 44, 7, 7), 0x544838);
    sheet
        .line(110, 36, 178, 30, 1.7, 0xA8845A)
        .fill(curve("176 28, 184 25.5, 192 26, 192 31, 184 33, 176 32"), 0xB89468);
    if (hasOar) {
      sheet
          .line(108, 48, 178, 43, 2, 0xC09A68)
          .fill(curve("176 40.6, 185 38, 194 38.6, 194 44, 185 46.4, 176 45.4"), 0xD0AC78);
      sheet.line(182, 42.6, 193, 41.4, 0.5, 0x8A6A44);
    }
    for (double x : new double[] {122, 164}) {
      sheet.line(x, 30, x, 53, 1.6, 0x3A2C22);
    }
    Layer net = new Layer(WIDTH, HEIGHT);
    for (int i = 0; i < 11; i++) {
      net.line(
          bent(202 + i * 7, 12, 206 + i * 6.2, 38, 212 + i * 5, 50 - Math.abs(i - 5) * 2),
          0.5,
          0x8A9478);
      net.line(
          bent(202 + i, 14 + i * 3.4, 238, 20 + i * 4.4, 274 - i, 14 + i * 3.4), 0.5, 0x78846C);
    }
    return sheet.paintOver(net);
  }

  private static Layer barrel(Layer sheet, boolean isOpen) {
    sheet.glaze(disc(76, 113, 17, 3.4), 0, 0.4);
    sheet.blendAcross(
        curve("62 84, 76 82, 90 84, 93 98, 90 112, 76 114, 62 112, 59 98"),
        59,
        0xA87848,
        93,
        0x4A3020);
    for (double x = 65; x < 90; x += 5) {
      sheet.line(x, 84, x + (x - 76) * 0.12, 112, 0.4, 0x4A3020);
    }
    for (double y : new double[] {89, 106}) {
      sheet.line(bent(60.4, y, 76, y + 3, 91.6, y), 1.6, 0x5A5A62);
    }
    sheet.fill(disc(76, 84, 14, 3.2), 0x7A5634);
    if (isOpen) {
      sheet.fill(disc(76, 84, 12.4, 2.5), 0x1A2630);
      for (int i = 0; i < 4; i++) {
        sheet.fill(
            curve(67 + i * 4, 84, 70 + i * 4, 82.4, 74 + i * 4, 83.6, 70 + i * 4, 85), 0x9AB0BC);
      }
    } else {
      sheet
          .line(64, 84, 88, 84, 0.5, 0x4A3020)
          .line(70, 82, 70, 86, 0.4, 0x4A3020)
          .fill(box(73, 82.8, 6, 1.4), 0x9A7448);
    }
    return sheet;
  }

  /** Paints a crate with the Inspector's papers, stamps and ink-stand. */
  private static Layer desk(Layer sheet) {
    sheet.glaze(disc(288, 117, 24, 3.4), 0, 0.4);
    Timber.boards(sheet, 268, 92, 40, 24, 40, 0x8A6A46, 23);
    sheet.line(268, 100, 308, 100, 0.6, 0x40301E).line(268, 108, 308, 108, 0.6, 0x40301E);
    sheet.blendDown(shape("266 92, 272 87, 306 87, 310 92"), 87, 0xB08A5C, 92, 0x86623E);
    sheet
        .fill(shape("276 90, 279 86, 290 86, 289 90"), 0xE8E0CC)
        .fill(shape("277 88.6, 280 83.6, 291 83.6, 290 88.6"), 0xF4EEDC);
    sheet.line(281, 85.4, 288, 85.4, 0.4, 0x6A6A78).line(280.6, 86.8, 287.6, 86.8, 0.4, 0x6A6A78);
    return sheet.fill(box(296, 84, 5, 5), 0x2A3040).line(299, 84, 303, 76, 0.7, 0xD8D8E0);
  }

  private static Layer lamp(Layer sheet) {
    sheet.line(150, 6, 150, 20, 0.7, 0x1E1812);
    sheet
        .fill(shape("146 20, 154 20, 156 31, 144 31"), 0xFFD880)
        .fill(shape("148 22, 152 22, 153 29, 147 29"), 0xFFF4D0);
    return sheet
        .line(shape("146 20, 154 20, 156 31, 144 31"), 0.8, 0x2A2016)
        .fill(shape("145 20, 150 15.5, 155 20"), 0x2A2016);
  }

  /**
   * Paints the boat. The boat lies in front of the middle of the floor, and people walk behind it.
   */
  private static Layer boat(Layer sheet) {
    sheet.glaze(disc(160, 137, 74, 6), 0, 0.45);
    sheet
        .fill(shape("112 126, 118 126, 126 142, 116 142"), 0x4A3826)
        .fill(shape("200 126, 206 126, 204 142, 194 142"), 0x4A3826);
    sheet.fill(
        curve("86 108, 120 113, 164 114, 204 111, 232 104, 228 112, 200 117, 160 119, 116 117"),
        0x3A2A20);
    sheet.blendDown(
        curve(
            "84 108, 122 114.5, 164 116, 206 113, 234 104, 228 120, 208 133, 164 137, "
                + "120 134, 96 124"),
        108,
        0x5C86A0,
        137,
        0x243848);
    for (int i = 1; i < 4; i++) {
      sheet.line(
          bent(86 + i * 6, 108 + i * 6, 160, 118 + i * 5.6, 233 - i * 5, 105 + i * 6),
          0.6,
          0x2C4458);
    }
    sheet.line(bent(84, 108, 164, 121, 234, 104), 1.8, 0xD8CCB0);
    sheet.fill(box(97, 113, 25, 7), 0xE8E0CC);
    sheet.grain(new Noise(5), 26, 3, 0.14);
    return SignLettering.draw(sheet, "PUFFIN", 99, 114, 0x2A3A50);
  }
}
