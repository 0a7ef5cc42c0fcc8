package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import java.awt.Shape;
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
 * Paints a close view of the burner inside the lens: the oil cup, the wick tube, the chimney, and
 * the square of the ratchet, on which a crank fits.
 */
public final class Burner implements Scene {

  /** The middle of the flame, which flickers. */
  private static final Shape FLAME_CENTRE = curve("152 66, 154 53, 160 32, 166 53, 168 66, 160 69");

  @Override
  public List<Patch> patches() {
    return List.of(
        new Patch("flame", 1, Set.of("wick-in", "oil-in", "crank-set", "lit"), 0, 0, WIDTH, HEIGHT),
        new Patch("cup", 1, Set.of("oil-in"), 56, 80, 88, 48),
        new Patch("wick", 1, Set.of("wick-in"), 136, 56, 48, 24),
        new Patch("ratchet_", 1, Set.of("crank-set"), 208, 64, 112, 56));
  }

  @Override
  public Painting paint(Set<String> changes) {
    boolean lit = changes.contains("lit");
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting light =
        new Lighting(lit ? 0xA09080 : 0x74829C)
            .lamp(160, 52, 180, 120, lit ? 0xFFD070 : 0x9AB0C0, lit ? 1.5 : 0.55);
    painting.lay(light.on(prisms(painting.sheet(), lit)));
    if (lit) {
      painting.shimmer(
          Gleam.veil(painting.sheet(), disc(160, 56, 84, 66)),
          GamePalette.LAMP,
          Gleam.outwards(160, 48, 9));
    }
    painting.lay(light.on(table(painting.sheet())));
    painting.lay(light.on(cup(painting.sheet(), changes.contains("oil-in"))));
    painting.lay(light.on(tube(painting.sheet())));
    painting.lay(wick(painting.sheet(), changes.contains("wick-in"), lit));
    if (lit) {
      painting.shimmer(
          painting.sheet().fill(FLAME_CENTRE, 0xFFFFFF), GamePalette.LAMP, Gleam.upwards(4, 3));
    }
    painting.lay(chimney(painting.sheet()));
    painting.shimmer(gleams(painting.sheet()), GamePalette.GLITTER, Nature::glitter);
    painting.lay(light.on(ratchet(painting.sheet(), changes.contains("crank-set"))));
    return painting;
  }

  private static Layer prisms(Layer sheet, boolean lit) {
    int near = lit ? 0xF8D890 : 0xA8D0C8;
    int farColour = lit ? 0x8A5A30 : 0x20444E;
    sheet.blend(
        box(0, 0, WIDTH, HEIGHT), 0, 0, lit ? farColour : 0x3E6A74, WIDTH, HEIGHT, 0x18303C);
    for (int ring = 15; ring > 0; ring--) {
      double radius = ring * 15;
      int glass = Colour.mix(near, farColour, ring / 15.0);
      sheet.fill(
          new Ellipse2D.Double(160 - radius, 56 - radius * 0.8, radius * 2, radius * 1.6), glass);
      sheet.line(
          new Ellipse2D.Double(160 - radius, 56 - radius * 0.8, radius * 2, radius * 1.6),
          1.1,
          Colour.scale(glass, 0.62));
      sheet.line(
          new Arc2D.Double(
              160 - radius + 1.5,
              56 - radius * 0.8 + 1.5,
              radius * 2 - 3,
              radius * 1.6 - 3,
              100,
              90,
              Arc2D.OPEN),
          0.9,
          Colour.mix(glass, 0xFFFFFF, 0.6));
    }
    for (int i = -2; i <= 2; i++) {
      sheet.line(160 + i * 20, 56, 160 + i * 150, i == 0 ? -10 : -20, 1.3, 0x8A7848);
    }
    return sheet.grain(new Noise(3), 40, 40, 0.12);
  }

  private static Layer table(Layer sheet) {
    sheet.blendDown(
        curve("-30 160, -20 112, 80 104, 160 102, 240 104, 340 112, 350 160"),
        100,
        0xC8A458,
        150,
        0x5A4220);
    for (int i = 0; i < 11; i++) {
      double turn = Math.PI * i / 10;
      sheet
          .fill(disc(160 + Math.cos(turn) * 150, 126 - Math.sin(turn) * 16, 3.4, 2.2), 0x6A5024)
          .fill(disc(159.4 + Math.cos(turn) * 150, 125.4 - Math.sin(turn) * 16, 2, 1.2), 0xE8C880);
    }
    return sheet.grain(new Noise(4), 30, 3, 0.16).brush(9, 900, 12, 1.2, 0, 0.07);
  }

  private static Layer cup(Layer sheet, boolean hasOil) {
    sheet.glaze(disc(92, 124, 34, 6), 0, 0.35);
    sheet.blendAcross(
        curve("62 92, 66 116, 78 124, 106 124, 118 116, 122 92"), 62, 0xE0B868, 122, 0x6A4A20);
    sheet
        .fill(disc(92, 92, 30, 7.4), 0xF0D088)
        .fill(disc(92, 92.6, 26, 5.8), hasOil ? 0x7A5A10 : 0x2A2014);
    if (hasOil) {
      sheet.fill(disc(92, 93.4, 25, 5), 0xC89820).fill(disc(84, 92.2, 8, 1.3), 0xF8E080);
    }
    sheet.fill(shape("118 104, 142 100, 142 106, 117 112"), 0xB88C40);
    return sheet.line(118, 104, 142, 100, 0.8, 0xF0D088);
  }

  private static Layer tube(Layer sheet) {
    sheet.fill(disc(160, 118, 32, 7), 0x7A5A28);
    sheet
        .blendAcross(shape("132 116, 138 96, 182 96, 188 116"), 132, 0xE8C878, 188, 0x6A4A20)
        .fill(disc(160, 96, 22, 5), 0xF0D490);
    for (int i = 0; i < 9; i++) {
      sheet.fill(box(139 + i * 5, 101, 2.4, 9), 0x2A2014);
    }
    sheet
        .blendAcross(box(150, 74, 20, 22), 150, 0xE0BC68, 170, 0x70501F)
        .fill(disc(160, 74, 10, 2.6), 0x2A1C10);
    sheet
        .line(170, 86, 196, 86, 1.8, 0xC8A050)
        .fill(disc(199, 86, 5, 6), 0xA88038)
        .line(disc(199, 86, 5, 6), 0.8, 0xF0D088);
    return sheet.line(199, 80.6, 199, 91.4, 0.8, 0x5A4018);
  }

  private static Layer wick(Layer sheet, boolean isNew, boolean lit) {
    if (isNew) {
      sheet.blendAcross(
          shape("152 74, 153 66, 157 68, 160 65, 163 68, 167 66, 168 74"),
          152,
          0xF4ECD8,
          168,
          0xA89878);
    } else {
      sheet.fill(shape("153 75, 154 73, 158 74, 162 72.6, 166 74, 167 75"), 0x14100E);
    }
    if (lit) {
      sheet.fill(curve("148 66, 150 50, 156 38, 160 18, 165 38, 171 50, 172 66, 160 72"), 0xFFA020);
      sheet
          .fill(curve("151 66, 153 52, 160 28, 167 52, 169 66, 160 70"), 0xFFD840)
          .fill(curve("155 66, 156 56, 160 42, 164 56, 165 66, 160 68"), 0xFFFFE0);
    }
    return sheet;
  }

  private static Layer chimney(Layer sheet) {
    double[] glass = {
      140, 95, 137, 82, 134, 64, 141, 44, 148, 28, 149, -10, 171, -10, 172, 28, 179, 44, 186, 64,
      183, 82, 180, 95
    };
    sheet.glaze(curve(glass), 0xC0E0E0, 0.16).line(curve(glass), 0.9, 0x9AC0C4);
    sheet.line(bent(143, 84, 136, 62, 150, 34), 1.6, 0xE8FCFC);
    return sheet
        .line(bent(150.6, 30, 151.4, 14, 151.4, 0), 1, 0xD8F0F0)
        .line(bent(180, 76, 182, 62, 175, 46), 0.7, 0xB8D8DC);
  }

  /** Paints the parts of the chimney's glass that reflect the weather outside. */
  private static Layer gleams(Layer sheet) {
    return sheet
        .line(bent(143, 82, 137, 62, 149, 36), 1, 0xFFFFFF)
        .line(bent(180, 74, 182, 62, 176, 48), 0.9, 0xFFFFFF);
  }

  private static Layer ratchet(Layer sheet, boolean hasCrank) {
    sheet.glaze(disc(246, 116, 30, 5), 0, 0.35);
    sheet.blendAcross(shape("222 78, 270 78, 274 116, 218 116"), 218, 0x8A9A8C, 274, 0x34443E);
    sheet.fill(shape("220 76, 272 76, 274 80, 218 80"), 0xC8A050);
    for (int i = 0; i < 18; i++) {
      double turn = i * Math.PI / 9;
      sheet.fill(
          shape(
              246 + Math.cos(turn) * 11,
              97 + Math.sin(turn) * 11,
              246 + Math.cos(turn + 0.12) * 15.4,
              97 + Math.sin(turn + 0.12) * 15.4,
              246 + Math.cos(turn + 0.34) * 11,
              97 + Math.sin(turn + 0.34) * 11),
          0xC8A458);
    }
    sheet
        .fill(disc(246, 97, 12, 12), 0xC8A458)
        .line(disc(246, 97, 9, 9), 0.8, 0x6A4E20)
        .fill(disc(246, 97, 5, 5), 0x4A3A1C)
        .fill(box(243, 94, 6, 6), 0xB8BCBC)
        .line(box(243, 94, 6, 6), 0.7, 0x4A4A48);
    sheet.line(262, 84, 256, 90, 2.2, 0x9AA0A0);
    if (hasCrank) {
      sheet
          .line(246, 97, 292, 97, 4.4, 0x70787C)
          .line(246, 96, 292, 96, 1.2, 0xD0D8D8)
          .line(292, 97, 292, 76, 4.4, 0x848C90);
      sheet
          .line(292, 74, 312, 74, 6.4, 0x8A5A30)
          .line(293, 72.6, 311, 72.6, 1.3, 0xD0A068)
          .fill(disc(246, 97, 4, 4), 0xA0A8A8);
    }
    return sheet.grain(new Noise(8), 12, 4, 0.12);
  }
}
