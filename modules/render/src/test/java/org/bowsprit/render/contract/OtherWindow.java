package org.bowsprit.render.contract;

import java.awt.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.render.pixel.Viewport;

/** A window in the role of another program's window. It takes the focus when it is clicked. */
public final class OtherWindow implements AutoCloseable {

  private static final int X = 1200;
  private static final int Y = 900;

  private final RobotHands robot;
  private final Frame frame = new Frame("another window");

  /**
   * Prepares the window, which is shown when it takes the focus.
   *
   * @param robot the robot that clicks the window
   */
  public OtherWindow(RobotHands robot) {
    this.robot = robot;
    frame.setBounds(X, Y, 320, 200);
  }

  /** Shows the window and clicks it. */
  public void takeFocus() {
    frame.setVisible(true);
    Viewport area = new Viewport(X, Y, 320, 200);
    robot.perform(new Input.Move(160, 100), area);
    robot.perform(new Input.Click(160, 100, Input.Button.LEFT), area);
    frame.toFront();
    frame.requestFocus();
  }

  @Override
  public void close() {
    frame.dispose();
  }
}
