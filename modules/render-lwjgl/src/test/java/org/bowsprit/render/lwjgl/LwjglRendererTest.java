package org.bowsprit.render.lwjgl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.contract.SyntheticFrames;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LwjglRendererTest {

  @TempDir Path folder;
  private final Frame frame = new Frame();
  private final List<RenderEvent> events = new ArrayList<>();

  @BeforeEach
  void needADisplay() {
    assumeTrue(System.getenv("DISPLAY") != null, "no X display and no Xvfb: nothing to draw on");
  }

  @Test
  void theGraphicsCardHasTheFrameInColours() throws RendererException {
    try (LwjglRenderer renderer = open(DisplaySettings.NEAREST)) {
      for (int seed = 0; seed < 10; seed++) {
        SyntheticFrames.noise(frame, seed);
        renderer.present(frame);
        assertThat(renderer.painter().readPicture()).isEqualTo(SyntheticFrames.colours(frame));
      }
    }
  }

  @Test
  void theWindowOpensAtTheScaleAsked() throws RendererException {
    DisplaySettings settings = DisplaySettings.DEFAULT.withScale(3);
    try (LwjglRenderer renderer = new LwjglProvider().open(settings)) {
      renderer.present(frame);
      renderer.poll(events::add);
      assertThat(renderer.window().width()).isEqualTo(960);
      assertThat(renderer.window().height()).isEqualTo(720);
    }
  }

  @Test
  void aUsersShaderIsAFilterLikeAnyOther() throws RendererException, IOException {
    write("green.frag", "vec3 shade(vec2 position) { return pixelAt(position).ggg; }");
    try (LwjglRenderer renderer = open("green")) {
      assertThat(renderer.filters())
          .containsExactly("nearest", "sharp-bilinear", "edge", "crt", "green");
      assertThat(renderer.settings().filter()).isEqualTo("green");
      renderer.poll(events::add);
      assertThat(events).noneMatch(HostEvent.Notice.class::isInstance);
    }
  }

  @Test
  void aBrokenShaderIsToldInTheDriversWordsAndLeftOut() throws RendererException, IOException {
    write("broken.frag", "vec3 shade(vec2 position) {\n  return nonsense;\n}");
    try (LwjglRenderer renderer = open("broken")) {
      renderer.poll(events::add);
      assertThat(renderer.settings().filter()).isEqualTo("nearest");
      assertThat(notices()).singleElement().asString().contains("'broken'", "nonsense");
    }
  }

  @Test
  void aMissingShaderFolderIsTold() throws RendererException {
    DisplaySettings settings =
        DisplaySettings.DEFAULT.withOptions(Map.of("lwjgl.shaders", "/no/such/folder"));
    try (LwjglRenderer renderer = new LwjglProvider().open(settings)) {
      assertThat(renderer.filters()).hasSize(4);
      renderer.poll(events::add);
      assertThat(notices()).contains("the shader folder '/no/such/folder' cannot be read");
    }
  }

  @Test
  void aMonitorThatIsNotThereIsToldAndTheFirstTaken() throws RendererException {
    DisplaySettings settings = DisplaySettings.DEFAULT.withFullscreen(true).withMonitor(7);
    try (LwjglRenderer renderer = new LwjglProvider().open(settings)) {
      renderer.present(frame);
      renderer.poll(events::add);
      assertThat(notices()).contains("there is no monitor 7, taking the first");
      assertThat(renderer.window().width()).isGreaterThan(Frame.WIDTH);
    }
  }

  @Test
  void aGamepadFileThatCannotBeReadIsTold() throws RendererException {
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

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private List<String> notices() {
    return events.stream()
        .filter(HostEvent.Notice.class::isInstance)
        .map(event -> ((HostEvent.Notice) event).text())
        .toList();
  }
}
