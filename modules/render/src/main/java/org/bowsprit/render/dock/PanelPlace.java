package org.bowsprit.render.dock;

import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.DisplaySettings.Fit;
import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.Viewport;

/**
 * The part of a window that a panel occupies, in device pixels: at the right border beside the
 * picture, or at the lower border below it, whichever leaves the larger picture.
 *
 * @param x the column of its left edge; 0 if it is below the picture
 * @param y the row of its upper edge; 0 if it is beside the picture
 * @param width its width, at least 1
 * @param height its height, at least 1
 * @since 1.1
 */
public record PanelPlace(int x, int y, int width, int height) {

  private static final int COLUMNS_BESIDE = 64;
  private static final double SHARE_BELOW = 0.42;

  /** Space between the edge of a panel and its letters. */
  static final int MARGIN = 8;

  static PanelPlace in(int windowWidth, int windowHeight, LetterSize letters) {
    int unitHeight = Viewport.heightAt(1, Aspect.CORRECTED);
    int spare = windowWidth - windowHeight * Frame.WIDTH / unitHeight;
    int least = COLUMNS_BESIDE * letters.width() + 2 * MARGIN;
    int beside = Math.min(Math.max(least, spare), windowWidth / 2);
    int below = (int) (windowHeight * SHARE_BELOW);
    int pictureBeside = Math.min(windowWidth - beside, windowHeight * Frame.WIDTH / unitHeight);
    int pictureBelow = Math.min(windowWidth, (windowHeight - below) * Frame.WIDTH / unitHeight);
    return beside >= least && pictureBeside >= pictureBelow
        ? new PanelPlace(windowWidth - beside, 0, Math.max(1, beside), windowHeight)
        : new PanelPlace(0, windowHeight - below, windowWidth, Math.max(1, below));
  }

  /** Returns whether a pixel of the window is in the panel. */
  public boolean contains(int windowX, int windowY) {
    return windowX >= x && windowY >= y;
  }

  /** Returns the position of the picture in the rest of the window. */
  Viewport picture(Aspect aspect, Fit fit) {
    return Viewport.in(x > 0 ? x : width, y > 0 ? y : height, aspect, fit);
  }

  int columns(LetterSize letters) {
    return Math.max(1, (width - 2 * MARGIN) / letters.width());
  }

  int rows(LetterSize letters) {
    return Math.max(1, (height - 2 * MARGIN) / letters.height());
  }
}
