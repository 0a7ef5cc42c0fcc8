package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.bowsprit.explorer.frames.FrameFormat;
import org.bowsprit.explorer.frames.FrameRecorder;
import org.bowsprit.launcher.CapturedConsole;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code diff-frames} and {@code contact-sheet}, on frames as {@code run} writes them. */
class FrameCommandsTest {

  private final CapturedConsole captured = new CapturedConsole();
  @TempDir private Path folder;
  private final Frame frame = new Frame();

  @BeforeEach
  void recordTwoRuns() throws IOException {
    frame.palette()[3] = (byte) 200;
    record("a");
    record("b");
  }

  private void record(String name) throws IOException {
    record(name, FrameFormat.IDX);
  }

  /** Records iterations 0–20, every tenth of them. */
  private void record(String name, FrameFormat format) throws IOException {
    FrameRecorder recorder = new FrameRecorder(folder.resolve(name), format, 10);
    for (int iteration = 0; iteration <= 20; iteration++) {
      recorder.record(iteration, frame);
    }
  }

  @Test
  void everyTenthFrameIsWritten() {
    assertThat(folder.resolve("a/frame_000000.idx")).hasSize(64_000);
    assertThat(folder.resolve("a/frame_000010.pal")).hasSize(768);
    assertThat(folder.resolve("a/frame_000020.idx")).exists();
    assertThat(folder.resolve("a/frame_000011.idx")).doesNotExist();
  }

  @Test
  void aRunWritesItsFramesAndRepeatsThem() throws IOException {
    for (String name : new String[] {"run1", "run2"}) {
      assertThat(
              run(
                  "run",
                  "../../games/artlab",
                  "--ticks",
                  "41",
                  "--boot-param",
                  "3",
                  "--frames",
                  path(name),
                  "--every",
                  "20"))
          .as(captured.err())
          .isZero();
    }
    assertThat(folder.resolve("run1/frame_000040.pal")).exists();
    assertThat(Files.readAllBytes(folder.resolve("run1/frame_000040.idx")))
        .isNotEqualTo(new byte[64_000]);
    assertThat(run("diff-frames", path("run1"), path("run2"))).isZero();
    assertThat(captured.out()).contains("3 frames compared, 0 differ");
  }

  @Test
  void pngFramesKeepTheirIndices() throws IOException {
    frame.pixels()[321] = 1;
    new FrameRecorder(folder.resolve("png"), FrameFormat.PNG, 1).record(7, frame);
    BufferedImage png = ImageIO.read(folder.resolve("png/frame_000007.png").toFile());
    assertThat(png.getRaster().getSample(1, 1, 0)).isEqualTo(1);
    assertThat(png.getRGB(1, 1)).isEqualTo(0xFFC80000);
  }

  @ParameterizedTest
  @CsvSource({"IDX,PNG", "PNG,IDX", "PNG,PNG"})
  void pngFramesAreComparedLikeIndices(FrameFormat first, FrameFormat second) throws IOException {
    for (int i = 0; i < 768; i++) {
      frame.palette()[i] = (byte) (i / 3);
    }
    for (int i = 0; i < 64_000; i++) {
      frame.pixels()[i] = (byte) (i / 250);
    }
    record("one", first);
    record("same", second);
    frame.pixels()[320 * 100 + 50]++;
    record("other", second);

    assertThat(run("diff-frames", path("one"), path("same"))).isZero();
    assertThat(run("diff-frames", path("one"), path("other"), "--out", path("diff.png")))
        .isEqualTo(1);
    assertThat(captured.out())
        .contains("3 frames compared, 0 differ")
        .contains("frame 000020: 1 pixels in (50,100)–(50,100), 0 colours of the palette");
    assertThat(folder.resolve("diff.png")).isRegularFile();
  }

  @Test
  void aPngOfAnotherKindIsUnreadableData() throws IOException {
    Path file = Files.createDirectory(folder.resolve("odd")).resolve("frame_000000.png");
    ImageIO.write(new BufferedImage(320, 200, BufferedImage.TYPE_INT_RGB), "png", file.toFile());
    assertThat(run("diff-frames", path("a"), path("odd"))).isEqualTo(3);
    assertThat(captured.err()).contains("frame_000000.png: expected a PNG of palette indices");
    ImageIO.write(new BufferedImage(10, 20, BufferedImage.TYPE_BYTE_INDEXED), "png", file.toFile());
    assertThat(run("diff-frames", path("a"), path("odd"))).isEqualTo(3);
    assertThat(captured.err()).contains("frame_000000.png: expected 320×200 pixels, found 10×20");
  }

  @Test
  void equalRunsDoNotDiffer() {
    assertThat(run("diff-frames", path("a"), path("b"))).isZero();
    assertThat(captured.out()).contains("3 frames compared, 0 differ, 0 only in one folder");
  }

  @Test
  void differencesAreCountedAndDrawn() throws IOException {
    Path file = folder.resolve("b/frame_000010.idx");
    byte[] pixels = Files.readAllBytes(file);
    pixels[5 * 320 + 4] = 1;
    pixels[9 * 320 + 60] = 1;
    Files.write(file, pixels);
    Path picture = folder.resolve("diff.png");
    assertThat(run("diff-frames", path("a"), path("b"), "--out", picture.toString())).isEqualTo(1);
    assertThat(captured.out())
        .contains("frame 000010: 2 pixels in (4,5)–(60,9), 0 colours of the palette");
    BufferedImage png = ImageIO.read(picture.toFile());
    assertThat(png.getRGB(4 + 2, 4 + 2)).as("a differing pixel").isEqualTo(0xFFFF2040);
    assertThat(png.getRGB(4 + 3, 4 + 2)).as("its neighbour").isEqualTo(0xFF000000);
  }

  @Test
  void coloursThatAreNotUsedDoNotCount() throws IOException {
    Path file = folder.resolve("b/frame_000010.pal");
    byte[] palette = Files.readAllBytes(file);
    palette[3 * 77] = 1;
    Files.write(file, palette);
    assertThat(run("diff-frames", path("a"), path("b"))).isZero();
    palette[0] = 1;
    Files.write(file, palette);
    assertThat(run("diff-frames", path("a"), path("b"))).isEqualTo(1);
  }

  @Test
  void theResultAsJson() throws IOException {
    Files.delete(folder.resolve("b/frame_000020.idx"));
    assertThat(run("diff-frames", path("a"), path("b"), "--json")).isZero();
    JsonNode result = new ObjectMapper().readTree(captured.out());
    assertThat(result.get("compared").asInt()).isEqualTo(2);
    assertThat(result.get("unpaired").asInt()).isEqualTo(1);
    assertThat(result.get("differing")).isEmpty();
  }

  @Test
  void aFolderWithoutFramesIsUnreadableData() throws IOException {
    Files.createDirectory(folder.resolve("none"));
    assertThat(run("diff-frames", path("a"), path("none"))).isEqualTo(3);
    assertThat(run("diff-frames", path("a"), path("nowhere"))).isEqualTo(3);
    assertThat(run("contact-sheet", path("none"), "--out", path("x.png"))).isEqualTo(3);
  }

  @Test
  void aCutFrameIsUnreadableData() throws IOException {
    Files.write(folder.resolve("b/frame_000010.idx"), new byte[10]);
    assertThat(run("diff-frames", path("a"), path("b"))).isEqualTo(3);
    assertThat(captured.err()).contains("frame_000010.idx: expected 64000 bytes, found 10");
  }

  @Test
  void framesLieSideBySideOnTheSheet() throws IOException {
    Path sheet = folder.resolve("sheet.png");
    assertThat(run("contact-sheet", path("a"), "--out", sheet.toString(), "--columns", "2"))
        .isZero();
    BufferedImage png = ImageIO.read(sheet.toFile());
    assertThat(png.getWidth()).isEqualTo(4 + 2 * 164);
    assertThat(png.getHeight()).isEqualTo(4 + 2 * 104);
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private int run(String... arguments) {
    return captured.run(folder, arguments);
  }
}
