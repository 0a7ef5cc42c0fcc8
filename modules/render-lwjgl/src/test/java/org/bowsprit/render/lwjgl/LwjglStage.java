package org.bowsprit.render.lwjgl;

import static org.lwjgl.glfw.GLFW.glfwFocusWindow;
import static org.lwjgl.glfw.GLFW.glfwGetWindowPos;
import static org.lwjgl.glfw.GLFW.glfwSetWindowSize;

import java.awt.AWTException;
import org.bowsprit.render.contract.WindowStage;
import org.bowsprit.render.pixel.Viewport;

/** A GLFW window. GLFW queries its position from the X server. */
final class LwjglStage extends WindowStage {

  private final GlfwWindow window;
  private final int[] x = new int[1];
  private final int[] y = new int[1];

  LwjglStage(LwjglRenderer renderer) throws AWTException {
    super(renderer);
    window = renderer.window();
  }

  @Override
  protected Viewport placeOnScreen() {
    glfwGetWindowPos(window.handle(), x, y);
    return window.viewport().shifted(x[0], y[0]);
  }

  @Override
  public void resize() {
    glfwSetWindowSize(window.handle(), 777, 555);
  }

  @Override
  public void gainFocus() {
    glfwFocusWindow(window.handle());
  }

  @Override
  public void askToClose() {
    CloseButton.press(window.handle());
  }
}
