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
 * The place for a panel in a renderer's window, beside or below the game's picture, with its own
 * letters. The renderer passes the window's size and the mouse events to the dock, asks it for the
 * position of the picture, and shows its pixels.
 *
 * <p>All sizes and positions are in device pixels of the window. Mouse events may come from a
 * window system's thread.
 *
 * @since 1.1
 */
public final class PanelDock {

  private static final int LEAST_COLUMNS = 40;
  private static final int LEAST_ROWS = 8;

  private final Runnable bell;
  private volatile Docked panel;
  private volatile PanelPlace place;
  private volatile boolean changed;
  private volatile PanelPainter painter;
  private boolean enlarged;
  private int windowWidth;
  private int windowHeight;

  /**
   * Creates an empty dock.
   *
   * @param bell the callback for a panel that must be redrawn
   */
  public PanelDock(Runnable bell) {
    this.bell = bell;
  }

  /**
   * Opens the panel in a window.
   *
   * @return the panel; empty if the window is too small for one
   */
  public Optional<TextPanel> open(int width, int height) {
    enlarged = false;
    panel = new Docked();
    resize(width, height);
    if (panel.columns() < LEAST_COLUMNS || panel.rows() < LEAST_ROWS) {
      panel.close();
    }
    return Optional.ofNullable(panel);
  }

  /** Sets the size of the window, which may be unchanged. */
  public void resize(int width, int height) {
    if (panel != null && (place == null || width != windowWidth || height != windowHeight)) {
      windowWidth = width;
      windowHeight = height;
      arrange();
    }
  }

  private void arrange() {
    LetterSize size = LetterSize.in(windowWidth, windowHeight, enlarged);
    if (painter == null || painter.size() != size) {
      painter = new PanelPainter(size);
    }
    place = PanelPlace.in(windowWidth, windowHeight, size);
    change();
  }

  private void change() {
    changed = true;
    bell.run();
  }

  /** Returns the position of the picture in a window. */
  public Viewport picture(int width, int height, Aspect aspect, Fit fit) {
    PanelPlace now = place;
    return now == null ? Viewport.in(width, height, aspect, fit) : now.picture(aspect, fit);
  }

  /** Returns the place of the panel; empty if it is closed. */
  public Optional<PanelPlace> place() {
    return Optional.ofNullable(place);
  }

  /** Returns whether a pixel of the window is in the open panel. */
  public boolean contains(int x, int y) {
    PanelPlace now = place;
    return now != null && now.contains(x, y);
  }

  /** Handles a press of the left mouse button on a pixel of the panel. */
  public void press(int x, int y) {
    PanelPlace now = place;
    Docked pressed = panel;
    if (now != null && pressed != null) {
      LetterSize letters = painter.size();
      int column = Math.max(0, x - now.x() - PanelPlace.MARGIN) / letters.width();
      int row = Math.max(0, y - now.y() - PanelPlace.MARGIN) / letters.height();
      pressed.board.happened(new PanelEvent.Press(column, row));
      bell.run();
    }
  }

  /** Handles a turn of the mouse wheel over the panel. */
  public void wheel(double notches) {
    Docked turned = panel;
    if (turned != null) {
      turned.board.happened(new PanelEvent.Wheel(notches));
      bell.run();
    }
  }

  /** Returns whether the panel has changed, or was opened or closed, since it was painted. */
  public boolean needsPainting() {
    return changed;
  }

  /**
   * Paints the panel, if it is open, into the pixels of the window.
   *
   * @param pixels receives pixels 0xFFRRGGBB
   * @param stride the number of pixels from a row of the window to the next
   */
  public void paintInWindow(int[] pixels, int stride) {
    changed = false;
    if (place != null) {
      paint(pixels, place.y() * stride + place.x(), stride);
    }
  }

  /**
   * Paints the panel, if it is open, alone.
   *
   * @param pixels receives pixels 0xFFRRGGBB, as many as the panel has
   */
  public void paintAlone(int[] pixels) {
    changed = false;
    if (place != null) {
      paint(pixels, 0, place.width());
    }
  }

  private void paint(int[] pixels, int start, int stride) {
    painter.paint(panel.board.page(), panel.typing, place, pixels, start, stride);
  }

  /** The open panel. */
  private final class Docked implements TextPanel {

    private final PanelBoard board = new PanelBoard();
    private boolean typing;

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
    public void typing(boolean here) {
      if (typing != here) {
        typing = here;
        change();
      }
    }

    @Override
    public void enlarge(boolean larger) {
      if (enlarged != larger && panel == this) {
        enlarged = larger;
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
