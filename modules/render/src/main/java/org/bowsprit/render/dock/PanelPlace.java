package org.bowsprit.render.dock;

import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.DisplaySettings.Fit;
import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.Viewport;

/**
 * The area of a window that a panel occupies, in device pixels. It is at the right border beside
 * the picture or at the lower border below it, depending on which leaves the larger picture.
 *
 * @param x the column of its left edge; 0 if it is below the picture
 * @param y the row of its upper edge; 0 if it is beside the picture
 * @param width its width, at least 1
 * @param height its height, at least 1
 * @since 1.1
 */
public record PanelPlace(int x, int y, int width, int height) {

  private static final int COLUMNS_BESIDE = 64;
  private static final double HEIGHT_SHARE_BELOW = 0.42;

  /** The space between the edge of a panel and its text. */
  static final int MARGIN = 8;

  static PanelPlace forWindow(int windowWidth, int windowHeight, PanelFontSize letters) {
    int unitHeight = Viewport.heightAt(1, Aspect.CORRECTED);
    int spareWidth = windowWidth - windowHeight * Frame.WIDTH / unitHeight;
    int minWidth = COLUMNS_BESIDE * letters.width() + 2 * MARGIN;
    int widthBeside = Math.min(Math.max(minWidth, spareWidth), windowWidth / 2);
    int heightBelow = (int) (windowHeight * HEIGHT_SHARE_BELOW);
    int pictureWidthBeside =
        Math.min(windowWidth - widthBeside, windowHeight * Frame.WIDTH / unitHeight);
    int pictureWidthBelow =
        Math.min(windowWidth, (windowHeight - heightBelow) * Frame.WIDTH / unitHeight);
    return widthBeside >= minWidth && pictureWidthBeside >= pictureWidthBelow
        ? new PanelPlace(windowWidth - widthBeside, 0, Math.max(1, widthBeside), windowHeight)
        : new PanelPlace(0, windowHeight - heightBelow, windowWidth, Math.max(1, heightBelow));
  }

  /** Returns whether a pixel of the window is in the panel. */
  public boolean contains(int windowX, int windowY) {
    return windowX >= x && windowY >= y;
  }

  /** Returns the position of the picture in the rest of the window. */
  Viewport picture(Aspect aspect, Fit fit) {
    return Viewport.in(x > 0 ? x : width, y > 0 ? y : height, aspect, fit);
  }

  int columns(PanelFontSize letters) {
    return Math.max(1, (width - 2 * MARGIN) / letters.width());
  }

  int rows(PanelFontSize letters) {
    return Math.max(1, (height - 2 * MARGIN) / letters.height());
  }
}
