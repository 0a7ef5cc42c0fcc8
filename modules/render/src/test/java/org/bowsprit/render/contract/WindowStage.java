package org.bowsprit.render.contract;

import java.awt.AWTException;
import org.bowsprit.render.Input;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.pixel.Viewport;

/** A real window of any renderer, which a robot observes and controls. */
public abstract class WindowStage implements Stage {

  private final RobotHands robot = new RobotHands();
  private final OtherWindow otherWindow = new OtherWindow(robot);
  private final Renderer renderer;

  /**
   * Attaches to a window.
   *
   * @param renderer the window's renderer, which is closed with this stage
   * @throws AWTException if the window system allows no AWT robot, which sends the input
   */
  protected WindowStage(Renderer renderer) throws AWTException {
    this.renderer = renderer;
  }

  /** Returns the picture's area on the screen in device pixels. */
  protected abstract Viewport placeOnScreen();

  @Override
  public Renderer renderer() {
    return renderer;
  }

  @Override
  public int[] shown() {
    return robot.look(placeOnScreen());
  }

  @Override
  public void perform(Input input) {
    robot.perform(input, placeOnScreen());
  }

  @Override
  public void loseFocus() {
    otherWindow.takeFocus();
  }

  @Override
  public void close() {
    otherWindow.close();
    renderer.close();
  }
}
