package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.bent;
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
import org.bowsprit.gannet.paint.Noise;
import org.bowsprit.gannet.paint.Painting;

/**
 * Paints the last picture: the next morning, seen from behind the bench in front of the tower. Orla
 * and Tobias play, and the others look at the sea.
 */
public final class Closing implements Scene {

  private static final int SCREEN_HEIGHT = 200;
  private static final double HORIZON_Y = 104;
  private static final double SUN_X = 214;
  private static final int NIGHT = 0x1E1C2E;
  private static final int RIM = 0xF8C888;

  @Override
  public List<Patch> patches() {
    return List.of();
  }

  @Override
  public int[] guestColours() {
    return Constance.colours();
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, SCREEN_HEIGHT);
    painting.lay(sky(painting.sheet()));
    painting.lay(isle(painting.sheet()));
    painting.lay(sea(painting.sheet()));
    painting.shimmer(
        Nature.crests(painting.sheet(), HORIZON_Y, 168, 21, 150),
        GamePalette.GLITTER,
        Nature::glitter);
    painting.shimmer(reflection(painting.sheet()), GamePalette.LAMP, Nature::glitter);
    painting.lay(lastFog(painting.sheet()));
    painting.front(1, ground(painting.sheet()));
    painting.front(1, bench(painting.sheet()));
    painting.front(1, orla(painting.sheet()));
    painting.front(1, tobias(painting.sheet()));
    painting.front(1, wren(painting.sheet()));
    painting.front(1, fogg(painting.sheet()));
    painting.front(1, gannet(painting.sheet()));
    return painting;
  }

  private static Layer sky(Layer sheet) {
    Noise noise = new Noise(411);
    sheet.fill(box(0, 0, WIDTH, HORIZON_Y + 1), 0);
    return sheet.each(
        (x, y, colour) -> {
          double down = y / HORIZON_Y;
          int air = Colour.mix(0x40609C, 0xF0B088, Math.pow(down, 1.3));
          double sun = Math.exp(-Math.hypot((x - SUN_X) / 96, (y - HORIZON_Y) / 62));
          air = Colour.mix(air, 0xFFF0B8, sun);
          double cloud = noise.cloud(x / 74, y * (1 + 1.6 * down) / 15, 5);
          double edge = noise.cloud((x + 2) / 74, (y * (1 + 1.6 * down) + 3) / 15, 5);
          int lit = Colour.mix(0xE8A8A0, 0xFFE4B0, sun * 1.3);
          int body = Colour.mix(0x6C6C98, lit, Math.max(0, Math.min(1, (edge - cloud) * 11 + 0.5)));
          return Colour.mix(air, body, Math.max(0, Math.min(0.85, (cloud - 0.5) * 5)));
        });
  }

  private static Layer isle(Layer sheet) {
    sheet.fill(disc(SUN_X, HORIZON_Y + 2, 13, 13), 0xFFF8DC);
    sheet.fill(curve("-10 112, -10 84, 20 78, 44 72, 66 80, 92 90, 120 100, 132 108"), 0x5A5A82);
    sheet
        .fill(shape("40 74, 40 66, 52 66, 52 75"), 0x54527A)
        .fill(shape("38 66, 46 60, 54 66"), 0x4A4870)
        .fill(shape("52 68, 64 62, 64 74, 52 71"), 0x6A5C78)
        .line(47, 61, 47, 55, 1.2, 0x4A4870);
    return sheet.line(bent(64, 80, 92, 90, 120, 100), 0.8, 0xB88C98);
  }

  private static Layer sea(Layer sheet) {
    Nature.sea(sheet, HORIZON_Y, 172, 33);
    return sheet.each(
        (x, y, colour) -> {
          double sun = Math.exp(-Math.pow((x - SUN_X) / (26 + (y - HORIZON_Y) * 0.9), 2));
          return Colour.mix(Colour.mix(colour, 0x6C7CA8, 0.35), 0xFFD090, 0.15 + 0.45 * sun);
        });
  }

  /** Paints the reflection of the sun on the water. */
  private static Layer reflection(Layer sheet) {
    for (double y = HORIZON_Y + 1; y < 166; y += 1.7) {
      double width = 3 + (y - HORIZON_Y) * 0.34;
      double offset = Math.sin(y * 1.9) * width * 0.5;
      sheet.line(SUN_X + offset - width * 0.6, y, SUN_X + offset + width * 0.6, y, 0.9, 0xFFFFFF);
    }
    return sheet;
  }

  private static Layer lastFog(Layer sheet) {
    for (int i = 0; i < 6; i++) {
      sheet.glaze(disc(24 + i * 25, 108 - i % 2, 34, 3 + i % 3), 0xF4DCD0, 0.2);
    }
    return sheet;
  }

  private static Layer ground(Layer sheet) {
    Nature.rock(
        sheet,
        curve(
            "-30 214, -30 166, 20 158, 70 164, 130 160, 190 165, "
                + "250 158, 300 163, 350 156, 350 214"),
        19,
        0x1C1A2A,
        0x6A5C66,
        20);
    return Nature.grass(sheet, 0, 166, 320, 162, 150, 12);
  }

  private static Layer bench(Layer sheet) {
    sheet
        .fill(box(84, 156, 108, 4), 0x3A2A28)
        .line(84, 156, 192, 156, 0.9, RIM)
        .fill(box(90, 160, 4, 18), 0x2A1E20)
        .fill(box(182, 160, 4, 18), 0x2A1E20);
    sheet.fill(box(126, 148, 26, 3), 0x4A3020).line(126, 148, 152, 148, 0.9, 0xFFDCA0);
    for (int i = 0; i < 4; i++) {
      sheet.fill(disc(130 + i * 6, 147, 2, 1.2), i % 2 == 0 ? 0xFFF4DC : 0x14101A);
    }
    sheet.fill(shape("132 151, 146 151, 144 157, 134 157"), 0x32221E);
    return sheet;
  }

  private static Layer orla(Layer sheet) {
    sheet
        .fill(curve("88 160, 88 138, 96 126, 108 124, 118 130, 122 144, 122 160"), 0x54242E)
        .fill(curve("92 160, 93 144, 98 136, 104 160"), 0x3A1820);
    sheet.fill(disc(107, 115, 9, 10), 0xB4B0BC).fill(disc(105, 116, 7.4, 9), 0x787488);
    sheet.fill(disc(106, 103, 6, 5), 0xC8C4CC);
    sheet
        .line(bent(116, 118, 117, 112, 112, 106), 0.9, 0xFFF0D0)
        .line(bent(119, 132, 122.4, 142, 122.4, 156), 1.1, RIM)
        .line(118, 140, 130, 147, 4, 0x54242E);
    // Orla's foot is healed, but still in its bucket.
    return sheet
        .fill(shape("66 164, 82 164, 80 178, 68 178"), 0x50505C)
        .line(66, 164, 82, 164, 1, 0xE0D0C0);
  }

  private static Layer tobias(Layer sheet) {
    sheet
        .fill(curve("156 160, 156 142, 162 130, 174 126, 186 132, 192 146, 192 160"), 0x2A3A46)
        .fill(curve("160 160, 161 146, 166 138, 172 160"), 0x1C2A34);
    sheet
        .fill(disc(173, 117, 9, 9.6), 0x7A5648)
        .fill(curve("164 120, 166 126, 174 129, 182 126, 183 118, 178 122"), 0xD8D4D4);
    sheet.fill(curve("163 117, 164 107, 173 103, 182 107, 184 116, 174 113"), 0x24343E);
    sheet
        .line(bent(181, 106, 184, 111, 183.6, 117), 0.9, RIM)
        .line(bent(188, 134, 192.4, 146, 192.4, 157), 1.1, RIM)
        .line(160, 142, 149, 148, 4, 0x2A3A46);
    return sheet;
  }

  private static Layer wren(Layer sheet) {
    sheet.fill(curve("232 168, 231 150, 236 140, 245 138, 253 142, 256 154, 255 168"), 0xB88418);
    sheet.fill(curve("236 168, 236 152, 241 146, 244 168"), 0x8A5C10);
    sheet
        .fill(curve("230 130, 236 120, 246 118, 256 124, 260 132, 246 134"), 0xC8941C)
        .fill(curve("226 132, 236 128, 256 128, 264 133, 246 137"), 0xA87410)
        .line(bent(250, 119, 258, 124, 263, 132), 1, 0xFFE8A0)
        .line(bent(253, 142, 256.6, 152, 255.6, 165), 1.1, 0xFFE088);
    return sheet.line(238, 138, 252, 139, 3.6, 0xB02C34).line(252, 139, 262, 144, 2.4, 0xB02C34);
  }

  private static Layer fogg(Layer sheet) {
    sheet
        .fill(curve("284 180, 285 146, 290 136, 298 134, 306 138, 309 150, 309 180"), NIGHT)
        .fill(disc(297, 128, 6, 7), 0x5A4440)
        .fill(box(290, 114, 14, 9), NIGHT)
        .fill(box(287, 122, 20, 2.4), NIGHT);
    sheet.line(308, 146, 309, 100, 1.3, 0x2A2428);
    sheet
        .fill(
            curve("278 104, 288 90, 309 84, 330 90, 342 104, 326 100, " + "309 103, 292 100"),
            0x2E5040)
        .line(bent(280, 102, 290, 90, 309, 85), 0.9, 0xA8C8A0);
    return sheet.line(bent(306, 138, 309.6, 152, 309, 176), 1, RIM);
  }

  private static Layer gannet(Layer sheet) {
    sheet.fill(box(34, 142, 5, 36), 0x2C2226).line(34, 142, 34, 176, 0.8, 0x5A4444);
    sheet
        .fill(curve("26 143, 28 132, 36 126, 46 128, 48 136, 44 143"), 0xE8DCD8)
        .fill(curve("26 143, 29 134, 36 131, 34 142"), 0xA89CA8)
        .fill(curve("40 130, 40 120, 46 115, 51 118, 50 124, 46 131"), 0xF0DCB0)
        .fill(shape("50 118, 60 121, 50 123"), 0xB8BCC8)
        .fill(disc(48, 119, 0.9, 0.9), 0x101010);
    return sheet.line(bent(46, 128, 49, 134, 46, 142), 0.9, 0xFFF4DC);
  }
}
