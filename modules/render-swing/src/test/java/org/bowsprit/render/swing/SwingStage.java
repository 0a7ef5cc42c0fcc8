package org.bowsprit.render.swing;

import java.awt.AWTException;
import java.awt.Insets;
import java.awt.Point;
import java.awt.event.WindowEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.contract.WindowStage;
import org.bowsprit.render.pixel.Viewport;

/**
 * A Swing window that the stage keeps at a known position. Without a window manager, AWT's position
 * may be one move older than the X server's, and the next change of size would move the window back
 * there.
 */
final class SwingStage extends WindowStage {

  private static final Point CORNER = new Point(64, 48);

  private final SwingRenderer renderer;
  private final java.awt.Frame frame;

  SwingStage(SwingRenderer renderer) throws AWTException {
    super(renderer);
    this.renderer = renderer;
    frame = renderer.window().frame();
    moveToCorner();
  }

  private void moveToCorner() {
    if (!frame.getLocation().equals(CORNER)) {
      frame.setLocation(CORNER);
    }
  }

  @Override
  protected Viewport placeOnScreen() {
    moveToCorner();
    Insets border = frame.getInsets();
    return renderer.place().shifted(CORNER.x + border.left, CORNER.y + border.top);
  }

  @Override
  public void resize() {
    frame.setSize(777, 555);
  }

  @Override
  public void gainFocus() {
    perform(new Input.Move(160, 100));
    perform(new Input.Click(160, 100, Input.Button.LEFT));
  }

  @Override
  public void askToClose() {
    frame.dispatchEvent(new WindowEvent(frame, WindowEvent.WINDOW_CLOSING));
  }
}
