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

/** Tests the events of gamepads with a virtual gamepad in place of GLFW's. */
class GamepadsTest {

  private static final int PAD = 2;

  private final VirtualPad pad = new VirtualPad();
  private final List<RenderEvent> events = new ArrayList<>();

  @TempDir private Path folder;

  private static final class VirtualPad implements PadPort {

    private final Set<Integer> down = new HashSet<>();
    private boolean isThere = true;
    private float stickX;
    private String learned = "";

    @Override
    public boolean read(int number, GLFWGamepadState state) {
      if (number != PAD || !isThere) {
        return false;
      }
      for (int button = 0; button <= GLFW_GAMEPAD_BUTTON_LAST; button++) {
        state.buttons(button, (byte) (down.contains(button) ? GLFW_PRESS : GLFW_RELEASE));
      }
      for (int axis = 0; axis <= GLFW_GAMEPAD_AXIS_LAST; axis++) {
        state.axes(axis, axis == GLFW_GAMEPAD_AXIS_LEFT_X ? stickX : 0);
      }
      return true;
    }

    @Override
    public void learn(ByteBuffer mappings) {
      learned = MemoryUtil.memUTF8(MemoryUtil.memAddress(mappings));
    }
  }

  @Test
  void aButtonIsReportedWhenItGoesDownAndWhenItComesUp() {
    Gamepads pads = new Gamepads(pad, Map.of(), events::add);
    pad.down.add(GLFW_GAMEPAD_BUTTON_START);
    pads.poll();
    pads.poll();
    pad.down.clear();
    pads.poll();

    assertThat(events)
        .containsExactly(
            new HostEvent.Pad(PAD, PadButton.START, true),
            new HostEvent.Pad(PAD, PadButton.START, false));
  }

  @Test
  void theStickIsReportedWhenItMoves() {
    Gamepads pads = new Gamepads(pad, Map.of(), events::add);
    pad.stickX = 0.5f;
    pads.poll();
    pads.poll();

    assertThat(events).containsExactly(new HostEvent.Stick(PAD, 0.5, 0));
  }

  @Test
  void anUnpluggedPadReleasesButtonsAndStick() {
    Gamepads pads = new Gamepads(pad, Map.of(), events::add);
    pad.down.add(GLFW_GAMEPAD_BUTTON_DPAD_LEFT);
    pad.stickX = -1;
    pads.poll();
    events.clear();
    pad.isThere = false;
    pads.poll();

    assertThat(events)
        .containsExactly(
            new HostEvent.Pad(PAD, PadButton.PAD_LEFT, false), new HostEvent.Stick(PAD, 0, 0));
  }

  @Test
  void mappingsAreReadFromAFile() throws IOException {
    Path file = Files.writeString(folder.resolve("pads.txt"), "03000000aa,Pad,a:b0,");
    new Gamepads(pad, Map.of("lwjgl.gamepads", file.toString()), events::add);

    assertThat(pad.learned).isEqualTo("03000000aa,Pad,a:b0,");
    assertThat(events).isEmpty();
  }

  @Test
  void aFileThatCannotBeReadIsNamed() {
    Path file = folder.resolve("none.txt");
    new Gamepads(pad, Map.of("lwjgl.gamepads", file.toString()), events::add);

    assertThat(events)
        .containsExactly(new HostEvent.Notice("the gamepad file '" + file + "' cannot be read"));
  }
}
