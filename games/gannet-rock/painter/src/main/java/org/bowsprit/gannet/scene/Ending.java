package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import java.util.List;
import java.util.Set;
import org.bowsprit.gannet.figure.Constance;
import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.GamePalette;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Lighting;
import org.bowsprit.gannet.paint.Noise;
import org.bowsprit.gannet.paint.Painting;

/** The last picture: the packet boat Constance passes the lit tower, and the sky clears. */
public final class Ending implements Scene {

  private static final int SCREEN_HEIGHT = 200;
  private static final double HORIZON = 118;

  /** The light to both sides, and how far it reaches. */
  private static final Beam BEAM =
      new Beam(shape("61 38, 330 14, 330 80, 61 38, -10 10, -10 50"), 61, 38, 270);

  /** The beam as it comes round and goes by. */
  private static final int[] TURNS = {
    0xECDCA8, 0xD4C498, 0xB0A490, 0x867E8C, 0x645E76, 0x645E76, 0x867E8C, 0xB0A490
  };

  @Override
  public List<Patch> patches() {
    return List.of();
  }

  @Override
  public int[] guest() {
    return Constance.colours();
  }

  @Override
  public int[] lamplight() {
    return TURNS.clone();
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, SCREEN_HEIGHT);
    painting.lay(dawn(Nature.sky(painting.sheet(), HORIZON, 203)));
    painting.lay(warm(Nature.sea(painting.sheet(), HORIZON, SCREEN_HEIGHT, 77)));
    painting.shimmer(
        Nature.crests(painting.sheet(), HORIZON, SCREEN_HEIGHT, 10, 220),
        GamePalette.GLITTER,
        Nature::glitter);
    BEAM.shineOn(painting, 0xFFF0B8, 36);
    Lighting light =
        new Lighting(0x8A86A0)
            .lamp(60, 44, 180, 140, 0xFFD890, 0.8)
            .lamp(250, 116, 180, 70, 0xFFB070, 0.6);
    painting.front(1, light.on(rock(painting.sheet())));
    painting.front(1, light.on(tower(painting.sheet())));
    painting.lay(flame(painting.sheet()));
    return painting;
  }

  private static Layer dawn(Layer sheet) {
    return sheet.each(
        (x, y, colour) -> {
          double low = Math.pow(y / HORIZON, 2.4);
          int rose = Colour.mix(colour, 0xE88860, low * 0.55);
          return Colour.mix(
              rose,
              0xF8D890,
              Math.pow(y / HORIZON, 7) * 0.7 * Math.exp(-Math.pow((x - 262) / 130, 2)));
        });
  }

  private static Layer warm(Layer sheet) {
    return sheet.each(
        (x, y, colour) ->
            Colour.mix(
                colour,
                0xE09868,
                0.34 * Math.exp(-Math.pow((x - 258) / 90, 2)) * (1 - (y - HORIZON) / 120)));
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
    sheet.across(shape("40 112, 46 52, 74 52, 82 112"), 40, 0xB8B0B0, 82, 0xECD8C0);
    sheet.across(shape("41.8 96, 43.4 80, 77.6 80, 79.8 96"), 40, 0x84342E, 82, 0xD05A44);
    sheet.across(shape("44.4 70, 45.4 58, 74.8 58, 76.4 70"), 40, 0x84342E, 82, 0xD05A44);
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
        .across(box(48, 28, 26, 20.6), 48, 0xFFE898, 74, 0xFFD060)
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
