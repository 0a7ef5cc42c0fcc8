package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.explorer.frames.FrameFormat;
import org.bowsprit.explorer.frames.FrameRecorder;
import org.bowsprit.launcher.CapturedConsole;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests {@code diff-frames} and {@code contact-sheet} with frames in the format of {@code run}. */
class FrameCommandsTest {

  private final CapturedConsole console = new CapturedConsole();
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

  /** Records every tenth iteration from 0 to 20. */
  private void record(String name, FrameFormat format) throws IOException {
    FrameRecorder recorder = new FrameRecorder(folder.resolve(name), format, 10);
    for (int iteration = 0; iteration <= 20; iteration++) {
      recorder.record(iteration, frame);
    }
  }

  @Test
  void twoRunsWithEqualOptionsWriteEqualFrames() throws IOException {
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
          .as(console.err())
          .isZero();
    }
    assertThat(folder.resolve("run1/frame_000040.pal")).exists();
    assertThat(Files.readAllBytes(folder.resolve("run1/frame_000040.idx")))
        .isNotEqualTo(new byte[64_000]);
    assertThat(run("diff-frames", path("run1"), path("run2"))).isZero();
    assertThat(console.out()).contains("3 frames compared, 0 differ");
  }

  @Test
  void diffFramesFindsNoDifferencesBetweenEqualRuns() {
    assertThat(run("diff-frames", path("a"), path("b"))).isZero();
    assertThat(console.out()).contains("3 frames compared, 0 differ, 0 only in one folder");
  }

  @Test
  void theJsonOptionPrintsTheNumbersOfComparedAndUnpairedFrames() throws IOException {
    Files.delete(folder.resolve("b/frame_000020.idx"));
    assertThat(run("diff-frames", path("a"), path("b"), "--json")).isZero();
    JsonNode result = new ObjectMapper().readTree(console.out());
    assertThat(result.get("compared").asInt()).isEqualTo(2);
    assertThat(result.get("unpaired").asInt()).isEqualTo(1);
    assertThat(result.get("differing")).isEmpty();
  }

  @Test
  void aFolderWithoutFramesIsADataError() throws IOException {
    Files.createDirectory(folder.resolve("none"));
    assertThat(run("diff-frames", path("a"), path("none"))).isEqualTo(3);
    assertThat(run("diff-frames", path("a"), path("nowhere"))).isEqualTo(3);
    assertThat(run("contact-sheet", path("none"), "--out", path("x.png"))).isEqualTo(3);
  }

  @Test
  void diffFramesListsAndDrawsTheDifferences() throws IOException {
    Path file = folder.resolve("b/frame_000010.idx");
    byte[] pixels = Files.readAllBytes(file);
    pixels[5 * 320 + 4] = 1;
    pixels[9 * 320 + 60] = 1;
    Files.write(file, pixels);

    assertThat(run("diff-frames", path("a"), path("b"), "--out", path("diff.png"))).isEqualTo(1);

    assertThat(console.out())
        .contains("frame 000010: 2 pixels in (4,5)–(60,9), 0 colours of the palette");
    assertThat(folder.resolve("diff.png")).isRegularFile();
  }

  @Test
  void aTruncatedFrameIsADataError() throws IOException {
    Files.write(folder.resolve("b/frame_000010.idx"), new byte[10]);

    assertThat(run("diff-frames", path("a"), path("b"))).isEqualTo(3);

    assertThat(console.err()).contains("frame_000010.idx: expected 64000 bytes, found 10");
  }

  @Test
  void contactSheetPrintsTheNumberOfFrames() {
    assertThat(run("contact-sheet", path("a"), "--out", path("sheet.png"), "--columns", "2"))
        .isZero();

    assertThat(console.err()).contains("3 frames on");
    assertThat(folder.resolve("sheet.png")).isRegularFile();
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private int run(String... arguments) {
    return console.run(folder, arguments);
  }
}
