package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.box;
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
 * Paints the inside of the tower, as if the front of its wall were cut away. A stair winds twice
 * around the newel post, with the front flights in front of the post and the back flights behind
 * it. {@link #CORNERS} is the line of the treads, and the walk boxes are lines along it.
 */
public final class Stairs implements Scene {

  /**
   * The corners of the stair from the ground up, each as x and y. Flights with an even index pass
   * in front of the newel post, the others behind it.
   */
  static final double[][] CORNERS = {{84, 134}, {236, 112}, {84, 84}, {236, 60}, {104, 34}};

  /** The clip level of the rain. Everything except the open air hides the rain. */
  private static final int OUTSIDE = 3;

  @Override
  public List<Patch> patches() {
    return List.of();
  }

  @Override
  public Painting paint(Set<String> changes) {
    Painting painting = new Painting(WIDTH, HEIGHT);
    Lighting light =
        new Lighting(0x54628A)
            .lamp(160, 70, 110, 120, 0xFFC078, 0.9)
            .lamp(74, 40, 60, 60, 0xFFB060, 0.7);
    painting.lay(Nature.sea(Nature.sky(painting.sheet(), 118, 25), 118, HEIGHT, 3));
    painting.shimmer(
        Nature.crests(painting.sheet(), 118, HEIGHT, 11, 90), GamePalette.GLITTER, Nature::glitter);
    painting.lay(light.on(paintInside(painting.sheet())));
    painting
        .hide(OUTSIDE, paintInside(painting.sheet()))
        .hide(OUTSIDE, paintCutWalls(painting.sheet()));
    painting.lay(light.on(paintFlight(painting.sheet(), 1, 0.8)));
    painting.lay(light.on(paintFlight(painting.sheet(), 3, 0.8)));
    painting.front(1, light.on(paintNewel(painting.sheet())));
    painting.lay(light.on(paintFlight(painting.sheet(), 0, 1.05)));
    painting.lay(light.on(paintFlight(painting.sheet(), 2, 1.05)));
    painting.front(2, light.on(paintCutWalls(painting.sheet())));
    return painting;
  }

  private static Layer paintInside(Layer sheet) {
    Layer wall = new Layer(WIDTH, HEIGHT);
    Masonry.wall(wall, HEIGHT + 10, 0xA29C94, 71);
    Layer shaft = new Layer(WIDTH, HEIGHT);
    shaft.paintOver(wall);
    shaft.each((x, y, c) -> Colour.scale(c, 1 - 0.62 * Math.pow(Math.abs(x - 160) / 92, 3)));
    clipToShaft(shaft, 62, 258);
    sheet.paintOver(shaft);
    paintWindow(sheet, 120, 40);
    return paintWindow(sheet, 196, 84);
  }

  private static void clipToShaft(Layer sheet, double left, double right) {
    Layer copy = new Layer(WIDTH, HEIGHT);
    copy.fill(shape(left + 8, 0, right - 8, 0, right, HEIGHT, left, HEIGHT), 0);
    sheet.keepInside(copy);
  }

  private static Layer paintWindow(Layer sheet, double x, double y) {
    Masonry.arch(sheet, x, y, 9, 15, 0x7C766E, 0x34506A);
    return sheet
        .line(x + 4.5, y, x + 4.5, y + 16, 0.7, 0x3A2E24)
        .line(x, y + 8, x + 9, y + 8, 0.7, 0x3A2E24);
  }

  private static Layer paintFlight(Layer sheet, int flightIndex, double brightness) {
    double[] start = CORNERS[flightIndex];
    double[] end = CORNERS[flightIndex + 1];
    int steps = 17;
    double dx = (end[0] - start[0]) / steps;
    double dy = (end[1] - start[1]) / steps;
    for (int i = 0; i < steps; i++) {
      double x = start[0] + dx * i;
      double y = start[1] + dy * i;
      double near = flightIndex % 2 == 0 ? 1 : -1;
      int stone =
          Colour.scale(
              0x9A9288, brightness * (0.84 + 0.12 * new Noise(flightIndex).at(i * 1.7, 0)));
      double left = Math.min(x, x + dx) - 0.4;
      double width = Math.abs(dx) + 0.8;
      sheet.blendDown(
          box(left, y - 1, width, 9 + near),
          y,
          Colour.scale(stone, 0.72),
          y + 9,
          Colour.scale(stone, 0.4));
      sheet.fill(box(left, y - 2.4, width, 2.4), Colour.scale(stone, 1.25));
      sheet.line(left, y + 8 + near, left + width, y + 8 + near, 0.6, Colour.scale(stone, 0.3));
      paintRail(sheet, x, y, i, flightIndex);
    }
    return sheet;
  }

  /** Paints the rope rail of the back flights. A pin holds the rope at every third step. */
  private static void paintRail(Layer sheet, double x, double y, int step, int flightIndex) {
    if (flightIndex % 2 == 1) {
      if (step % 3 == 0) {
        sheet.line(x, y - 2, x, y - 14, 0.6, 0x5A4A38);
      }
      sheet.line(x, y - 13, x - 9, y - 14.6, 0.8, 0xB09A70);
    }
  }

  private static Layer paintNewel(Layer sheet) {
    sheet.blendAcross(box(150, 0, 20, HEIGHT), 150, 0xB0A698, 170, 0x524C4A);
    for (double y = 6; y < HEIGHT; y += 12) {
      sheet.line(150, y, 170, y + 1.4, 0.6, 0x5A544E);
    }
    return sheet.grain(new Noise(31), 6, 6, 0.16);
  }

  /** Paints the cut edge of the tower's wall, left and right. */
  private static Layer paintCutWalls(Layer sheet) {
    Layer walls = new Layer(WIDTH, HEIGHT);
    Nature.rock(walls, shape(46, 0, 66, 0, 62, HEIGHT, 34, HEIGHT), 90, 0x3A3438, 0x9A928C, 9);
    Nature.rock(walls, shape(254, 0, 274, 0, 286, HEIGHT, 258, HEIGHT), 91, 0x2A2630, 0x78727A, 9);
    walls.line(66, 0, 62, HEIGHT, 1, 0xC8BEB0).line(254, 0, 258, HEIGHT, 1, 0x8E867E);
    return sheet.paintOver(walls);
  }
}
