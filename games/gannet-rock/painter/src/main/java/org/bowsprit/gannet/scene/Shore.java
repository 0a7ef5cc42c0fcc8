package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import java.util.List;
import java.util.Set;
import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.GamePalette;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Lighting;
import org.bowsprit.gannet.paint.Noise;
import org.bowsprit.gannet.paint.Painting;

/**
 * Paints the landing: the jetty, the boathouse, the shore path, and the rope bridge with the gap.
 * The room is 640 pixels wide.
 */
public final class Shore implements Scene {

  private static final int ROOM_WIDTH = 640;
  private static final double HORIZON = 62;

  @Override
  public List<Patch> patches() {
    return List.of(
        new Patch("boathouse_door", 1, Set.of("boathouse-open"), 224, 56, 40, 64),
        new Patch("gap", 1, Set.of("oar-laid"), 496, 104, 72, 32),
        new Patch("rope", 1, Set.of("rope-taken"), 64, 112, 40, 16));
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(ROOM_WIDTH, HEIGHT);
    Lighting dusk = dusk();
    painting.lay(Nature.sea(Nature.sky(painting.sheet(), HORIZON, 5), HORIZON, HEIGHT, 8));
    painting.shimmer(
        Nature.crests(painting.sheet(), HORIZON, HEIGHT, 5, 420),
        GamePalette.GLITTER,
        Nature::glitter);
    painting.lay(dusk.on(tower(painting.sheet())));
    painting.lay(dusk.on(crag(painting.sheet())));
    painting.lay(dusk.on(ground(painting.sheet())));
    painting.lay(dusk.on(jetty(painting.sheet(), changes.contains("rope-taken"))));
    painting.lay(dusk.on(boathouse(painting.sheet(), changes.contains("boathouse-open"))));
    painting.lay(lamp(painting.sheet()));
    painting.lay(dusk.on(bridge(painting.sheet(), changes.contains("oar-laid"))));
    painting.front(1, dusk.on(handrail(painting.sheet())));
    painting.front(2, dusk.on(winch(painting.sheet())));
    painting.front(3, dusk.on(moorings(painting.sheet())));
    painting.front(3, dusk.on(nearRocks(painting.sheet())));
    return painting;
  }

  private static Lighting dusk() {
    return new Lighting(0x8C98B0)
        .lamp(264, 76, 120, 76, 0xFFA850, 1.25)
        .lamp(600, 60, 260, 120, 0x607080, 0.5);
  }

  private static Layer tower(Layer sheet) {
    Layer tower = new Layer(ROOM_WIDTH, HEIGHT);
    tower.blendAcross(shape("572 58, 577 12, 597 12, 602 58"), 572, 0xD8D4CC, 602, 0x5A5E70);
    tower.blendAcross(
        shape("573.6 44, 574.8 33, 599.2 33, 600.4 44"), 572, 0xB84A40, 602, 0x4A2630);
    tower.blendAcross(shape("576 22, 576.6 16, 597.4 16, 598 22"), 572, 0xB84A40, 602, 0x4A2630);
    tower.fill(box(573, 10, 28, 2.4), 0x3A3C48).line(574, 6.5, 600, 6.5, 0.5, 0x3A3C48);
    tower.blendAcross(box(578, 1, 18, 9), 578, 0x70809A, 596, 0x2A3248);
    for (double x = 578; x <= 596; x += 4.5) {
      tower.line(x, 1, x, 10, 0.6, 0x20242E);
    }
    tower.fill(shape("576 1, 587 -7, 598 1"), 0x3A2A34);
    tower.fill(box(585, 38, 3, 4), 0xE8B860).fill(box(584, 25, 2.6, 3.6), 0x1A2030);
    return sheet.paintOver(tower.grain(new Noise(6), 6, 6, 0.15));
  }

  private static Layer crag(Layer sheet) {
    Nature.rock(
        sheet,
        curve(
            "440 110, 470 92, 500 86, 520 66, 548 58, 566 50, 590 48, 612 54, 640 46, "
                + "680 60, 680 140, 440 140"),
        19,
        0x1C2234,
        0x707A88,
        20);
    return Nature.grass(sheet, 540, 62, 640, 52, 90, 5);
  }

  private static Layer ground(Layer sheet) {
    Nature.rock(
        sheet,
        curve(
            "118 150, 128 122, 150 110, 190 104, 260 102, 340 103, 420 106, 462 108, "
                + "480 116, 488 150"),
        3,
        0x2A2A34,
        0x7E7A74,
        17);
    Nature.rock(
        sheet,
        curve("556 150, 562 116, 580 108, 610 104, 650 102, 660 150"),
        4,
        0x2A2A34,
        0x7E7A74,
        17);
    Layer path = new Layer(ROOM_WIDTH, HEIGHT);
    path.fill(
        curve(
            "130 126, 200 114, 280 113, 380 115, 452 112, 480 119, 470 130, 380 134, "
                + "260 136, 160 138"),
        0x8A7E6C);
    path.fill(curve("562 122, 590 112, 660 108, 660 122, 600 128, 570 132"), 0x8A7E6C);
    path.grain(new Noise(14), 8, 3, 0.3).brush(3, 2600, 6, 1.1, 0, 0.12);
    sheet.paintOver(path);
    Nature.grass(sheet, 150, 112, 240, 106, 60, 1);
    Nature.grass(sheet, 300, 106, 460, 110, 150, 2);
    Nature.grass(sheet, 300, 138, 470, 136, 120, 4);
    return Nature.grass(sheet, 575, 110, 640, 105, 60, 3);
  }

  private static Layer jetty(Layer sheet, boolean isRopeTaken) {
    for (double x : new double[] {10, 48, 86, 124}) {
      Timber.post(sheet, x, 112, 146, 5, 0x50443C);
    }
    Timber.deck(sheet, -6, 148, 112, -10, 158, 134, 9, 0x84705C, 9);
    sheet.fill(shape("-10 134, 158 134, 158 138, -10 138"), 0x3C322C);
    Timber.post(sheet, 62, 104, 119, 7, 0x4A4640);
    for (int i = 0; i < 4; i++) {
      sheet.line(
          bent(58, 108 + i * 2.1, 62, 110.5 + i * 2.1, 66.4, 107.6 + i * 2.1),
          1.5,
          i % 2 == 0 ? 0xC8B080 : 0xA89060);
    }
    if (!isRopeTaken) {
      sheet.line(bent(66, 114, 76, 121, 88, 118), 1.6, 0xD8C49A);
      sheet.line(disc(92, 119, 6, 2.4), 1.4, 0xB89E70).line(disc(92, 117.6, 5, 2), 1.4, 0xD8C49A);
    }
    return Timber.post(sheet, 112, 78, 118, 4.5, 0x6A5C4E);
  }

  private static Layer boathouse(Layer sheet, boolean isOpen) {
    Timber.boards(sheet, 196, 51, 104, 63, 5.2, 0x5E6A6C, 31);
    sheet.grain(new Noise(40), 10, 14, 0.2);
    Layer roof = new Layer(ROOM_WIDTH, HEIGHT);
    roof.fill(shape("188 54, 212 21, 292 21, 310 54"), 0x4A4450);
    for (int row = 0; row < 8; row++) {
      double y = 22 + row * 4.1;
      double left = 211.4 - row * 3;
      double right = 292.6 + row * 2.3;
      for (double x = left + row % 2 * 2.4; x < right; x += 4.8) {
        roof.glaze(
            box(x, y, 4.4, 3.8), Colour.scale(0x6E6874, 0.7 + 0.5 * new Noise(9).at(x, y)), 0.8);
      }
    }
    sheet.paintOver(roof.brush(6, 900, 4, 0.8, 1.2, 0.1));
    sheet.fill(shape("187 54, 311 54, 311 57, 187 57"), 0x30302F);
    if (isOpen) {
      Timber.openDoor(sheet, 231, 63, 25, 51, 0x7C4A3A, 0x8C8878, 0x6A4A28);
    } else {
      Timber.door(sheet, 231, 63, 25, 51, 0x7C4A3A, 0x8C8878, 3);
    }
    sheet.fill(box(272, 72, 19, 17), 0x8C8878).fill(box(274, 74, 15, 13), 0xFFC860);
    sheet.line(281.5, 74, 281.5, 87, 0.8, 0x4A4438).line(274, 80.5, 289, 80.5, 0.8, 0x4A4438);
    sheet.line(bent(203, 70, 211, 82, 221, 70), 0.5, 0xA8A088);
    for (int i = 0; i < 5; i++) {
      sheet.fill(
          disc(205.5 + i * 3.2, 74 + (i % 3) * 1.4, 1.3, 1.3), i % 2 == 0 ? 0xC86848 : 0xD8C890);
    }
    return sheet;
  }

  private static Layer lamp(Layer sheet) {
    sheet.line(264.5, 61, 264.5, 66, 0.7, 0x20201E);
    sheet
        .fill(shape("262 66, 267 66, 268 72, 261 72"), 0xFFE8A0)
        .line(shape("262 66, 267 66, 268 72, 261 72"), 0.6, 0x2A2620);
    return sheet;
  }

  private static Layer bridge(Layer sheet, boolean isOarLaid) {
    sheet.line(bent(476, 96, 520, 108, 566, 94), 1, 0x9A845E);
    double[] gap = {512, 534};
    for (double x = 480; x < 564; x += 5) {
      double sag = 8 * (1 - Math.pow((x - 521) / 43, 2));
      if (x > gap[0] && x < gap[1]) {
        continue;
      }
      sheet.fill(
          shape(x, 114 + sag, x + 4.2, 114 + sag, x + 3.2, 124 + sag, x - 1, 124 + sag),
          Colour.scale(0x8A7050, 0.8 + 0.4 * new Noise(2).at(x, 3)));
      sheet.line(x, 124.4 + sag, x + 3.2, 124.4 + sag, 0.9, 0x3A2E22);
      sheet.line(x, 114 + sag, x - 0.6, 98 + sag * 0.8, 0.4, 0x8A7654);
    }
    sheet.line(bent(510, 122, 514, 128, 513, 134), 0.6, 0x8A7654);
    if (isOarLaid) {
      sheet
          .line(500, 124.5, 546, 122.5, 2.4, 0xB08A58)
          .fill(curve("544 118.5, 560 116, 562 119, 560 122, 545 124.5"), 0xC29A64);
    }
    return sheet;
  }

  private static Layer handrail(Layer sheet) {
    Timber.post(sheet, 478, 98, 128, 4, 0x6A5844);
    Timber.post(sheet, 566, 96, 128, 4, 0x6A5844);
    sheet.line(bent(478, 104, 521, 122, 566, 102), 1.1, 0xB09868);
    for (double x = 486; x < 562; x += 9) {
      double rail = 113 - 8.5 * Math.pow((x - 521) / 43, 2);
      double deck = 124 + 8 * (1 - Math.pow((x - 521) / 43, 2));
      if (x < 512 || x > 534) {
        sheet.line(x, rail, x - 0.5, deck, 0.5, 0xA08860);
      }
    }
    return sheet;
  }

  private static Layer winch(Layer sheet) {
    sheet.glaze(disc(330, 129, 20, 3), 0, 0.35);
    sheet
        .fill(shape("314 128, 320 106, 323 106, 320 128"), 0x4A3A2E)
        .fill(shape("338 128, 340 106, 343 106, 345 128"), 0x5A4838);
    sheet.blendDown(box(318, 107, 26, 9), 107, 0x9A8060, 116, 0x3A2C22);
    for (double x = 321; x < 341; x += 2.2) {
      sheet.line(x, 107, x + 0.8, 116, 1.1, 0xB8A070);
    }
    sheet
        .line(344, 111, 351, 111, 2, 0x98A2B4)
        .line(351, 111, 351, 103, 2, 0xB4BECC)
        .line(351, 103, 356, 103, 2.4, 0xD09858);
    return sheet;
  }

  private static Layer moorings(Layer sheet) {
    for (double x : new double[] {26, 100, 142}) {
      Timber.post(sheet, x, 117 + x % 7, 150, 7.5, 0x5A4A40);
      sheet.line(x - 3, 123 + x % 7, x + 3.4, 124 + x % 7, 1.2, 0xA89468);
    }
    return sheet;
  }

  private static Layer nearRocks(Layer sheet) {
    Nature.rock(
        sheet,
        curve("372 152, 380 137, 396 131, 412 134, 424 130, 440 138, 452 152"),
        51,
        0x10141E,
        0x5E6470,
        12);
    Nature.rock(
        sheet,
        curve("590 152, 600 138, 618 133, 636 136, 660 128, 660 152"),
        52,
        0x10141E,
        0x5E6470,
        12);
    return Nature.rock(
        sheet, curve("176 152, 186 141, 200 138, 214 142, 226 152"), 53, 0x10141E, 0x5E6470, 10);
  }
}
