package org.bowsprit.render.terminal;

import org.bowsprit.render.Frame;

/**
 * Scales the picture to a terminal's dots. If there are more dots than pixels, pixels are repeated.
 * If there are fewer dots, the pixels in the area of a dot are averaged, so that thin lines remain
 * visible.
 */
final class DotScaler {

  private int width;
  private int height;
  private int[] dots = new int[0];
  private int[] columnStarts = new int[0];
  private int[] rowStarts = new int[0];

  /**
   * Scales a picture.
   *
   * @param picture 320 × 200 colours
   * @param newWidth the number of dots across, at least 1
   * @param newHeight the number of rows of dots, at least 1
   */
  void scale(int[] picture, int newWidth, int newHeight) {
    if (newWidth != width || newHeight != height) {
      width = newWidth;
      height = newHeight;
      dots = new int[width * height];
      columnStarts = starts(width, Frame.WIDTH);
      rowStarts = starts(height, Frame.HEIGHT);
    }
    boolean isEnlarged = width >= Frame.WIDTH && height >= Frame.HEIGHT;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        dots[y * width + x] =
            isEnlarged
                ? picture[rowStarts[y] * Frame.WIDTH + columnStarts[x]]
                : mean(picture, x, y);
      }
    }
  }

  /** Returns the colour 0xRRGGBB of a dot. */
  int dot(int x, int y) {
    return dots[y * width + x];
  }

  private int mean(int[] picture, int x, int y) {
    int left = columnStarts[x];
    int right = width >= Frame.WIDTH ? left + 1 : columnStarts[x + 1];
    int top = rowStarts[y];
    int bottom = height >= Frame.HEIGHT ? top + 1 : rowStarts[y + 1];
    int red = 0;
    int green = 0;
    int blue = 0;
    for (int row = top; row < bottom; row++) {
      for (int column = left; column < right; column++) {
        int colour = picture[row * Frame.WIDTH + column];
        red += colour >> 16 & 0xFF;
        green += colour >> 8 & 0xFF;
        blue += colour & 0xFF;
      }
    }
    int count = (right - left) * (bottom - top);
    return ((red / count) << 16) | ((green / count) << 8) | (blue / count);
  }

  /** Returns the index of the first pixel of each dot, followed by the number of pixels. */
  private static int[] starts(int dotCount, int pixelCount) {
    int[] starts = new int[dotCount + 1];
    for (int i = 0; i < dotCount; i++) {
      starts[i] =
          dotCount >= pixelCount
              ? (int) ((2L * i + 1) * pixelCount / (2L * dotCount))
              : (int) ((long) i * pixelCount / dotCount);
    }
    starts[dotCount] = pixelCount;
    return starts;
  }
}
