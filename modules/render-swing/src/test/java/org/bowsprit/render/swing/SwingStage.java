package org.bowsprit.render.swing;

import java.awt.AWTException;
import java.awt.Insets;
import java.awt.Point;
import java.awt.event.WindowEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.contract.WindowStage;
import org.bowsprit.render.pixel.Viewport;

/**
 * A Swing window that the stage keeps at a known position. Without a window manager, AWT may still
 * store the position before the last move. The next change of size would then move the window back
 * to that position.
 */
final class SwingStage extends WindowStage {

  private static final Point KNOWN_POSITION = new Point(64, 48);

  private final SwingRenderer renderer;
  private final java.awt.Frame frame;

  SwingStage(SwingRenderer renderer) throws AWTException {
    super(renderer);
    this.renderer = renderer;
    frame = renderer.window().frame();
    moveToKnownPosition();
  }

  private void moveToKnownPosition() {
    if (!frame.getLocation().equals(KNOWN_POSITION)) {
      frame.setLocation(KNOWN_POSITION);
    }
  }

  @Override
  protected Viewport placeOnScreen() {
    moveToKnownPosition();
    Insets border = frame.getInsets();
    return renderer
        .viewport()
        .shifted(KNOWN_POSITION.x + border.left, KNOWN_POSITION.y + border.top);
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
