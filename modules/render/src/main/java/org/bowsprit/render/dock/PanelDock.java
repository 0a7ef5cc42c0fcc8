package org.bowsprit.render.dock;

import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.DisplaySettings.Fit;
import org.bowsprit.render.panel.PanelBoard;
import org.bowsprit.render.panel.PanelEvent;
import org.bowsprit.render.panel.PanelPage;
import org.bowsprit.render.panel.TextPanel;
import org.bowsprit.render.pixel.Viewport;

/**
 * The area for a panel in a renderer's window, beside or below the game's picture. The panel's text
 * has the dock's own font. The renderer passes the window's size and the mouse events to the dock,
 * gets the position of the picture from the dock, and shows the pixels of the panel.
 *
 * <p>All sizes and positions are in device pixels of the window. Mouse events may come from a
 * window system's thread.
 *
 * @since 1.1
 */
public final class PanelDock {

  private static final int MIN_COLUMNS = 40;
  private static final int MIN_ROWS = 8;

  private final Runnable changeListener;
  private volatile OpenPanel panel;
  private volatile PanelPlace place;
  private volatile boolean isChanged;
  private volatile PanelPainter painter;
  private boolean isEnlarged;
  private int windowWidth;
  private int windowHeight;

  /**
   * Creates an empty dock.
   *
   * @param changeListener the callback for a panel that must be redrawn
   */
  public PanelDock(Runnable changeListener) {
    this.changeListener = changeListener;
  }

  /**
   * Opens the panel in a window.
   *
   * @return the panel; empty if the window is too small for one
   */
  public Optional<TextPanel> open(int width, int height) {
    isEnlarged = false;
    panel = new OpenPanel();
    resize(width, height);
    if (panel.columns() < MIN_COLUMNS || panel.rows() < MIN_ROWS) {
      panel.close();
    }
    return Optional.ofNullable(panel);
  }

  /** Sets the size of the window. Does nothing if the size has not changed. */
  public void resize(int width, int height) {
    if (panel != null && (place == null || width != windowWidth || height != windowHeight)) {
      windowWidth = width;
      windowHeight = height;
      arrange();
    }
  }

  private void arrange() {
    PanelFontSize size = PanelFontSize.forWindow(windowWidth, windowHeight, isEnlarged);
    if (painter == null || painter.size() != size) {
      painter = new PanelPainter(size);
    }
    place = PanelPlace.forWindow(windowWidth, windowHeight, size);
    change();
  }

  private void change() {
    isChanged = true;
    changeListener.run();
  }

  /** Returns the position of the picture in a window. */
  public Viewport picture(int width, int height, Aspect aspect, Fit fit) {
    PanelPlace currentPlace = place;
    return currentPlace == null
        ? Viewport.in(width, height, aspect, fit)
        : currentPlace.picture(aspect, fit);
  }

  /** Returns the area of the panel; empty if it is closed. */
  public Optional<PanelPlace> place() {
    return Optional.ofNullable(place);
  }

  /** Returns whether a pixel of the window is in the open panel. */
  public boolean contains(int x, int y) {
    PanelPlace currentPlace = place;
    return currentPlace != null && currentPlace.contains(x, y);
  }

  /** Handles a press of the left mouse button on a pixel of the panel. */
  public void press(int x, int y) {
    PanelPlace currentPlace = place;
    OpenPanel openPanel = panel;
    if (currentPlace != null && openPanel != null) {
      PanelFontSize fontSize = painter.size();
      int column = Math.max(0, x - currentPlace.x() - PanelPlace.MARGIN) / fontSize.width();
      int row = Math.max(0, y - currentPlace.y() - PanelPlace.MARGIN) / fontSize.height();
      openPanel.board.happened(new PanelEvent.Press(column, row));
      changeListener.run();
    }
  }

  /** Handles a turn of the mouse wheel over the panel. */
  public void wheel(double notches) {
    OpenPanel openPanel = panel;
    if (openPanel != null) {
      openPanel.board.happened(new PanelEvent.Wheel(notches));
      changeListener.run();
    }
  }

  /** Returns whether the panel has changed, or was opened or closed, since it was painted. */
  public boolean needsPainting() {
    return isChanged;
  }

  /**
   * Paints the panel, if it is open, into the pixels of the window.
   *
   * @param pixels receives pixels 0xFFRRGGBB
   * @param stride the number of pixels from a row of the window to the next
   */
  public void paintInWindow(int[] pixels, int stride) {
    isChanged = false;
    if (place != null) {
      paint(pixels, place.y() * stride + place.x(), stride);
    }
  }

  /**
   * Paints only the panel, if it is open.
   *
   * @param pixels receives the pixels of the panel, 0xFFRRGGBB, row by row
   */
  public void paintAlone(int[] pixels) {
    isChanged = false;
    if (place != null) {
      paint(pixels, 0, place.width());
    }
  }

  private void paint(int[] pixels, int start, int stride) {
    painter.paint(panel.board.page(), panel.isFocused, place, pixels, start, stride);
  }

  /** The open panel. */
  private final class OpenPanel implements TextPanel {

    private final PanelBoard board = new PanelBoard();
    private boolean isFocused;

    @Override
    public int columns() {
      return place == null ? 1 : place.columns(painter.size());
    }

    @Override
    public int rows() {
      return place == null ? 1 : place.rows(painter.size());
    }

    @Override
    public void show(PanelPage page) {
      if (board.show(page)) {
        change();
      }
    }

    @Override
    public void poll(Consumer<? super PanelEvent> sink) {
      board.poll(sink);
    }

    @Override
    public boolean hasKeyboard() {
      return false;
    }

    @Override
    public void typing(boolean focused) {
      if (isFocused != focused) {
        isFocused = focused;
        change();
      }
    }

    @Override
    public void enlarge(boolean larger) {
      if (isEnlarged != larger && panel == this) {
        isEnlarged = larger;
        arrange();
      }
    }

    @Override
    public void close() {
      if (panel == this) {
        panel = null;
        place = null;
        change();
      }
    }
  }
}
