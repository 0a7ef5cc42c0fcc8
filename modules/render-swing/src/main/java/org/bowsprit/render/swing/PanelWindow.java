package org.bowsprit.render.swing;

import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.function.Consumer;
import javax.swing.JFrame;
import javax.swing.WindowConstants;
import org.bowsprit.render.panel.PanelBoard;
import org.bowsprit.render.panel.PanelEvent;
import org.bowsprit.render.panel.PanelPage;
import org.bowsprit.render.panel.TextPanel;

/** A panel in a separate window beside the game's. Created on the event thread. */
final class PanelWindow implements TextPanel {

  private final PanelBoard board = new PanelBoard();
  private final PanelCanvas canvas = new PanelCanvas(board);
  private final JFrame frame;

  /**
   * Opens the window.
   *
   * @param title the title
   * @param beside the bounds of the game's window on the screen
   */
  PanelWindow(String title, Rectangle beside) {
    frame = new JFrame(title);
    frame.setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
    frame.getContentPane().add(canvas);
    frame.pack();
    place(beside);
    listen();
    frame.setVisible(true);
    canvas.requestFocusInWindow();
  }

  /**
   * Places the window to the right of the game if there is room, otherwise at the right border of
   * the screen.
   */
  private void place(Rectangle beside) {
    Rectangle screen = frame.getGraphicsConfiguration().getBounds();
    int rightmost = screen.x + screen.width - frame.getWidth();
    frame.setLocation(
        Math.max(screen.x, Math.min(beside.x + beside.width, rightmost)),
        Math.max(screen.y, Math.min(beside.y, screen.y + screen.height - frame.getHeight())));
  }

  private void listen() {
    frame.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosing(WindowEvent event) {
            board.happened(new PanelEvent.Close());
          }
        });
    canvas.addKeyListener(
        new KeyStrokes(
            key ->
                board.happened(
                    new PanelEvent.Key(key.code(), key.shift(), key.control(), key.alt())),
            text ->
                text.text()
                    .codePoints()
                    .forEach(
                        letter ->
                            board.happened(new PanelEvent.Key(letter, false, false, false)))));
    MouseAdapter mouse =
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            canvas.requestFocusInWindow();
            board.happened(
                new PanelEvent.Press(canvas.columnAt(event.getX()), canvas.rowAt(event.getY())));
          }

          @Override
          public void mouseWheelMoved(MouseWheelEvent event) {
            board.happened(new PanelEvent.Wheel(-event.getPreciseWheelRotation()));
          }
        };
    canvas.addMouseListener(mouse);
    canvas.addMouseWheelListener(mouse);
  }

  @Override
  public int columns() {
    return canvas.columns();
  }

  @Override
  public int rows() {
    return canvas.rows();
  }

  @Override
  public void show(PanelPage page) {
    if (board.show(page)) {
      canvas.repaint();
    }
  }

  @Override
  public void poll(Consumer<? super PanelEvent> sink) {
    board.poll(sink);
  }

  @Override
  public boolean hasKeyboard() {
    return true;
  }

  @Override
  public void close() {
    SwingRenderer.onEventThread(frame::dispose);
  }

  /** Returns the canvas. For tests. */
  PanelCanvas canvas() {
    return canvas;
  }
}
