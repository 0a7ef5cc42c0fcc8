package org.bowsprit.render.lwjgl;

import static org.lwjgl.glfw.GLFW.*;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.RenderEvent;
import org.lwjgl.glfw.GLFWGamepadState;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/**
 * Reports the buttons and the left stick of every gamepad in GLFW's mapping database.
 *
 * <p>The option {@code lwjgl.gamepads} names a file of further mappings in the format of the
 * database.
 */
final class Gamepads {

  private static final String MAPPINGS = "lwjgl.gamepads";
  private static final int MAX_PADS = GLFW_JOYSTICK_LAST + 1;
  private static final double STICK_STEP = 0.05;

  /** The buttons in the order of GLFW's numbers; null for buttons without a use in a game. */
  private static final PadButton[] BUTTONS = {
    PadButton.SOUTH,
    PadButton.EAST,
    PadButton.WEST,
    PadButton.NORTH,
    PadButton.LEFT_SHOULDER,
    PadButton.RIGHT_SHOULDER,
    PadButton.BACK,
    PadButton.START,
    null,
    null,
    null,
    PadButton.PAD_UP,
    PadButton.PAD_RIGHT,
    PadButton.PAD_DOWN,
    PadButton.PAD_LEFT
  };

  private final PadPort port;
  private final Consumer<RenderEvent> events;
  private final boolean[][] isPressed = new boolean[MAX_PADS][BUTTONS.length];
  private final double[] stickX = new double[MAX_PADS];
  private final double[] stickY = new double[MAX_PADS];

  Gamepads(PadPort port, Map<String, String> options, Consumer<RenderEvent> events) {
    this.port = port;
    this.events = events;
    if (options.containsKey(MAPPINGS)) {
      loadMappings(Path.of(options.get(MAPPINGS)));
    }
  }

  /**
   * Reports all changes since the last call. If a gamepad is unplugged while a button is pressed,
   * the button is reported as released.
   */
  void poll() {
    try (MemoryStack stack = MemoryStack.stackPush()) {
      GLFWGamepadState state = GLFWGamepadState.malloc(stack);
      for (int pad = 0; pad < MAX_PADS; pad++) {
        if (!port.read(pad, state)) {
          MemoryUtil.memSet(state, 0);
        }
        reportButtons(pad, state);
        reportStick(pad, state);
      }
    }
  }

  private void reportButtons(int pad, GLFWGamepadState state) {
    for (int i = 0; i < BUTTONS.length; i++) {
      boolean isPressedNow = state.buttons(i) == GLFW_PRESS;
      if (BUTTONS[i] != null && isPressedNow != isPressed[pad][i]) {
        isPressed[pad][i] = isPressedNow;
        events.accept(new HostEvent.Pad(pad, BUTTONS[i], isPressedNow));
      }
    }
  }

  private void reportStick(int pad, GLFWGamepadState state) {
    double x = state.axes(GLFW_GAMEPAD_AXIS_LEFT_X);
    double y = state.axes(GLFW_GAMEPAD_AXIS_LEFT_Y);
    if (Math.abs(x - stickX[pad]) > STICK_STEP || Math.abs(y - stickY[pad]) > STICK_STEP) {
      stickX[pad] = x;
      stickY[pad] = y;
      events.accept(new HostEvent.Stick(pad, x, y));
    }
  }

  private void loadMappings(Path file) {
    try {
      ByteBuffer text = MemoryUtil.memUTF8(Files.readString(file, StandardCharsets.UTF_8));
      port.addMappings(text);
      MemoryUtil.memFree(text);
    } catch (IOException e) {
      events.accept(new HostEvent.Notice("the gamepad file '" + file + "' cannot be read"));
    }
  }
}
