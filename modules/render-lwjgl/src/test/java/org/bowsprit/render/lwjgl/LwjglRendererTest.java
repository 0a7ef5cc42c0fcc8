package org.bowsprit.render.lwjgl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.lwjgl.glfw.GLFW.glfwGetWindowPos;
import static org.lwjgl.opengl.GL33C.GL_BGRA;
import static org.lwjgl.opengl.GL33C.GL_TEXTURE_2D;
import static org.lwjgl.opengl.GL33C.GL_UNSIGNED_INT_8_8_8_8_REV;
import static org.lwjgl.opengl.GL33C.glTexSubImage2D;

import java.awt.AWTException;
import java.awt.Robot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.bowsprit.render.CursorImage;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.contract.SyntheticFrames;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the textures, filters and notices of the OpenGL renderer. */
class LwjglRendererTest {

  /** A half transparent colour, which no picture contains. */
  private static final int MARKER_COLOUR = 0x80FF00FF;

  @TempDir Path folder;
  private final Frame frame = new Frame();
  private final List<RenderEvent> events = new ArrayList<>();

  @BeforeEach
  void requireDisplay() {
    assumeTrue(System.getenv("DISPLAY") != null, "there is no X display");
  }

  @Test
  void theTextureContainsTheColoursOfTheFrame() throws RendererException {
    try (LwjglRenderer renderer = open(DisplaySettings.NEAREST)) {
      for (int seed = 0; seed < 10; seed++) {
        SyntheticFrames.noise(frame, seed);
        renderer.present(frame);
        assertThat(renderer.painter().readPicture()).isEqualTo(SyntheticFrames.colours(frame));
      }
    }
  }

  @Test
  void nothingIsUploadedForAnUnchangedFrame() throws RendererException {
    try (LwjglRenderer renderer = open(DisplaySettings.NEAREST)) {
      showFrameWithCursor(renderer);
      fillTextureWithMarker();

      renderer.present(frame);

      assertThat(renderer.painter().readPicture()).containsOnly(MARKER_COLOUR);
    }
  }

  @Test
  void onlyTheCellsBelowAChangedCursorAreUploaded() throws RendererException {
    try (LwjglRenderer renderer = open(DisplaySettings.NEAREST)) {
      showFrameWithCursor(renderer);
      fillTextureWithMarker();

      frame.setCursor(cursor(3));
      renderer.present(frame);

      int[] colours = renderer.painter().readPicture();
      for (int pixel = 0; pixel < colours.length; pixel++) {
        boolean isBelowCursor = pixel % Frame.WIDTH / 8 == 5 && pixel / Frame.WIDTH / 8 == 6;
        assertThat(colours[pixel] == MARKER_COLOUR)
            .as("pixel %d still has the marker colour", pixel)
            .isEqualTo(!isBelowCursor);
      }
    }
  }

  @Test
  void nothingIsUploadedWhileTheWindowIsMinimised() throws RendererException {
    try (LwjglRenderer renderer = open(DisplaySettings.NEAREST)) {
      showFrameWithCursor(renderer);
      fillTextureWithMarker();

      renderer.window().setMinimised(true);
      SyntheticFrames.noise(frame, 2);
      frame.changes().markAll();
      renderer.present(frame);
      assertThat(renderer.painter().readPicture()).containsOnly(MARKER_COLOUR);

      renderer.window().setMinimised(false);
      renderer.present(frame);
      assertThat(renderer.painter().readPicture()).isEqualTo(SyntheticFrames.colours(frame));
    }
  }

  /** Shows a frame with a cursor of one cell. As in a game, changed cells are marked. */
  private void showFrameWithCursor(LwjglRenderer renderer) {
    SyntheticFrames.noise(frame, 1);
    frame.setShake(0);
    frame.setCursor(cursor(2));
    frame.placeCursor(40, 48, true);
    frame.changes().markAll();
    renderer.present(frame);
    assertThat(renderer.painter().readPicture()).isEqualTo(SyntheticFrames.colours(frame));
  }

  private static CursorImage cursor(int colour) {
    byte[] pixels = new byte[64];
    Arrays.fill(pixels, (byte) colour);
    return new CursorImage(8, 8, 0, 0, 255, pixels);
  }

  /** Fills the texture with a colour that no picture contains, to detect the uploaded parts. */
  private static void fillTextureWithMarker() {
    int[] markers = new int[Frame.PIXELS];
    Arrays.fill(markers, MARKER_COLOUR);
    glTexSubImage2D(
        GL_TEXTURE_2D,
        0,
        0,
        0,
        Frame.WIDTH,
        Frame.HEIGHT,
        GL_BGRA,
        GL_UNSIGNED_INT_8_8_8_8_REV,
        markers);
  }

  @Test
  void theWindowOpensAtTheRequestedScale() throws RendererException {
    DisplaySettings settings = DisplaySettings.DEFAULT.withScale(3);
    try (LwjglRenderer renderer = new LwjglProvider().open(settings)) {
      renderer.present(frame);
      renderer.poll(events::add);
      assertThat(renderer.window().width()).isEqualTo(960);
      assertThat(renderer.window().height()).isEqualTo(720);
    }
  }

  @Test
  void switchingFullScreenDoesNotMoveThePointer()
      throws RendererException, AWTException, InterruptedException {
    try (LwjglRenderer renderer = open(DisplaySettings.NEAREST)) {
      renderer.present(frame);
      new Robot().mouseMove(windowPosition(renderer)[0] + 40, windowPosition(renderer)[1] + 30);
      pollFor(renderer, 20);
      assertThat(events).hasAtLeastOneElementOfType(Input.Move.class);
      for (boolean fullscreen : new boolean[] {true, false}) {
        events.clear();
        renderer.apply(renderer.settings().withFullscreen(fullscreen));
        pollFor(renderer, 80);
        assertThat(events)
            .hasAtLeastOneElementOfType(HostEvent.Resize.class)
            .doesNotHaveAnyElementsOfTypes(Input.Move.class);
      }
    }
  }

  private static int[] windowPosition(LwjglRenderer renderer) {
    int[] x = new int[1];
    int[] y = new int[1];
    glfwGetWindowPos(renderer.window().handle(), x, y);
    return new int[] {x[0], y[0]};
  }

  private void pollFor(LwjglRenderer renderer, int pollCount) throws InterruptedException {
    for (int i = 0; i < pollCount; i++) {
      renderer.present(frame);
      renderer.poll(events::add);
      Thread.sleep(10);
    }
  }

  @Test
  void aShaderOfTheUserIsListedAsAFilter() throws RendererException, IOException {
    writeShader("green.frag", "vec3 shade(vec2 position) { return pixelAt(position).ggg; }");
    try (LwjglRenderer renderer = open("green")) {
      assertThat(renderer.filters())
          .startsWith("nearest", "sharp-bilinear", "edge", "hq", "smooth", "crt")
          .endsWith("green");
      assertThat(renderer.settings().filter()).isEqualTo("green");
      renderer.poll(events::add);
      assertThat(events).noneMatch(HostEvent.Notice.class::isInstance);
    }
  }

  @Test
  void everyListedFilterCanBeShown() throws RendererException {
    try (LwjglRenderer renderer = open(DisplaySettings.NEAREST)) {
      SyntheticFrames.noise(frame, 3);
      for (String filter : renderer.filters()) {
        renderer.apply(renderer.settings().withFilter(filter));
        renderer.present(frame);
        assertThat(renderer.settings().filter()).isEqualTo(filter);
      }
      renderer.poll(events::add);
      assertThat(notices()).isEmpty();
    }
  }

  @Test
  void anInvalidShaderIsReportedAndReplacedByThePlainFilter()
      throws RendererException, IOException {
    writeShader("broken.frag", "vec3 shade(vec2 position) {\n  return nonsense;\n}");
    try (LwjglRenderer renderer = open("broken")) {
      renderer.poll(events::add);
      assertThat(renderer.settings().filter()).isEqualTo("nearest");
      assertThat(notices()).singleElement().asString().contains("'broken'", "nonsense");
    }
  }

  @Test
  void aMissingShaderFolderIsReported() throws RendererException {
    DisplaySettings settings =
        DisplaySettings.DEFAULT.withOptions(Map.of("lwjgl.shaders", "/no/such/folder"));
    try (LwjglRenderer renderer = new LwjglProvider().open(settings)) {
      assertThat(renderer.filters()).hasSize(8);
      renderer.poll(events::add);
      assertThat(notices()).contains("the shader folder '/no/such/folder' cannot be read");
    }
  }

  @Test
  void aMissingMonitorIsReportedAndTheFirstIsUsed() throws RendererException {
    DisplaySettings settings = DisplaySettings.DEFAULT.withFullscreen(true).withMonitor(7);
    try (LwjglRenderer renderer = new LwjglProvider().open(settings)) {
      renderer.present(frame);
      renderer.poll(events::add);
      assertThat(notices()).contains("there is no monitor 7, taking the first");
      assertThat(renderer.window().width()).isGreaterThan(Frame.WIDTH);
    }
  }

  @Test
  void anUnreadableGamepadFileIsReported() throws RendererException {
    DisplaySettings settings =
        DisplaySettings.DEFAULT.withOptions(Map.of("lwjgl.gamepads", "/no/such/file"));
    try (LwjglRenderer renderer = new LwjglProvider().open(settings)) {
      renderer.poll(events::add);
      assertThat(notices()).contains("the gamepad file '/no/such/file' cannot be read");
    }
  }

  private LwjglRenderer open(String filter) throws RendererException {
    return new LwjglProvider()
        .open(
            DisplaySettings.DEFAULT
                .withScale(1)
                .withFilter(filter)
                .withOptions(Map.of("lwjgl.shaders", folder.toString())));
  }

  private void writeShader(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private List<String> notices() {
    return events.stream()
        .filter(HostEvent.Notice.class::isInstance)
        .map(event -> ((HostEvent.Notice) event).text())
        .toList();
  }
}
