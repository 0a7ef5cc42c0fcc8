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

/** Paints the horn house: a boiler with its firebox, pipes, the reed box and the chain. */
public final class HornHouse implements LamplitScene {

  @Override
  public List<Patch> patches() {
    return List.of(
        new Patch("fire", 1, Set.of("fire-lit"), 88, 80, 48, 32),
        new Patch("needle", 1, Set.of("steam"), 152, 32, 24, 24),
        new Patch("reed_box", 1, Set.of("reed-in"), 184, 48, 40, 32));
  }

  @Override
  public int[] guestColours() {
    return Tobias.colours();
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting light =
        new Lighting(0x545E78)
            .lamp(232, 20, 170, 130, 0xFFC078, 1.0)
            .lamp(60, 24, 110, 100, 0xFFB868, 0.5)
            .lamp(200, 124, 170, 42, 0xF0A860, 0.5);
    painting.lay(light.on(Masonry.wall(painting.sheet(), 108, 0x98948E, 61)));
    painting.lay(light.on(Masonry.floor(painting.sheet(), 108, 0x6A6866, 0x585658, 33)));
    painting.lay(light.on(doors(painting.sheet())));
    painting.lay(light.on(log(painting.sheet())));
    painting.lay(light.on(pipes(painting.sheet())));
    painting.lay(light.on(boiler(painting.sheet())));
    painting.lay(fireplace(painting.sheet(), changes.contains("fire-lit")));
    if (changes.contains("fire-lit")) {
      painting.shimmer(tongues(painting.sheet()), GamePalette.LAMP, Gleam.upwards(2.5, 3));
    }
    painting.lay(light.on(gauge(painting.sheet(), changes.contains("steam"))));
    painting.lay(light.on(reedBox(painting.sheet(), changes.contains("reed-in"))));
    painting.lay(light.on(chain(painting.sheet())));
    painting.lay(lamp(painting.sheet()));
    Haze.flicker(painting, disc(256, 22, 4, 6));
    painting.front(1, light.on(rail(painting.sheet())));
    return painting;
  }

  private static Layer doors(Layer sheet) {
    Timber.door(sheet, 12, 52, 24, 62, 0x59636B, 0x7E7A74, 4);
    sheet.fill(box(26, 80, 11, 3), 0x9AA2A8);
    Timber.door(sheet, 278, 52, 24, 62, 0x6E4E38, 0x7E7A74, 8);
    return sheet
        .fill(box(282, 60, 16, 11), 0xD8D0B4)
        .line(284, 63, 296, 63, 0.6, 0x8A3028)
        .line(286, 67, 294, 69, 0.7, 0x2A2A2A);
  }

  private static Layer log(Layer sheet) {
    sheet.fill(shape("40 84, 64 84, 66 90, 38 90"), 0x7A5634).line(52, 90, 52, 110, 2.4, 0x5A4028);
    return sheet
        .fill(shape("43 82, 52 79, 61 82, 62 86, 52 84, 42 86"), 0xE8E0C8)
        .line(52, 79, 52, 84, 0.6, 0x8A8068)
        .line(bent(60, 84, 66, 90, 64, 98), 0.5, 0xA89468);
  }

  private static Layer pipes(Layer sheet) {
    sheet
        .line(140, 20, 250, 20, 7, 0x3A3430)
        .line(140, 19, 250, 19, 4, 0xA87848)
        .line(140, 17.6, 250, 17.6, 1, 0xE0B080);
    sheet.line(204, 20, 204, 50, 7, 0x3A3430).line(203.4, 22, 203.4, 50, 4, 0xA87848);
    sheet
        .line(204, 78, 204, 90, 7, 0x3A3430)
        .line(204, 90, 276, 90, 7, 0x3A3430)
        .line(204, 89.4, 276, 89.4, 4, 0xA07044);
    for (double x : new double[] {160, 190, 224}) {
      sheet.fill(box(x, 15, 4, 10), 0x6A5038);
    }
    return sheet
        .line(172, 14, 172, 8, 1.4, 0x6A6A70)
        .line(disc(172, 7, 5, 1.6), 1.4, 0xA83A34)
        .fill(box(176, 22, 8, 6), 0xE0D8C0);
  }

  private static Layer boiler(Layer sheet) {
    sheet.glaze(disc(110, 118, 54, 5), 0, 0.45);
    sheet.blendAcross(box(102, 0, 14, 36), 102, 0x4A4A52, 116, 0x1C1C22);
    sheet.blendAcross(
        curve("66 54, 72 38, 108 31, 146 38, 152 54, 152 100, 146 114, 72 114, 66 100"),
        64,
        0x60686E,
        152,
        0x22272C);
    for (double y : new double[] {50, 76}) {
      sheet.line(bent(66, y, 108, y + 7, 152, y), 1.6, 0x30363C);
      for (int i = 0; i < 13; i++) {
        double t = i / 12.0;
        sheet.fill(disc(68 + 82 * t, y - 2 + 13 * t * (1 - t), 1, 1), 0x8A9298);
      }
    }
    sheet
        .blendAcross(box(118, 27, 14, 10), 118, 0xC09A58, 132, 0x6A4E28)
        .fill(disc(125, 27, 8, 2.4), 0xD8B470);
    sheet
        .fill(box(78, 58, 20, 9), 0xB89850)
        .line(80, 61, 96, 61, 0.6, 0x4A3818)
        .line(80, 64, 92, 64, 0.6, 0x4A3818);
    return sheet.grain(new Noise(12), 8, 8, 0.16).brush(4, 500, 5, 1, 0.2, 0.1);
  }

  private static Layer fireplace(Layer sheet, boolean isLit) {
    sheet.fill(box(90, 86, 42, 24), 0x2A2C30).line(box(90, 86, 42, 24), 1.6, 0x7A8288);
    sheet.fill(
        curve("94 108, 94 94, 102 89, 120 89, 128 94, 128 108"), isLit ? 0x6A1E08 : 0x0E0C0C);
    Random random = new Random(3);
    for (int i = 0; i < 14; i++) {
      double x = 96 + random.nextDouble() * 26;
      sheet.fill(
          box(x, 103 + random.nextDouble() * 3, 6, 3),
          isLit
              ? Colour.mix(0xA03008, 0xFFA040, random.nextDouble())
              : Colour.scale(0x4A4A4A, 0.6 + random.nextDouble() * 0.5));
    }
    return sheet
        .fill(shape("132 87, 140 90, 140 112, 132 109"), 0x50585E)
        .fill(disc(138, 100, 1.4, 1.4), 0xB0B8BC);
  }

  private static Layer tongues(Layer sheet) {
    Random random = new Random(7);
    for (int i = 0; i < 26; i++) {
      double x = 98 + random.nextDouble() * 26;
      double height = 3 + random.nextDouble() * 11;
      sheet.fill(
          curve(x - 1.4, 106, x - 1.8, 103, x, 106 - height, x + 1.8, 103, x + 1.4, 106), 0xFFFFFF);
    }
    return sheet;
  }

  private static Layer gauge(Layer sheet, boolean hasSteam) {
    sheet.line(163, 54, 163, 62, 2.4, 0xA87848).line(150, 62, 163, 62, 2.4, 0xA87848);
    sheet.fill(disc(163, 44, 10, 10), 0xB89850).fill(disc(163, 44, 8, 8), 0xECE6D4);
    for (int i = 0; i < 7; i++) {
      double angle = Math.PI * (0.8 + i * 0.233);
      sheet.line(
          163 + Math.cos(angle) * 6,
          44 + Math.sin(angle) * 6,
          163 + Math.cos(angle) * 7.4,
          44 + Math.sin(angle) * 7.4,
          0.6,
          i > 4 ? 0xC03028 : 0x2A2A2A);
    }
    double needle = Math.PI * (hasSteam ? 1.73 : 0.8);
    return sheet
        .line(163, 44, 163 + Math.cos(needle) * 6, 44 + Math.sin(needle) * 6, 1, 0x8A2020)
        .fill(disc(163, 44, 1.2, 1.2), 0x2A2A2A);
  }

  private static Layer reedBox(Layer sheet, boolean hasReed) {
    sheet
        .blendAcross(box(188, 50, 32, 28), 188, 0x8A949A, 220, 0x40484E)
        .line(box(188, 50, 32, 28), 1, 0x2A3036);
    sheet.fill(box(192, 55, 24, 18), 0x181A1E);
    sheet.line(193, 61, 215, 61, 2.4, 0xC09848).line(193, 67, 215, 67, 2.4, 0xC09848);
    if (hasReed) {
      sheet
          .line(193, 64, 215, 64, 2.2, 0xF0D070)
          .fill(disc(195, 64, 2, 2), 0x9AA2A8)
          .fill(disc(213, 64, 2, 2), 0x9AA2A8);
    }
    return sheet.fill(shape("188 50, 220 50, 222 46, 190 46"), 0xA0AAB0);
  }

  private static Layer chain(Layer sheet) {
    for (int i = 0; i < 9; i++) {
      sheet.line(disc(240, 24 + i * 4, i % 2 == 0 ? 1.8 : 0.7, 2.2), 1.3, 0xE4E8EC);
    }
    sheet.blendAcross(box(232, 59, 16, 6), 232, 0xE04838, 248, 0x9A2A24);
    return sheet
        .fill(box(250, 40, 14, 9), 0xE8E0C8)
        .line(252, 43, 262, 43, 0.7, 0xA83028)
        .line(252, 46, 260, 46, 0.5, 0x5A5A5A);
  }

  private static Layer lamp(Layer sheet) {
    sheet.line(256, 0, 256, 12, 0.9, 0x241C14);
    Haze.halo(sheet, 256, 22, 14);
    return sheet
        .fill(shape("250 16, 256 10, 262 16"), 0x2A2A2E)
        .fill(disc(256, 22, 4.4, 6.4), 0xFFE8A8)
        .line(disc(256, 22, 4.4, 6.4), 0.8, 0x3A3428);
  }

  private static Layer rail(Layer sheet) {
    for (double x : new double[] {8, 60}) {
      sheet.line(x, 126, x, 148, 2.6, 0x30363E).line(x - 0.8, 126, x - 0.8, 148, 0.6, 0x808A92);
    }
    return sheet.line(-4, 127, 62, 127, 2.6, 0x30363E).line(-4, 126, 62, 126, 0.7, 0x8C969E);
  }
}
