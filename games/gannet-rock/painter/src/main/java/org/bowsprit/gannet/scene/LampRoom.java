package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.util.List;
import java.util.Set;
import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.GamePalette;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Lighting;
import org.bowsprit.gannet.paint.Noise;
import org.bowsprit.gannet.paint.Painting;

/**
 * Paints the top of the tower: panes on all sides with the storm outside, the great lens on its
 * clockwork, and the door to the gallery.
 */
public final class LampRoom implements Scene {

  /** The clip level of the rain. Everything except the glass hides the rain. */
  private static final int RAIN_LEVEL = 3;

  /**
   * The colours of the beam that passes over the night, with the brightest first. The darkest is
   * the colour of the night.
   */
  private static final int[] BEAM_COLOURS = {
    0xDCCC9C, 0xC4B490, 0x968F80, 0x606A7C, 0x384260, 0x384260, 0x606A7C, 0x968F80
  };

  @Override
  public List<Patch> patches() {
    return List.of(
        new Patch("lens", 1, Set.of("lit", "crank-set"), 0, 0, WIDTH, HEIGHT),
        new Patch("works", 1, Set.of("crank-set"), 120, 88, 88, 40),
        new Patch("gallery_door", 1, Set.of("gallery-open"), 240, 24, 56, 88));
  }

  @Override
  public int[] lampColours() {
    return BEAM_COLOURS.clone();
  }

  @Override
  public Painting paint(Set<String> changes) {
    boolean lit = changes.contains("lit");
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting light =
        new Lighting(lit ? 0x8C8478 : 0x6C7A96)
            .lamp(
                160,
                66,
                lit ? 210 : 120,
                lit ? 130 : 90,
                lit ? 0xFFD890 : 0x90A8C0,
                lit ? 1.3 : 0.4);
    painting.lay(Nature.sea(Nature.sky(painting.sheet(), 76, 33), 76, HEIGHT, 4));
    painting.shimmer(
        Nature.crests(painting.sheet(), 76, 96, 6, 120), GamePalette.GLITTER, Nature::glitter);
    if (lit) {
      painting.lay(glow(painting.sheet()));
      painting.shimmer(
          Gleam.veil(painting.sheet(), shape("160 50, 330 -14, 330 96, 160 72, -10 96, -10 -14")),
          GamePalette.LAMP,
          Gleam.across(20));
    }
    for (Layer solid :
        List.of(
            parapet(painting.sheet()),
            frames(painting.sheet(), changes.contains("gallery-open")),
            floor(painting.sheet()))) {
      painting.lay(light.on(solid)).hide(RAIN_LEVEL, solid);
    }
    painting.front(1, light.on(works(painting.sheet(), changes.contains("crank-set"))));
    painting.front(1, lens(painting.sheet(), lit)).hide(RAIN_LEVEL, lens(painting.sheet(), lit));
    painting.front(2, light.on(hatch(painting.sheet())));
    return painting;
  }

  /** Paints the light in the rain outside the panes, which is strongest next to the lens. */
  private static Layer glow(Layer sheet) {
    for (int i = 12; i > 0; i--) {
      sheet.glaze(disc(160, 60, 16 + i * 11, 14 + i * 7), 0xFFD890, 0.045);
    }
    return sheet;
  }

  private static Layer parapet(Layer sheet) {
    sheet.fill(curve("-20 118, -20 92, 60 86, 160 84, 260 86, 340 92, 340 118"), 0x8A8078);
    return sheet.grain(new Noise(7), 9, 4, 0.2);
  }

  private static Layer frames(Layer sheet, boolean open) {
    double[] bars = {-6, 34, 82, 132, 188, 238, 286, 326};
    for (double x : bars) {
      double lean = (160 - x) * 0.10;
      sheet.fill(shape(x - 2 + lean, 0, x + 2 + lean, 0, x + 2.4, 92, x - 2.4, 92), 0x4A5258);
      sheet.line(x - 1 + lean, 0, x - 1.4, 92, 0.6, 0x93A0A4);
    }
    for (double y : new double[] {12, 50}) {
      sheet.line(bent(-10, y + 8, 160, y - 4, 330, y + 8), 2.4, 0x4A5258);
      sheet.line(bent(-10, y + 7.4, 160, y - 4.6, 330, y + 7.4), 0.5, 0x93A0A4);
    }
    sheet.fill(shape(0, 0, WIDTH, 0, WIDTH, 6, 160, 1, 0, 6), 0x2E2A30);
    if (open) {
      sheet
          .blendDown(box(246, 34, 34, 44), 34, 0x2A3A58, 78, 0x74867C)
          .blendDown(box(246, 78, 34, 26), 78, 0x3E6470, 104, 0x5C6670)
          .line(246, 80, 280, 81, 1.4, 0x2E363E)
          .line(246, 89, 280, 90, 0.8, 0x2E363E);
      for (double x = 251; x < 280; x += 8) {
        sheet.line(x, 80, x, 102, 1.1, 0x2E363E);
      }
      sheet
          .line(box(246, 34, 34, 70), 2, 0x6A7478)
          .fill(shape("280 34, 293 38, 293 111, 280 104"), 0x5C6468)
          .fill(shape("282 40, 291 43, 291 76, 282 73"), 0x35485C)
          .line(293, 38, 293, 111, 0.8, 0x98A2A6);
      sheet.fill(disc(290, 84, 1.6, 1.8), 0xD0A850);
    } else {
      sheet
          .line(box(246, 34, 34, 70), 2.2, 0x6A7478)
          .fill(box(248, 72, 30, 31), 0x5C6468)
          .line(251, 76, 275, 99, 0.7, 0x3E464A)
          .line(275, 76, 251, 99, 0.7, 0x3E464A);
      sheet.fill(disc(273, 70, 1.8, 1.8), 0xD0A850);
    }
    return sheet;
  }

  private static Layer floor(Layer sheet) {
    sheet.fill(curve("-30 170, -24 112, 60 103, 160 100, 260 103, 344 112, 350 170"), 0x5E5A58);
    for (int i = 0; i < 15; i++) {
      double offset = (i - 7) / 7.0;
      sheet.line(
          160 + offset * 120, 101 + Math.abs(offset) * 4, 160 + offset * 330, 150, 0.6, 0x33302F);
    }
    for (int i = 0; i < 4; i++) {
      sheet.line(
          new Ellipse2D.Double(160 - 120 - i * 46, 104 - i * 1.5, 240 + i * 92, 26 + i * 17),
          0.5,
          0x3A3736);
    }
    return sheet.grain(new Noise(9), 14, 4, 0.24).brush(2, 1800, 7, 1.1, 0, 0.08);
  }

  private static Layer works(Layer sheet, boolean hasCrank) {
    sheet.glaze(disc(160, 122, 44, 6), 0, 0.45);
    sheet.blendAcross(shape("136 98, 184 98, 190 122, 130 122"), 130, 0x7A8A7C, 190, 0x2C3A38);
    sheet
        .fill(shape("128 118, 192 118, 196 126, 124 126"), 0x4A5650)
        .fill(shape("130 94, 190 94, 188 99, 132 99"), 0xB08A48);
    sheet.fill(box(144, 102, 32, 15), 0x1C201E).line(box(144, 102, 32, 15), 0.9, 0xC09A50);
    gear(sheet, 153, 110, 5.4, 0xD8B058);
    gear(sheet, 163, 108, 4, 0xB08840);
    gear(sheet, 170, 112, 3.2, 0xE0C070);
    sheet.fill(disc(181, 110, 2.6, 2.6), 0x20201E).fill(box(180, 109, 2, 2), 0x9A9A98);
    if (hasCrank) {
      sheet
          .line(181, 110, 193, 110, 1.7, 0x9AA0A4)
          .line(193, 110, 193, 103, 1.7, 0xB4BABC)
          .line(192, 102.5, 198, 102.5, 2.4, 0x9A6A3C);
    }
    return sheet;
  }

  private static void gear(Layer sheet, double x, double y, double radius, int colour) {
    for (int i = 0; i < 10; i++) {
      double turn = i * Math.PI / 5;
      sheet.line(
          x,
          y,
          x + Math.cos(turn) * (radius + 0.9),
          y + Math.sin(turn) * (radius + 0.9),
          1.1,
          colour);
    }
    sheet
        .fill(disc(x, y, radius, radius), colour)
        .fill(disc(x, y, radius * 0.62, radius * 0.62), Colour.scale(colour, 0.6))
        .fill(disc(x, y, 1, 1), 0x1C1C1A);
  }

  /** Paints the lens: a beehive of prisms around a bull's eye. */
  private static Layer lens(Layer sheet, boolean lit) {
    int darkColour = lit ? 0xE8A040 : 0x2A5058;
    int lightColour = lit ? 0xFFF4C8 : 0x9CC4BC;
    sheet.blendAcross(
        curve("132 92, 124 74, 126 48, 140 24, 160 16, 180 24, 194 48, 196 74, 188 92"),
        124,
        Colour.scale(lightColour, 0.82),
        196,
        darkColour);
    for (int ring = 0; ring < 6; ring++) {
      double radius = 7 + ring * 5.4;
      sheet.line(
          new Ellipse2D.Double(160 - radius, 60 - radius * 1.02, radius * 2, radius * 2.04),
          1.5,
          Colour.mix(lightColour, darkColour, ring / 7.0));
      sheet.line(
          new Arc2D.Double(
              160 - radius, 60 - radius * 1.02, radius * 2, radius * 2.04, 95, 130, Arc2D.OPEN),
          0.8,
          Colour.mix(0xFFFFFF, lightColour, 0.3 + ring * 0.1));
      sheet.line(
          new Arc2D.Double(
              160 - radius, 60 - radius * 1.02, radius * 2, radius * 2.04, -80, 120, Arc2D.OPEN),
          0.8,
          Colour.scale(darkColour, 0.55));
    }
    sheet
        .fill(disc(160, 60, 6, 6.4), lit ? 0xFFFFF0 : 0x5E8E92)
        .fill(disc(158, 57.6, 2.2, 2.4), lit ? 0xFFFFFF : 0xD8F0E8);
    int brassColour = lit ? 0xE8B850 : 0x8A7848;
    sheet.line(
        curve("132 92, 124 74, 126 48, 140 24, 160 16, 180 24, 194 48, 196 74, 188 92"),
        1.6,
        brassColour);
    sheet
        .line(bent(143, 92, 134, 56, 147, 21), 1, brassColour)
        .line(bent(177, 92, 186, 56, 173, 21), 1, brassColour);
    sheet
        .fill(shape("128 91, 192 91, 188 96, 132 96"), brassColour)
        .fill(box(156, 8, 8, 9), brassColour)
        .fill(disc(160, 8, 5.4, 3.4), Colour.scale(brassColour, 1.2));
    return sheet;
  }

  private static Layer hatch(Layer sheet) {
    sheet
        .fill(shape("40 132, 92 132, 98 150, 30 150"), 0x17181E)
        .line(shape("40 132, 92 132, 98 150, 30 150"), 2, 0x8A7A60);
    sheet.line(46, 116, 46, 134, 1.6, 0x8A7A60).line(88, 116, 88, 134, 1.6, 0x8A7A60);
    return sheet.line(46, 117, 88, 117, 1.4, 0xA8946E);
  }
}
