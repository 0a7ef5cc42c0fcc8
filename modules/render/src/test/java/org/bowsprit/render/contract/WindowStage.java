package org.bowsprit.render.contract;

import java.awt.AWTException;
import org.bowsprit.render.Input;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.pixel.Viewport;

/** A real window on the screen, of any renderer, looked at and touched by a robot. */
public abstract class WindowStage implements Stage {

  private final RobotHands hands = new RobotHands();
  private final OtherWindow other = new OtherWindow(hands);
  private final Renderer renderer;

  /**
   * Takes hold of a window.
   *
   * @param renderer shows it; closed with this
   * @throws AWTException if the window system lets no robot in
   */
  protected WindowStage(Renderer renderer) throws AWTException {
    this.renderer = renderer;
  }

  /** Where the picture lies on the screen, in device pixels, as the window system has it. */
  protected abstract Viewport placeOnScreen();

  @Override
  public Renderer renderer() {
    return renderer;
  }

  @Override
  public int[] shown() {
    return hands.look(placeOnScreen());
  }

  @Override
  public void perform(Input input) {
    hands.perform(input, placeOnScreen());
  }

  @Override
  public void loseFocus() {
    other.takeFocus();
  }

  @Override
  public void close() {
    other.close();
    renderer.close();
  }
}
