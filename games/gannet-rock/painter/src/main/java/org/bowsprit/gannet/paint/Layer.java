package org.bowsprit.gannet.paint;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.GeneralPath;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.QuadCurve2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.Arrays;
import java.util.Random;

/**
 * A sheet of a painting, which is transparent where nothing was painted. Coordinates are in game
 * pixels and can be fractions; x points right and y down. The sheet has {@link #DOTS_PER_PIXEL}
 * dots along each game pixel, so that edges are soft until the painting is converted to pixels.
 */
public final class Layer {

  /** The number of sheet dots along one game pixel. */
  public static final int DOTS_PER_PIXEL = 4;

  private final int width;
  private final int height;
  private final BufferedImage image;
  private final Graphics2D pen;

  /** Creates an empty sheet. Width and height are in game pixels. */
  public Layer(int width, int height) {
    this.width = width;
    this.height = height;
    this.image =
        new BufferedImage(
            width * DOTS_PER_PIXEL, height * DOTS_PER_PIXEL, BufferedImage.TYPE_INT_ARGB);
    this.pen = image.createGraphics();
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    pen.scale(DOTS_PER_PIXEL, DOTS_PER_PIXEL);
  }

  /** Returns the width in game pixels. */
  public int width() {
    return width;
  }

  /** Returns the height in game pixels. */
  public int height() {
    return height;
  }

  /**
   * Returns the dots as ARGB, with {@code width * DOTS_PER_PIXEL} dots in a row. Changes of the
   * array change the sheet.
   */
  int[] dots() {
    return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
  }

  /** Moves the origin: all later painting is shifted by {@code right} and {@code down} pixels. */
  public Layer moveOrigin(double right, double down) {
    pen.translate(right, down);
    return this;
  }

  /** Mirrors all later painting at a column. */
  public Layer mirrorAt(double column) {
    pen.translate(2 * column, 0);
    pen.scale(-1, 1);
    return this;
  }

  /** Fills a shape with one colour. */
  public Layer fill(Shape shape, int colour) {
    pen.setPaint(new Color(colour));
    pen.fill(shape);
    return this;
  }

  /**
   * Fills a shape with a translucent colour. At opacity 1, the colour covers everything below it.
   */
  public Layer glaze(Shape shape, int colour, double opacity) {
    pen.setPaint(
        new Color(
            Colour.red(colour), Colour.green(colour), Colour.blue(colour), (int) (opacity * 255)));
    pen.fill(shape);
    return this;
  }

  /** Fills a shape with a linear gradient from the colour of one point to the colour of another. */
  public Layer blend(Shape shape, double x0, double y0, int from, double x1, double y1, int to) {
    pen.setPaint(
        new GradientPaint(
            (float) x0, (float) y0, new Color(from), (float) x1, (float) y1, new Color(to)));
    pen.fill(shape);
    return this;
  }

  /**
   * Fills a shape with a gradient from left to right, from the colour of one column to the colour
   * of another.
   */
  public Layer blendAcross(Shape shape, double x0, int from, double x1, int to) {
    return blend(shape, x0, 0, from, x1, 0, to);
  }

  /**
   * Fills a shape with a gradient from top to bottom, from the colour of one row to the colour of
   * another.
   */
  public Layer blendDown(Shape shape, double y0, int from, double y1, int to) {
    return blend(shape, 0, y0, from, 0, y1, to);
  }

  /** Draws the outline of a shape with a round pen of {@code thickness} game pixels. */
  public Layer line(Shape shape, double thickness, int colour) {
    pen.setPaint(new Color(colour));
    pen.setStroke(
        new BasicStroke((float) thickness, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    pen.draw(shape);
    return this;
  }

  /** Draws a straight line. */
  public Layer line(double x0, double y0, double x1, double y1, double thickness, int colour) {
    return line(new Line2D.Double(x0, y0, x1, y1), thickness, colour);
  }

  /**
   * Lightens and darkens the painted dots with noise. The size of the grain is in game pixels, and
   * the strength is from 0 to 1.
   */
  public Layer grain(Noise noise, double grainWidth, double grainHeight, double strength) {
    return each(
        (x, y, colour) ->
            Colour.scale(
                colour,
                1 + strength * 2 * (noise.cloud(x / grainWidth, y / grainHeight, 4) - 0.5)));
  }

  /**
   * Changes the colour of each painted dot; the function receives the dot's position in game
   * pixels.
   */
  public Layer each(Tint tint) {
    int[] dots = dots();
    int row = width * DOTS_PER_PIXEL;
    for (int i = 0; i < dots.length; i++) {
      int alpha = dots[i] & 0xFF000000;
      if (alpha != 0) {
        int line = i / row;
        dots[i] =
            alpha
                | tint.of(
                    (i % row + 0.5) / DOTS_PER_PIXEL,
                    (line + 0.5) / DOTS_PER_PIXEL,
                    dots[i] & 0xFFFFFF);
      }
    }
    return this;
  }

  /**
   * Paints over the sheet with brush strokes in its colours, so that flat areas look painted by
   * hand.
   *
   * @param strokes the number of strokes
   * @param length the length of a stroke, in game pixels
   * @param breadth the width of a stroke, in game pixels
   * @param angle the direction of the strokes in radians, where 0 is to the right; noise varies it
   * @param brightnessVariation the variation of the strokes' brightness, 0 to 1
   */
  public Layer brush(
      long seed,
      int strokes,
      double length,
      double breadth,
      double angle,
      double brightnessVariation) {
    Random random = new Random(seed);
    Noise wander = new Noise((int) seed);
    BufferedImage before = copy();
    pen.setComposite(AlphaComposite.SrcAtop);
    for (int i = 0; i < strokes; i++) {
      double x = random.nextDouble() * width;
      double y = random.nextDouble() * height;
      int dot = before.getRGB((int) (x * DOTS_PER_PIXEL), (int) (y * DOTS_PER_PIXEL));
      if (dot >>> 24 == 0) {
        continue;
      }
      double turn = angle + (wander.at(x / 30, y / 30) - 0.5) * 1.2;
      double reach = length * (0.5 + random.nextDouble()) / 2;
      int colour =
          Colour.scale(dot & 0xFFFFFF, 1 + brightnessVariation * (random.nextDouble() * 2 - 1));
      double dx = Math.cos(turn) * reach;
      double dy = Math.sin(turn) * reach;
      pen.setPaint(new Color(Colour.red(colour), Colour.green(colour), Colour.blue(colour), 150));
      pen.setStroke(
          new BasicStroke((float) breadth, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      pen.draw(new Line2D.Double(x - dx, y - dy, x + dx, y + dy));
    }
    pen.setComposite(AlphaComposite.SrcOver);
    return this;
  }

  /** Paints another sheet of the same size over this sheet. */
  public Layer paintOver(Layer over) {
    pen.drawImage(over.image, 0, 0, width, height, null);
    return this;
  }

  /** Erases the parts of this sheet where {@code mask} is not painted. */
  public Layer keepInside(Layer mask) {
    pen.setComposite(AlphaComposite.DstIn);
    pen.drawImage(mask.image, 0, 0, width, height, null);
    pen.setComposite(AlphaComposite.SrcOver);
    return this;
  }

  /** Erases the parts of this sheet where {@code cover} is painted. */
  public Layer eraseInside(Layer cover) {
    pen.setComposite(AlphaComposite.DstOut);
    pen.drawImage(cover.image, 0, 0, width, height, null);
    pen.setComposite(AlphaComposite.SrcOver);
    return this;
  }

  private BufferedImage copy() {
    BufferedImage twin =
        new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_ARGB);
    twin.setData(image.getData());
    return twin;
  }

  /** Changes the colour of a dot, depending on its position. */
  @FunctionalInterface
  public interface Tint {
    /** Returns the new colour of the dot at (x, y), whose colour is {@code colour}. */
    int of(double x, double y, int colour);
  }

  /** Returns a closed polygon through points written "x y, x y …". */
  public static Path2D shape(String points) {
    return shape(0, 0, points);
  }

  /** Returns a closed polygon through points written "x y, x y …" relative to (x, y). */
  public static Path2D shape(double x, double y, String points) {
    return shape(numbers(x, y, points));
  }

  /** Returns a closed polygon through points given as x, y, x, y … */
  public static Path2D shape(double... points) {
    GeneralPath path = new GeneralPath();
    path.moveTo(points[0], points[1]);
    for (int i = 2; i < points.length; i += 2) {
      path.lineTo(points[i], points[i + 1]);
    }
    path.closePath();
    return path;
  }

  /** Returns a closed curve that goes smoothly through points written "x y, x y …". */
  public static Path2D curve(String points) {
    return curve(0, 0, points);
  }

  /**
   * Returns a closed curve that goes smoothly through points written "x y, x y …" relative to (x,
   * y).
   */
  public static Path2D curve(double x, double y, String points) {
    return curve(numbers(x, y, points));
  }

  private static double[] numbers(double x, double y, String points) {
    double[] numbers = Arrays.stream(points.split("[, ]+")).mapToDouble(Double::valueOf).toArray();
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] += i % 2 == 0 ? x : y;
    }
    return numbers;
  }

  /** Returns a smooth closed curve through points given as x, y, x, y … */
  public static Path2D curve(double... points) {
    int n = points.length / 2;
    GeneralPath path = new GeneralPath();
    path.moveTo(points[0], points[1]);
    for (int i = 0; i < n; i++) {
      double[] p = new double[8];
      for (int k = -1; k <= 2; k++) {
        int j = Math.floorMod(i + k, n);
        p[(k + 1) * 2] = points[j * 2];
        p[(k + 1) * 2 + 1] = points[j * 2 + 1];
      }
      path.curveTo(
          p[2] + (p[4] - p[0]) / 6,
          p[3] + (p[5] - p[1]) / 6,
          p[4] - (p[6] - p[2]) / 6,
          p[5] - (p[7] - p[3]) / 6,
          p[4],
          p[5]);
    }
    path.closePath();
    return path;
  }

  /** Returns the rectangle with an upper left corner and a size. */
  public static Shape box(double x, double y, double width, double height) {
    return new Rectangle2D.Double(x, y, width, height);
  }

  /** Returns a line from (x0, y0) to (x1, y1), bent towards a point between them. */
  public static Shape bent(double x0, double y0, double x, double y, double x1, double y1) {
    return new QuadCurve2D.Double(x0, y0, x, y, x1, y1);
  }

  /** Returns the ellipse with a centre and two radii. */
  public static Shape disc(double x, double y, double radiusX, double radiusY) {
    return new Ellipse2D.Double(x - radiusX, y - radiusY, radiusX * 2, radiusY * 2);
  }
}
