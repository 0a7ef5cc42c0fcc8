package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import java.awt.Shape;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.GamePalette;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Lighting;
import org.bowsprit.gannet.paint.Noise;
import org.bowsprit.gannet.paint.Painting;

/**
 * Paints the ledge behind the horn house, with the trumpet above the sea. The trumpet is either
 * covered with canvas or open.
 */
public final class Trumpet implements Scene {

  private static final double HORIZON = 84;

  @Override
  public boolean isInFog() {
    return true;
  }

  @Override
  public List<Patch> patches() {
    return List.of(new Patch("cover", 1, Set.of("uncovered"), 160, 32, 96, 80));
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting light = new Lighting(0x8490A6).lamp(30, 70, 80, 70, 0xFFC878, 0.5);
    painting.lay(Haze.mixWithFog(Nature.sea(painting.sheet(), HORIZON, HEIGHT, 44), 0.2));
    painting.lay(Haze.sky(painting.sheet(), HORIZON + 6, 55));
    painting.shimmer(
        Nature.crests(painting.sheet(), HORIZON + 12, HEIGHT, 9, 170),
        GamePalette.GLITTER,
        Nature::glitter);
    painting.lay(light.on(house(painting.sheet())));
    painting.lay(light.on(ledge(painting.sheet())));
    painting.lay(light.on(horn(painting.sheet())));
    if (changes.contains("uncovered")) {
      painting.lay(light.on(mouth(painting.sheet())));
    } else {
      painting.lay(light.on(canvas(painting.sheet())));
    }
    painting.front(1, light.on(nearRocks(painting.sheet())));
    return painting;
  }

  private static Layer house(Layer sheet) {
    Shape wall = shape("-4 20, 60 16, 62 116, -4 118");
    sheet.blendAcross(wall, -4, 0x98948C, 62, 0x686668);
    for (int row = 0; row < 11; row++) {
      for (int i = 0; i < 6; i++) {
        sheet.line(box(-8 + i * 12 + row % 2 * 6, 20 + row * 9, 12, 9), 0.4, 0x66625E);
      }
    }
    sheet.keepInside(new Layer(WIDTH, HEIGHT).fill(wall, 0));
    sheet.fill(shape("-4 22, 66 16, 66 20, -4 27"), 0x30343E);
    Timber.door(sheet, 18, 54, 24, 62, 0x6E4E38, 0x7E7A74, 8);
    return sheet.grain(new Noise(6), 9, 9, 0.14);
  }

  private static Layer ledge(Layer sheet) {
    Nature.rock(
        sheet,
        curve("-20 160, -20 114, 40 111, 110 110, 170 112, 206 116, 228 124, 236 140, 230 160"),
        19,
        0x262A32,
        0x7C7E7E,
        15);
    Layer top = new Layer(WIDTH, HEIGHT);
    top.fill(
        curve("-20 114, 60 112, 140 113, 196 118, 204 128, 180 136, 80 138, -20 140"), 0x7A7468);
    sheet.paintOver(top.grain(new Noise(3), 9, 3, 0.3).brush(6, 1200, 6, 1, 0, 0.12));
    return Nature.grass(sheet, 40, 113, 190, 116, 60, 4);
  }

  private static Layer horn(Layer sheet) {
    for (double x : new double[] {92, 138}) {
      sheet.fill(shape(x, 0, "0 96, 8 96, 12 116, -4 116"), 0x484C52);
    }
    sheet.blendDown(
        curve(
            "56 74, 100 70, 140 62, 176 46, 206 36, 214 60, 212 92, 200 108, 172 98, 138 90, 100 86, 56 84"),
        36,
        0xC89A50,
        108,
        0x4E3A22);
    sheet.line(bent(60, 75, 130, 70, 196, 42), 1.6, 0xF0D08C);
    for (double x : new double[] {96, 120, 144}) {
      sheet.line(bent(x, 70 - (x - 96) * 0.14, x + 4, 79, x, 88 + (x - 96) * 0.08), 1.6, 0x7A5A30);
    }
    return sheet.grain(new Noise(9), 10, 6, 0.16);
  }

  private static Layer canvas(Layer sheet) {
    sheet.blendAcross(
        curve("196 38, 210 34, 230 44, 240 68, 234 92, 216 108, 202 108, 190 90, 188 60"),
        188,
        0xB8B09C,
        240,
        0x6E6A60);
    for (int i = 0; i < 6; i++) {
      sheet.line(
          bent(200 + i * 5, 40 + i * 2, 204 + i * 5.6, 72, 203 + i * 4, 104 - i * 2),
          0.8,
          i % 2 == 0 ? 0x8A8474 : 0xCFC8B4);
    }
    sheet
        .line(bent(196, 38, 186, 72, 202, 108), 1.8, 0x9A8458)
        .line(bent(194, 50, 216, 58, 238, 56), 1.2, 0x9A8458)
        .line(bent(190, 80, 214, 88, 237, 82), 1.2, 0x9A8458);
    sheet.fill(disc(208, 36, 3.4, 2.8), 0xB09A68).line(208, 36, 214, 28, 1, 0xB09A68);
    return sheet.grain(new Noise(12), 8, 10, 0.14);
  }

  private static Layer mouth(Layer sheet) {
    sheet
        .fill(disc(208, 72, 14, 38), 0xE0BC70)
        .fill(disc(209.6, 72, 12, 35), 0x3A2A1A)
        .fill(disc(212, 73, 9, 30), 0x1C140E);
    Random random = new Random(6);
    for (int i = 0; i < 60; i++) {
      double x = 196 + random.nextDouble() * 22;
      double y = 99 + random.nextDouble() * 5;
      sheet.line(
          x,
          y,
          x + random.nextDouble() * 9 - 4,
          y - 1 - random.nextDouble() * 3,
          0.8,
          Colour.mix(0x3E3A2A, 0xA09868, random.nextDouble()));
    }
    return sheet.line(bent(200, 36, 190, 72, 204, 109), 1.2, 0xF4DCA0);
  }

  private static Layer nearRocks(Layer sheet) {
    Nature.rock(
        sheet,
        curve("40 152, 56 140, 80 136, 104 140, 122 137, 140 152"),
        31,
        0x141820,
        0x5A5E62,
        9);
    return Nature.grass(sheet, 52, 143, 132, 142, 40, 7);
  }
}
