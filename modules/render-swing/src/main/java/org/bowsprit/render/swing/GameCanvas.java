package org.bowsprit.render.swing;

import java.awt.Canvas;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Toolkit;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.Arrays;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.DisplaySettings.Fit;
import org.bowsprit.render.Frame;
import org.bowsprit.render.dock.PanelDock;
import org.bowsprit.render.dock.PanelPlace;
import org.bowsprit.render.pixel.CellSet;
import org.bowsprit.render.pixel.ColourTable;
import org.bowsprit.render.pixel.Viewport;

/**
 * The drawing area of the window. Enlarges the picture to device pixels and draws it on the screen.
 *
 * <p>Sizes and positions are in device pixels, which on a HiDPI screen are smaller than the pixels
 * of Swing. The thread of the game's main loop draws; the event thread only lays out the canvas and
 * marks it as damaged.
 */
final class GameCanvas extends Canvas {

  private static final long serialVersionUID = 1L;

  private final Cursor hiddenCursor =
      Toolkit.getDefaultToolkit()
          .createCustomCursor(
              new BufferedImage(16, 16, BufferedImage.TYPE_INT_ARGB), new Point(), "none");
  private transient PictureScaler scaler = new PictureScaler();
  private transient volatile String filter = DisplaySettings.NEAREST;
  private transient String drawnFilter = DisplaySettings.NEAREST;
  private transient BufferedImage image;
  private transient int[] pixels;
  private transient Viewport drawnViewport = new Viewport(0, 0, Frame.WIDTH, Frame.HEIGHT);
  private transient volatile Aspect aspect = Aspect.CORRECTED;
  private transient volatile Fit fit = Fit.STRETCH;
  private volatile boolean isDamaged = true;
  private final transient PanelDock dock;
  private final transient Runnable redrawRequest;

  /**
   * Creates an empty canvas.
   *
   * @param dock the panel in the same window
   * @param redrawRequest the callback for a canvas that must be drawn although the picture is
   *     unchanged
   */
  GameCanvas(PanelDock dock, Runnable redrawRequest) {
    this.dock = dock;
    this.redrawRequest = redrawRequest;
    setBackground(Color.BLACK);
    setFocusTraversalKeysEnabled(false);
    enableInputMethods(false);
    setCursor(hiddenCursor);
  }

  void arrange(DisplaySettings settings) {
    aspect = settings.aspect();
    fit = settings.fit();
    filter = settings.filter();
    damage();
  }

  private void damage() {
    isDamaged = true;
    redrawRequest.run();
  }

  /** Returns the number of device pixels per Swing pixel. */
  double density() {
    return getGraphicsConfiguration() == null
        ? 1
        : getGraphicsConfiguration().getDefaultTransform().getScaleX();
  }

  Dimension deviceSize() {
    double density = density();
    return new Dimension(
        Math.max(1, (int) Math.round(getWidth() * density)),
        Math.max(1, (int) Math.round(getHeight() * density)));
  }

  Viewport currentViewport() {
    Dimension size = deviceSize();
    return dock.picture(size.width, size.height, aspect, fit);
  }

  /**
   * Shows the system's pointer over the panel. Over the picture, the game draws its own pointer.
   */
  void showPointer(boolean isVisible) {
    Cursor newCursor = isVisible ? Cursor.getDefaultCursor() : hiddenCursor;
    if (getCursor() != newCursor) {
      setCursor(newCursor);
    }
  }

  boolean needsDrawing() {
    return isDamaged;
  }

  /**
   * Draws the changed part of the picture, or the whole picture if the area was damaged. The game's
   * loop calls this method. The tree lock prevents the window from changing in the meantime.
   */
  void draw(int[] colours, CellSet changed) {
    synchronized (getTreeLock()) {
      Graphics2D graphics = (Graphics2D) getGraphics();
      if (graphics == null) {
        damage();
        return;
      }
      if (!filter.equals(drawnFilter)) {
        drawnFilter = filter;
        scaler.use(drawnFilter);
      }
      boolean isFullRedraw = isDamaged;
      if (isFullRedraw) {
        isDamaged = false;
      }
      isFullRedraw |= prepareImage();
      graphics.setTransform(new AffineTransform());
      if (isFullRedraw) {
        scaler
            .scaler()
            .scale(
                colours, drawnViewport, pixels, image.getWidth(), 0, 0, Frame.WIDTH, Frame.HEIGHT);
        dock.paintInWindow(pixels, image.getWidth());
        graphics.drawImage(image, 0, 0, null);
      } else {
        changed.forEach(withReach((l, t, r, b) -> scale(colours, l, t, r, b)));
        // A call to the window system takes longer than drawing more pixels, so few large
        // rectangles are best.
        changed.forEachBand(withReach((l, t, r, b) -> drawPicture(graphics, l, t, r, b)));
        if (dock.needsPainting()) {
          dock.place().ifPresent(panel -> drawPanel(graphics, panel));
        }
      }
      graphics.dispose();
    }
  }

  /** Returns a receiver that enlarges rectangles by the reach of the filter and passes them on. */
  private CellSet.Rectangles withReach(CellSet.Rectangles receiver) {
    int reach = scaler.reach();
    return (left, top, right, bottom) ->
        receiver.take(
            Math.max(0, left - reach),
            Math.max(0, top - reach),
            Math.min(Frame.WIDTH, right + reach),
            Math.min(Frame.HEIGHT, bottom + reach));
  }

  private void scale(int[] colours, int left, int top, int right, int bottom) {
    scaler
        .scaler()
        .scale(colours, drawnViewport, pixels, image.getWidth(), left, top, right, bottom);
  }

  private void drawPicture(Graphics2D graphics, int left, int top, int right, int bottom) {
    drawArea(
        graphics,
        drawnViewport.firstAreaX(left),
        drawnViewport.firstAreaY(top),
        drawnViewport.firstAreaX(right),
        drawnViewport.firstAreaY(bottom));
  }

  private void drawPanel(Graphics2D graphics, PanelPlace panel) {
    dock.paintInWindow(pixels, image.getWidth());
    drawArea(graphics, panel.x(), panel.y(), panel.x() + panel.width(), panel.y() + panel.height());
  }

  private void drawArea(Graphics2D graphics, int x, int y, int endX, int endY) {
    graphics.drawImage(image, x, y, endX, endY, x, y, endX, endY, null);
  }

  /** Returns whether the position or size of the picture has changed since the last drawing. */
  private boolean prepareImage() {
    Dimension size = deviceSize();
    dock.resize(size.width, size.height);
    Viewport newViewport = currentViewport();
    boolean hasMoved = !newViewport.equals(drawnViewport);
    boolean hasResized =
        image == null || image.getWidth() != size.width || image.getHeight() != size.height;
    if (hasResized) {
      image = new BufferedImage(size.width, size.height, BufferedImage.TYPE_INT_RGB);
      pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    } else if (hasMoved) {
      Arrays.fill(pixels, ColourTable.BLACK);
    }
    drawnViewport = newViewport;
    return hasMoved || hasResized;
  }

  @Override
  public void paint(Graphics graphics) {
    damage();
  }

  @Override
  public void update(Graphics graphics) {
    damage();
  }
}
