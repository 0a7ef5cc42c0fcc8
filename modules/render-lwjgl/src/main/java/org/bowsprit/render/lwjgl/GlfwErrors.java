package org.bowsprit.render.lwjgl;

import org.lwjgl.glfw.GLFWErrorCallback;
import org.lwjgl.glfw.GLFWErrorCallbackI;

/** Stores the message of the last GLFW error. */
final class GlfwErrors implements GLFWErrorCallbackI {

  private String last = "it does not give a reason";

  @Override
  public void invoke(int error, long description) {
    last = GLFWErrorCallback.getDescription(description);
  }

  String last() {
    return last;
  }
}
