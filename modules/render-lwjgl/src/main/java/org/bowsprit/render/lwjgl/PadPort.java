package org.bowsprit.render.lwjgl;

import static org.lwjgl.glfw.GLFW.*;

import java.nio.ByteBuffer;
import org.lwjgl.glfw.GLFWGamepadState;

/** The gamepads of a machine. */
interface PadPort {

  /**
   * Reads the state of a gamepad.
   *
   * @param pad the number of the gamepad, from 0
   * @param state receives the state
   * @return true if the gamepad is connected and its buttons are known
   */
  boolean read(int pad, GLFWGamepadState state);

  /** Adds mappings of buttons in the form of SDL's database. */
  void addMappings(ByteBuffer mappings);

  /** Returns the gamepads that GLFW finds. */
  static PadPort ofGlfw() {
    return new PadPort() {
      @Override
      public boolean read(int pad, GLFWGamepadState state) {
        return glfwJoystickIsGamepad(pad) && glfwGetGamepadState(pad, state);
      }

      @Override
      public void addMappings(ByteBuffer mappings) {
        glfwUpdateGamepadMappings(mappings);
      }
    };
  }
}
