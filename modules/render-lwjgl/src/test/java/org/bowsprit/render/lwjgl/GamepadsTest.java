package org.bowsprit.render.lwjgl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lwjgl.glfw.GLFW.*;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.RenderEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lwjgl.glfw.GLFWGamepadState;
import org.lwjgl.system.MemoryUtil;

/** Tests the events of gamepads. A virtual gamepad replaces the gamepads of GLFW. */
class GamepadsTest {

  private static final int PAD_NUMBER = 2;

  private final VirtualPad virtualPad = new VirtualPad();
  private final List<RenderEvent> events = new ArrayList<>();

  @TempDir private Path folder;

  private static final class VirtualPad implements PadPort {

    private final Set<Integer> pressedButtons = new HashSet<>();
    private boolean isConnected = true;
    private float stickX;
    private String addedMappings = "";

    @Override
    public boolean read(int number, GLFWGamepadState state) {
      if (number != PAD_NUMBER || !isConnected) {
        return false;
      }
      for (int button = 0; button <= GLFW_GAMEPAD_BUTTON_LAST; button++) {
        state.buttons(button, (byte) (pressedButtons.contains(button) ? GLFW_PRESS : GLFW_RELEASE));
      }
      for (int axis = 0; axis <= GLFW_GAMEPAD_AXIS_LAST; axis++) {
        state.axes(axis, axis == GLFW_GAMEPAD_AXIS_LEFT_X ? stickX : 0);
      }
      return true;
    }

    @Override
    public void addMappings(ByteBuffer mappings) {
      addedMappings = MemoryUtil.memUTF8(MemoryUtil.memAddress(mappings));
    }
  }

  @Test
  void aButtonIsReportedWhenItIsPressedAndWhenItIsReleased() {
    Gamepads gamepads = new Gamepads(virtualPad, Map.of(), events::add);
    virtualPad.pressedButtons.add(GLFW_GAMEPAD_BUTTON_START);
    gamepads.poll();
    gamepads.poll();
    virtualPad.pressedButtons.clear();
    gamepads.poll();

    assertThat(events)
        .containsExactly(
            new HostEvent.Pad(PAD_NUMBER, PadButton.START, true),
            new HostEvent.Pad(PAD_NUMBER, PadButton.START, false));
  }

  @Test
  void theStickIsReportedWhenItMoves() {
    Gamepads gamepads = new Gamepads(virtualPad, Map.of(), events::add);
    virtualPad.stickX = 0.5f;
    gamepads.poll();
    gamepads.poll();

    assertThat(events).containsExactly(new HostEvent.Stick(PAD_NUMBER, 0.5, 0));
  }

  @Test
  void buttonsAndStickOfAnUnpluggedPadAreReleased() {
    Gamepads gamepads = new Gamepads(virtualPad, Map.of(), events::add);
    virtualPad.pressedButtons.add(GLFW_GAMEPAD_BUTTON_DPAD_LEFT);
    virtualPad.stickX = -1;
    gamepads.poll();
    events.clear();
    virtualPad.isConnected = false;
    gamepads.poll();

    assertThat(events)
        .containsExactly(
            new HostEvent.Pad(PAD_NUMBER, PadButton.PAD_LEFT, false),
            new HostEvent.Stick(PAD_NUMBER, 0, 0));
  }

  @Test
  void mappingsAreReadFromAFile() throws IOException {
    Path file = Files.writeString(folder.resolve("pads.txt"), "03000000aa,Pad,a:b0,");
    new Gamepads(virtualPad, Map.of("lwjgl.gamepads", file.toString()), events::add);

    assertThat(virtualPad.addedMappings).isEqualTo("03000000aa,Pad,a:b0,");
    assertThat(events).isEmpty();
  }

  @Test
  void anUnreadableMappingFileIsReported() {
    Path file = folder.resolve("none.txt");
    new Gamepads(virtualPad, Map.of("lwjgl.gamepads", file.toString()), events::add);

    assertThat(events)
        .containsExactly(new HostEvent.Notice("the gamepad file '" + file + "' cannot be read"));
  }
}
