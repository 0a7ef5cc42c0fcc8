package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import java.util.List;
import java.util.Random;
import java.util.Set;
import org.bowsprit.gannet.figure.Constance;
import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.GamePalette;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Lighting;
import org.bowsprit.gannet.paint.Noise;
import org.bowsprit.gannet.paint.Painting;

/**
 * Paints the last picture of the first act: the packet boat passes the lit tower at nine o'clock,
 * and fog comes.
 */
public final class Ending implements Scene {

  private static final int SCREEN_HEIGHT = 200;
  private static final double HORIZON_Y = 118;
  private static final double MOON_X = 262;
  private static final double MOON_Y = 30;

  /** The light to both sides of the tower, with its range. */
  private static final Beam BEAM =
      new Beam(shape("61 38, 330 14, 330 80, 61 38, -10 10, -10 50"), 61, 38, 270);

  /** The colours of the beam, which turns towards the viewer and away. */
  private static final int[] BEAM_COLOURS = {
    0xECDCA8, 0xD4C498, 0xB0A490, 0x867E8C, 0x645E76, 0x645E76, 0x867E8C, 0xB0A490
  };

  @Override
  public List<Patch> patches() {
    return List.of(new Patch("fogbank", 1, Set.of("fog"), 0, 0, 320, 200));
  }

  @Override
  public int[] guestColours() {
    return Constance.colours();
  }

  @Override
  public int[] lampColours() {
    return BEAM_COLOURS.clone();
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, SCREEN_HEIGHT);
    painting.lay(night(Nature.sky(painting.sheet(), HORIZON_Y, 203)));
    painting.lay(moonlit(Nature.sea(painting.sheet(), HORIZON_Y, SCREEN_HEIGHT, 77)));
    painting.shimmer(
        Nature.crests(painting.sheet(), HORIZON_Y, SCREEN_HEIGHT, 10, 220),
        GamePalette.GLITTER,
        Nature::glitter);
    BEAM.shineOn(painting, 0xFFF0B8, 36);
    Lighting light =
        new Lighting(0x5C6488)
            .lamp(60, 44, 180, 140, 0xFFD890, 0.8)
            .lamp(262, 20, 200, 150, 0x8090C0, 0.4);
    painting.front(1, light.on(rock(painting.sheet())));
    painting.front(1, light.on(tower(painting.sheet())));
    painting.lay(flame(painting.sheet()));
    if (changes.contains("fog")) {
      painting.lay(fogbank(painting.sheet()));
    }
    return painting;
  }

  /** Paints the night after the storm, with stars and a nearly full moon between the clouds. */
  private static Layer night(Layer sheet) {
    Random random = new Random(9);
    sheet.each(
        (x, y, colour) -> {
          double fraction = y / HORIZON_Y;
          int darkColour = Colour.mix(colour, 0x101A3C, 0.45 * (1 - fraction * 0.4));
          double moon = Math.exp(-Math.hypot(x - MOON_X, y - MOON_Y) / 34);
          return Colour.mix(darkColour, 0xB8C8E0, moon * 0.7);
        });
    for (int i = 0; i < 60; i++) {
      double y = random.nextDouble() * 70;
      sheet.glaze(
          disc(random.nextDouble() * WIDTH, y, 0.5, 0.5),
          0xF0F4FF,
          0.4 + 0.5 * random.nextDouble());
    }
    return sheet
        .fill(disc(MOON_X, MOON_Y, 9, 9), 0xF4F0DC)
        .glaze(disc(MOON_X - 2, MOON_Y - 1, 3, 2.4), 0xC8C8C0, 0.5)
        .glaze(disc(MOON_X + 3, MOON_Y + 3, 2, 1.6), 0xC8C8C0, 0.5);
  }

  private static Layer moonlit(Layer sheet) {
    return sheet.each(
        (x, y, colour) ->
            Colour.mix(
                Colour.mix(colour, 0x182444, 0.3),
                0xB8C8D8,
                0.34 * Math.exp(-Math.pow((x - MOON_X) / (16 + (y - HORIZON_Y) * 0.5), 2))));
  }

  /** Paints fog over the sea and the rock, behind which the lamp is only a blurred spot. */
  private static Layer fogbank(Layer sheet) {
    Noise noise = new Noise(44);
    sheet.glaze(box(0, 0, WIDTH, SCREEN_HEIGHT), 0x727E94, 0.42);
    for (int i = 0; i < 26; i++) {
      double y = 60 + i * 5.4;
      double x = noise.at(i * 3.1, 7) * WIDTH;
      for (int layer = 4; layer > 0; layer--) {
        sheet.glaze(disc(x, y, 40 * layer, 3.2 * layer), 0x98A4B4, 0.085);
      }
    }
    for (int i = 10; i > 0; i--) {
      sheet.glaze(disc(61, 38, i * 5, i * 3.6), 0xFFE8B0, 0.05);
    }
    return sheet;
  }

  private static Layer rock(Layer sheet) {
    Nature.rock(
        sheet,
        curve(
            "-30 206, -24 142, 6 130, 30 112, 60 106, 86 112, 104 128, 122 146, 134 172, "
                + "150 206"),
        27,
        0x1C1C2A,
        0x84807E,
        22);
    return Nature.grass(sheet, 24, 118, 96, 118, 70, 7);
  }

  private static Layer tower(Layer sheet) {
    sheet.blendAcross(shape("40 112, 46 52, 74 52, 82 112"), 40, 0xB8B0B0, 82, 0xECD8C0);
    sheet.blendAcross(shape("41.8 96, 43.4 80, 77.6 80, 79.8 96"), 40, 0x84342E, 82, 0xD05A44);
    sheet.blendAcross(shape("44.4 70, 45.4 58, 74.8 58, 76.4 70"), 40, 0x84342E, 82, 0xD05A44);
    sheet.fill(box(40, 48.6, 42, 3.8), 0x3A3640).line(41, 44, 81, 44, 0.7, 0x4A4650);
    sheet
        .fill(shape("44 28.6, 61 15, 78 28.6"), 0x4A343A)
        .line(61, 15, 61, 9, 0.9, 0x4A343A)
        .fill(box(55, 98, 10, 14), 0x3A2420)
        .fill(box(58, 74, 3.6, 5.6), 0xF8D080);
    return sheet.grain(new Noise(6), 6, 6, 0.12);
  }

  private static Layer flame(Layer sheet) {
    sheet
        .blendAcross(box(48, 28, 26, 20.6), 48, 0xFFE898, 74, 0xFFD060)
        .fill(disc(61, 38, 8, 8), 0xFFFCE0);
    for (double x = 48; x <= 74; x += 5.2) {
      sheet.line(x, 28, x, 48.6, 0.8, 0x6A4A28);
    }
    for (int i = 14; i > 0; i--) {
      sheet.glaze(disc(61, 38, i * 2.6, i * 2.2), 0xFFF0B0, 0.04);
    }
    return sheet;
  }
}
