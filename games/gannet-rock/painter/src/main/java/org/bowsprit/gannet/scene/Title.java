package org.bowsprit.gannet.scene;

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
 * Paints the first picture: the dark tower on its rock under a moon between clouds, and the title
 * above the sea. In the storm, the moonlight and the title are missing.
 */
public final class Title implements Scene {

  private static final int SCREEN_HEIGHT = 200;
  private static final double HORIZON_Y = 136;

  @Override
  public List<Patch> patches() {
    return List.of(new Patch("storm", 1, Set.of("storm"), 0, 0, WIDTH, HEIGHT));
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, SCREEN_HEIGHT);
    boolean isStormy = changes.contains("storm");
    Layer sky = Nature.sky(painting.sheet(), HORIZON_Y, isStormy ? 57 : 117);
    painting.lay(isStormy ? sky : addMoonlight(sky));
    painting.lay(Nature.sea(painting.sheet(), HORIZON_Y, SCREEN_HEIGHT, 31));
    painting.shimmer(
        Nature.crests(painting.sheet(), HORIZON_Y, SCREEN_HEIGHT, 9, 160),
        GamePalette.GLITTER,
        Nature::glitter);
    Lighting lighting =
        new Lighting(0x5A6488).lamp(70, 44, 240, 150, 0xB0C0D8, isStormy ? 0.25 : 0.8);
    if (!isStormy) {
      painting.lay(paintGlitter(painting.sheet()));
    }
    painting.lay(lighting.on(paintRock(painting.sheet())));
    painting.lay(lighting.on(paintTower(painting.sheet())));
    if (!isStormy) {
      painting.lay(paintTitle(painting.sheet()));
    }
    return painting;
  }

  private static Layer addMoonlight(Layer sheet) {
    Noise noise = new Noise(71);
    return sheet.each(
        (x, y, colour) -> {
          double dx = x - 70;
          double dy = y - 42;
          double distance = Math.sqrt(dx * dx + dy * dy);
          double cloudDensity = noise.cloud(x / 26, y / 9, 4);
          double glow = Math.exp(-distance / 46) * (0.35 + cloudDensity * 0.9);
          int litColour = Colour.mix(colour, 0xE8ECD8, glow * 0.75);
          return distance < 13 && cloudDensity < 0.56
              ? Colour.mix(0xF8F4DC, litColour, Math.max(0, (cloudDensity - 0.44) * 8))
              : litColour;
        });
  }

  private static Layer paintGlitter(Layer sheet) {
    Noise noise = new Noise(5);
    for (double y = HORIZON_Y + 1; y < SCREEN_HEIGHT; y += 1.3) {
      double width = 5 + (y - HORIZON_Y) * 0.75;
      for (int i = 0; i < 7; i++) {
        double x = 70 + (noise.at(i * 9.3, y * 1.7) - 0.5) * 2.4 * width;
        sheet.line(
            x,
            y,
            x + 2 + noise.at(y, i) * 5,
            y,
            0.7,
            Colour.mix(0x6A98A0, 0xF4F4E0, noise.at(y * 3, i * 5)));
      }
    }
    return sheet;
  }

  private static Layer paintRock(Layer sheet) {
    Nature.rock(
        sheet,
        curve(
            "150 206, 168 172, 196 158, 214 136, 236 122, 262 118, 284 126, 300 146, "
                + "330 160, 340 206"),
        21,
        0x10121E,
        0x6A727E,
        22);
    return Nature.grass(sheet, 224, 130, 290, 130, 60, 7);
  }

  private static Layer paintTower(Layer sheet) {
    sheet.blendAcross(shape("240 122, 246 50, 274 50, 282 122"), 240, 0xE8E4DC, 282, 0x3C4054);
    sheet.blendAcross(
        shape("241.6 102, 243 84, 277.6 84, 279.8 102"), 240, 0xB84A40, 282, 0x34202A);
    sheet.blendAcross(
        shape("244.4 70, 245.4 57, 274.8 57, 276.2 70"), 240, 0xB84A40, 282, 0x34202A);
    sheet.fill(box(240, 46.6, 40, 3.8), 0x2A2C38).line(241, 41, 279, 41, 0.7, 0x3A3C48);
    sheet.blendAcross(box(247, 28, 26, 19), 247, 0x6A7890, 273, 0x1C2436);
    for (double x = 247; x <= 273; x += 5.2) {
      sheet.line(x, 28, x, 47, 0.9, 0x181C26).line(x, 41, x, 46, 0.4, 0x50586A);
    }
    sheet
        .fill(shape("243 28.6, 260 14, 277 28.6"), 0x30222C)
        .line(260, 14, 260, 8, 0.9, 0x30222C)
        .fill(disc(260, 15, 2, 2), 0x4A3A44);
    sheet
        .fill(box(255, 108, 10, 14), 0x2A1A18)
        .fill(box(258, 74, 3.6, 5.6), 0xF0C068)
        .fill(box(262, 92, 3.4, 5), 0x141A28);
    return sheet.grain(new Noise(6), 6, 6, 0.12);
  }

  private static Layer paintTitle(Layer sheet) {
    Lettering.write(sheet, "THE LAMP AT", 22, 62, 1.05, 0xE8D090);
    return Lettering.write(sheet, "GANNET ROCK", 22, 84, 1.45, 0xF8DC80);
  }
}
