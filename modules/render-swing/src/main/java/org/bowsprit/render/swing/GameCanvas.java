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
 * <p>Sizes and positions are in device pixels, which on a HiDPI screen are smaller than Swing's
 * pixels. The game's loop draws; the event thread only lays out the canvas and marks it as damaged.
 */
final class GameCanvas extends Canvas {

  private static final long serialVersionUID = 1L;

  private final Cursor none =
      Toolkit.getDefaultToolkit()
          .createCustomCursor(
              new BufferedImage(16, 16, BufferedImage.TYPE_INT_ARGB), new Point(), "none");
  private transient PictureScaler scaler = new PictureScaler();
  private transient volatile String filter = DisplaySettings.NEAREST;
  private transient String drawnWith = DisplaySettings.NEAREST;
  private transient BufferedImage image;
  private transient int[] pixels;
  private transient Viewport place = new Viewport(0, 0, Frame.WIDTH, Frame.HEIGHT);
  private transient volatile Aspect aspect = Aspect.CORRECTED;
  private transient volatile Fit fit = Fit.STRETCH;
  private volatile boolean damaged = true;
  private final transient PanelDock dock;
  private final transient Runnable bell;

  /**
   * Creates an empty canvas.
   *
   * @param dock the panel in the same window
   * @param bell the callback for a canvas that must be drawn although the picture is unchanged
   */
  GameCanvas(PanelDock dock, Runnable bell) {
    this.dock = dock;
    this.bell = bell;
    setBackground(Color.BLACK);
    setFocusTraversalKeysEnabled(false);
    enableInputMethods(false);
    setCursor(none);
  }

  void arrange(DisplaySettings settings) {
    aspect = settings.aspect();
    fit = settings.fit();
    filter = settings.filter();
    damage();
  }

  private void damage() {
    damaged = true;
    bell.run();
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

  Viewport place() {
    Dimension size = deviceSize();
    return dock.picture(size.width, size.height, aspect, fit);
  }

  /** Shows the system's pointer over the panel. Over the picture, the game draws its own. */
  void showPointer(boolean visible) {
    Cursor wanted = visible ? Cursor.getDefaultCursor() : none;
    if (getCursor() != wanted) {
      setCursor(wanted);
    }
  }

  boolean needsDrawing() {
    return damaged;
  }

  /**
   * Draws the changed part of the picture, or all of it if the area was damaged. The game's loop
   * calls this method. The tree lock prevents the window from changing in the meantime.
   */
  void draw(int[] colours, CellSet changed) {
    synchronized (getTreeLock()) {
      Graphics2D graphics = (Graphics2D) getGraphics();
      if (graphics == null) {
        damage();
        return;
      }
      if (!filter.equals(drawnWith)) {
        drawnWith = filter;
        scaler.use(drawnWith);
      }
      boolean all = damaged;
      if (all) {
        damaged = false;
      }
      all |= prepareImage();
      graphics.setTransform(new AffineTransform());
      if (all) {
        scaler
            .scaler()
            .scale(colours, place, pixels, image.getWidth(), 0, 0, Frame.WIDTH, Frame.HEIGHT);
        dock.paintInWindow(pixels, image.getWidth());
        graphics.drawImage(image, 0, 0, null);
      } else {
        changed.forEach(reaching((l, t, r, b) -> scale(colours, l, t, r, b)));
        // A call to the window system takes longer than drawing more pixels, so few large
        // rectangles are best.
        changed.forEachBand(reaching((l, t, r, b) -> show(graphics, l, t, r, b)));
        if (dock.needsPainting()) {
          dock.place().ifPresent(panel -> showPanel(graphics, panel));
        }
      }
      graphics.dispose();
    }
  }

  /**
   * Returns a receiver that enlarges rectangles by the reach of the filter before it passes them
   * on.
   */
  private CellSet.Rectangles reaching(CellSet.Rectangles taker) {
    int reach = scaler.reach();
    return (left, top, right, bottom) ->
        taker.take(
            Math.max(0, left - reach),
            Math.max(0, top - reach),
            Math.min(Frame.WIDTH, right + reach),
            Math.min(Frame.HEIGHT, bottom + reach));
  }

  private void scale(int[] colours, int left, int top, int right, int bottom) {
    scaler.scaler().scale(colours, place, pixels, image.getWidth(), left, top, right, bottom);
  }

  private void show(Graphics2D graphics, int left, int top, int right, int bottom) {
    showArea(
        graphics,
        place.firstAreaX(left),
        place.firstAreaY(top),
        place.firstAreaX(right),
        place.firstAreaY(bottom));
  }

  private void showPanel(Graphics2D graphics, PanelPlace panel) {
    dock.paintInWindow(pixels, image.getWidth());
    showArea(graphics, panel.x(), panel.y(), panel.x() + panel.width(), panel.y() + panel.height());
  }

  private void showArea(Graphics2D graphics, int x, int y, int endX, int endY) {
    graphics.drawImage(image, x, y, endX, endY, x, y, endX, endY, null);
  }

  /** Returns whether the position or size of the picture has changed since the last drawing. */
  private boolean prepareImage() {
    Dimension size = deviceSize();
    dock.resize(size.width, size.height);
    Viewport newPlace = place();
    boolean moved = !newPlace.equals(place);
    boolean resized =
        image == null || image.getWidth() != size.width || image.getHeight() != size.height;
    if (resized) {
      image = new BufferedImage(size.width, size.height, BufferedImage.TYPE_INT_RGB);
      pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    } else if (moved) {
      Arrays.fill(pixels, ColourTable.BLACK);
    }
    place = newPlace;
    return moved || resized;
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
