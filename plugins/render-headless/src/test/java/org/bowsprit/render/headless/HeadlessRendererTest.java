package org.bowsprit.render.headless;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.FrameHash;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.contract.SyntheticFrames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the files that the renderer without a window writes, and its options. */
class HeadlessRendererTest {

  @TempDir Path folder;
  private final Frame frame = new Frame();

  @Test
  void aLineWithItsHashIsWrittenForEveryFrame() throws Exception {
    Path hashFile = folder.resolve("hashes.txt");
    String secondHash;
    try (HeadlessRenderer renderer = open("headless.hashes", hashFile.toString())) {
      renderer.present(frame);
      SyntheticFrames.walk(frame, 3);
      secondHash = FrameHash.of(frame);
      renderer.present(frame);
    }
    assertThat(Files.readAllLines(hashFile)).hasSize(2).last().isEqualTo("1 " + secondHash);
  }

  @Test
  void anAnimationShowsTheFrameWithItsCursor() throws Exception {
    Path file = folder.resolve("clip.png");
    SyntheticFrames.walk(frame, 3);
    frame.palette()[255 * 3 + 1] = 0;
    frame.setCursor(SyntheticFrames.arrow());
    frame.placeCursor(50, 60, true);
    try (HeadlessRenderer renderer = open("headless.animation", file.toString())) {
      renderer.present(frame);
    }
    BufferedImage image = ImageIO.read(file.toFile());
    assertThat(image.getRGB(0, 0, 320, 200, null, 0, 320))
        .isEqualTo(SyntheticFrames.colours(frame));
  }

  @Test
  void anAnimationCanBeWrittenAsAGif() throws Exception {
    Path file = folder.resolve("clip.GIF");
    try (HeadlessRenderer renderer = open("headless.animation", file.toString())) {
      renderer.present(frame);
    }
    assertThat(Files.readAllBytes(file)).startsWith('G', 'I', 'F', '8', '9', 'a');
  }

  @Test
  void theRendererReportsThatItIsClosedAfterTheRequestedNumberOfFrames() throws Exception {
    List<RenderEvent> events = new ArrayList<>();
    try (HeadlessRenderer renderer = open("headless.frames", "2")) {
      renderer.present(frame);
      renderer.poll(events::add);
      assertThat(events).isEmpty();
      renderer.present(frame);
      renderer.poll(events::add);
      assertThat(events).containsExactly(new HostEvent.Close());
    }
  }

  @Test
  void invalidOptionsAreRefused() {
    assertThatThrownBy(() -> open("headless.hashes", "/no/such/folder/x"))
        .isInstanceOf(RendererException.class)
        .hasMessage("'/no/such/folder/x' cannot be written");
    assertThatThrownBy(() -> open("headless.animation", "clip.avi"))
        .hasMessage("headless.animation must end in .png or .gif, not 'clip.avi'");
    assertThatThrownBy(() -> open("headless.frames", "many"))
        .hasMessage("headless.frames must be a number, not 'many'");
  }

  private static HeadlessRenderer open(String option, String value) throws RendererException {
    return new HeadlessProvider().open(DisplaySettings.DEFAULT.withOptions(Map.of(option, value)));
  }
}
