package org.bowsprit.gannet.paint;

/**
 * A finished picture in game pixels. For each pixel it contains the colour and the share of the
 * pixel that was painted.
 */
public final class Pixels {

  private final int width;
  private final int height;
  private final int[] colours;
  private final float[] cover;

  /** Creates a picture from the colour and the painted share of each pixel, row by row. */
  public Pixels(int width, int height, int[] colours, float[] cover) {
    this.width = width;
    this.height = height;
    this.colours = colours.clone();
    this.cover = cover.clone();
  }

  /** Returns the width in pixels. */
  public int width() {
    return width;
  }

  /** Returns the height in pixels. */
  public int height() {
    return height;
  }

  /** Returns the colour of each pixel, row by row. */
  public int[] colours() {
    return colours.clone();
  }

  /** Returns the painted share of each pixel, 0 to 1. */
  public float[] cover() {
    return cover.clone();
  }

  /** Converts a sheet to game pixels. A pixel is the mean of its dots. */
  public static Pixels of(Layer layer) {
    int width = layer.width();
    int height = layer.height();
    int fine = Layer.DOTS_PER_PIXEL;
    int[] dots = layer.dots();
    int[] colours = new int[width * height];
    float[] cover = new float[width * height];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double red = 0;
        double green = 0;
        double blue = 0;
        double alpha = 0;
        for (int k = 0; k < fine * fine; k++) {
          int dot = dots[(y * fine + k / fine) * width * fine + x * fine + k % fine];
          double a = (dot >>> 24) / 255.0;
          alpha += a;
          red += a * Colour.red(dot);
          green += a * Colour.green(dot);
          blue += a * Colour.blue(dot);
        }
        int i = y * width + x;
        cover[i] = (float) (alpha / (fine * fine));
        colours[i] = alpha == 0 ? 0 : Colour.pack(red / alpha, green / alpha, blue / alpha);
      }
    }
    return new Pixels(width, height, colours, cover);
  }

  /** Returns the colour at (x, y). */
  public int at(int x, int y) {
    return colours[y * width + x];
  }

  /** Returns whether most of the pixel at (x, y) is painted. */
  public boolean painted(int x, int y) {
    return cover[y * width + x] >= 0.5f;
  }
}
