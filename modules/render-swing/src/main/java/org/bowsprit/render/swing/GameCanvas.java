package org.bowsprit.render.swing;

import java.awt.Canvas;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Toolkit;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferStrategy;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.Arrays;
import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.DisplaySettings.Fit;
import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.ColourTable;
import org.bowsprit.render.pixel.NearestScaler;
import org.bowsprit.render.pixel.Viewport;

/**
 * The drawing area: enlarges the picture to its own device pixels and puts it on the screen.
 *
 * <p>Sizes and places inside are device pixels, which on a HiDPI screen are finer than Swing's. The
 * game's loop draws; the event thread only arranges and marks the area as damaged.
 */
final class GameCanvas extends Canvas {

  private static final long serialVersionUID = 1L;

  private transient NearestScaler scaler = new NearestScaler();
  private transient BufferedImage image;
  private transient int[] pixels;
  private transient Viewport place = new Viewport(0, 0, Frame.WIDTH, Frame.HEIGHT);
  private transient volatile Aspect aspect = Aspect.CORRECTED;
  private transient volatile Fit fit = Fit.STRETCH;
  private volatile boolean damaged = true;

  GameCanvas() {
    setBackground(Color.BLACK);
    setFocusTraversalKeysEnabled(false);
    enableInputMethods(false);
    BufferedImage nothing = new BufferedImage(16, 16, BufferedImage.TYPE_INT_ARGB);
    setCursor(Toolkit.getDefaultToolkit().createCustomCursor(nothing, new Point(), "none"));
  }

  void arrange(Aspect newAspect, Fit newFit) {
    aspect = newAspect;
    fit = newFit;
    damaged = true;
  }

  /** How many device pixels one of Swing's is wide. */
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
    return Viewport.in(size.width, size.height, aspect, fit);
  }

  boolean needsDrawing() {
    return damaged;
  }

  /** Draws the picture; called by the game's loop. The tree lock keeps the window in place. */
  void draw(int[] colours) {
    synchronized (getTreeLock()) {
      if (isDisplayable()) {
        damaged = false;
        prepareImage();
        scaler.scale(colours, place, pixels, image.getWidth());
        putOnScreen();
      }
    }
  }

  private void prepareImage() {
    Dimension size = deviceSize();
    Viewport newPlace = place();
    if (image == null || image.getWidth() != size.width || image.getHeight() != size.height) {
      image = new BufferedImage(size.width, size.height, BufferedImage.TYPE_INT_RGB);
      pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    } else if (!newPlace.equals(place)) {
      Arrays.fill(pixels, ColourTable.BLACK);
    }
    place = newPlace;
  }

  private void putOnScreen() {
    if (getBufferStrategy() == null) {
      createBufferStrategy(2);
    }
    BufferStrategy strategy = getBufferStrategy();
    do {
      do {
        Graphics2D graphics = (Graphics2D) strategy.getDrawGraphics();
        graphics.setTransform(new AffineTransform());
        graphics.drawImage(image, 0, 0, null);
        graphics.dispose();
      } while (strategy.contentsRestored());
      strategy.show();
    } while (strategy.contentsLost());
  }

  @Override
  public void paint(Graphics graphics) {
    damaged = true;
  }

  @Override
  public void update(Graphics graphics) {
    damaged = true;
  }
}
