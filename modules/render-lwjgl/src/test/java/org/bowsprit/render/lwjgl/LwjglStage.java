package org.bowsprit.render.lwjgl;

import static org.lwjgl.glfw.GLFW.glfwFocusWindow;
import static org.lwjgl.glfw.GLFW.glfwSetWindowSize;

import java.awt.AWTException;
import org.bowsprit.render.Input;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.contract.OtherWindow;
import org.bowsprit.render.contract.RobotHands;
import org.bowsprit.render.contract.Stage;

/** The real window on the X screen, looked at and touched by a robot. */
final class LwjglStage implements Stage {

  private final RobotHands hands = new RobotHands();
  private final OtherWindow other = new OtherWindow(hands);
  private final LwjglRenderer renderer;

  LwjglStage(LwjglRenderer renderer) throws AWTException {
    this.renderer = renderer;
  }

  @Override
  public Renderer renderer() {
    return renderer;
  }

  @Override
  public int[] shown() {
    return hands.look(renderer.placeOnScreen());
  }

  @Override
  public void perform(Input input) {
    hands.perform(input, renderer.placeOnScreen());
  }

  @Override
  public void resize() {
    glfwSetWindowSize(renderer.window().handle(), 777, 555);
  }

  @Override
  public void loseFocus() {
    other.takeFocus();
  }

  @Override
  public void gainFocus() {
    glfwFocusWindow(renderer.window().handle());
  }

  @Override
  public void askToClose() {
    CloseButton.press(renderer.window().handle());
  }

  @Override
  public void close() {
    other.close();
    renderer.close();
  }
}
