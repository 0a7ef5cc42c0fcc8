package org.bowsprit.zplane.effect;

import org.bowsprit.render.Frame;

/** Effects 130–133, in which the new picture pushes the old picture out (spec 02 §8.3). */
final class ScrollReveal implements Reveal {

  private static final int BAND_PIXELS = 8;

  private final MainWindow window;
  private final int pause;
  private final int deltaX;
  private final int deltaY;
  private int shownPixels = 1;

  private ScrollReveal(MainWindow window, int pause, int deltaX, int deltaY) {
    this.window = window;
    this.pause = pause;
    this.deltaX = deltaX;
    this.deltaY = deltaY;
  }

  /**
   * Returns the effect with the given number.
   *
   * @param number the direction of the movement: 130 to the right, 131 to the left, 132 down, 133
   *     up
   */
  static ScrollReveal of(int number, MainWindow window, int pause) {
    return switch (number) {
      case 130 -> new ScrollReveal(window, pause, BAND_PIXELS, 0);
      case 131 -> new ScrollReveal(window, pause, -BAND_PIXELS, 0);
      case 132 -> new ScrollReveal(window, pause, 0, BAND_PIXELS);
      case 133 -> new ScrollReveal(window, pause, 0, -BAND_PIXELS);
      default -> throw new IllegalArgumentException("effect " + number + " is not a scroll effect");
    };
  }

  @Override
  public int step(byte[] picture, byte[] screen) {
    int extent = deltaX != 0 ? Frame.WIDTH : window.height();
    shownPixels += BAND_PIXELS;
    if (shownPixels >= extent) {
      return DONE;
    }
    // The visible picture moves. The uncovered band shows the edge of the new picture.
    if (deltaX != 0) {
      shiftColumns(picture, screen, shownPixels - 1);
    } else {
      shiftRows(picture, screen, shownPixels - 1);
    }
    return pause;
  }

  private void shiftColumns(byte[] picture, byte[] screen, int progress) {
    int remainingPixels = Frame.WIDTH - BAND_PIXELS;
    for (int y = window.top(); y < window.bottom(); y++) {
      int row = y * Frame.WIDTH;
      if (deltaX > 0) {
        System.arraycopy(screen, row, screen, row + BAND_PIXELS, remainingPixels);
        System.arraycopy(picture, row + Frame.WIDTH - progress, screen, row, BAND_PIXELS);
      } else {
        System.arraycopy(screen, row + BAND_PIXELS, screen, row, remainingPixels);
        System.arraycopy(
            picture, row + progress - BAND_PIXELS, screen, row + remainingPixels, BAND_PIXELS);
      }
    }
  }

  private void shiftRows(byte[] picture, byte[] screen, int progress) {
    int band = BAND_PIXELS * Frame.WIDTH;
    int first = window.top() * Frame.WIDTH;
    int end = window.bottom() * Frame.WIDTH;
    int remainingPixels = end - first - band;
    if (deltaY > 0) {
      System.arraycopy(screen, first, screen, first + band, remainingPixels);
      System.arraycopy(picture, end - progress * Frame.WIDTH, screen, first, band);
    } else {
      System.arraycopy(screen, first + band, screen, first, remainingPixels);
      int from = first + (progress - BAND_PIXELS) * Frame.WIDTH;
      System.arraycopy(picture, from, screen, end - band, band);
    }
  }
}
