package org.bowsprit.render.contract;

import java.awt.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.render.pixel.Viewport;

/** Another program's window, which takes the focus when it is clicked. */
public final class OtherWindow implements AutoCloseable {

  private static final int X = 1200;
  private static final int Y = 900;

  private final RobotHands hands;
  private final Frame frame = new Frame("another window");

  /**
   * Prepares the window, which is shown when it takes the focus.
   *
   * @param hands the robot that clicks the window
   */
  public OtherWindow(RobotHands hands) {
    this.hands = hands;
    frame.setBounds(X, Y, 320, 200);
  }

  /** Shows the window and clicks it. */
  public void takeFocus() {
    frame.setVisible(true);
    Viewport area = new Viewport(X, Y, 320, 200);
    hands.perform(new Input.Move(160, 100), area);
    hands.perform(new Input.Click(160, 100, Input.Button.LEFT), area);
    frame.toFront();
    frame.requestFocus();
  }

  @Override
  public void close() {
    frame.dispose();
  }
}
