package org.bowsprit.explorer.frames;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests folders of frames in the format of {@link FrameRecorder}. */
class FrameFolderTest {

  @TempDir private Path folder;
  private final Frame frame = new Frame();

  @BeforeEach
  void recordTwoRuns() throws IOException {
    frame.palette()[3] = (byte) 200;
    record("a", FrameFormat.IDX);
    record("b", FrameFormat.IDX);
  }

  /** Records every tenth iteration from 0 to 20. */
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
  void pngFramesContainPaletteIndices() throws IOException {
    frame.pixels()[321] = 1;
    new FrameRecorder(folder.resolve("png"), FrameFormat.PNG, 1).record(7, frame);
    BufferedImage png = ImageIO.read(folder.resolve("png/frame_000007.png").toFile());
    assertThat(png.getRaster().getSample(1, 1, 0)).isEqualTo(1);
    assertThat(png.getRGB(1, 1)).isEqualTo(0xFFC80000);
  }

  @ParameterizedTest
  @CsvSource({"IDX,PNG", "PNG,IDX", "PNG,PNG"})
  void pngFramesAreComparedByTheirPaletteIndices(FrameFormat firstFormat, FrameFormat secondFormat)
      throws IOException {
    for (int i = 0; i < 768; i++) {
      frame.palette()[i] = (byte) (i / 3);
    }
    for (int i = 0; i < 64_000; i++) {
      frame.pixels()[i] = (byte) (i / 250);
    }
    record("one", firstFormat);
    record("same", secondFormat);
    frame.pixels()[320 * 100 + 50]++;
    record("other", secondFormat);

    assertThat(differences("one", "same")).isEmpty();
    assertThat(differences("one", "other"))
        .contains(new FrameDifference(20, 1, 0, 50, 100, 50, 100));
  }

  @Test
  void aPngOfAnotherTypeOrSizeIsRefused() throws IOException {
    Path file = Files.createDirectory(folder.resolve("odd")).resolve("frame_000000.png");
    ImageIO.write(new BufferedImage(320, 200, BufferedImage.TYPE_INT_RGB), "png", file.toFile());
    assertThatThrownBy(() -> differences("a", "odd"))
        .hasMessageContaining("frame_000000.png: expected a PNG of palette indices");
    ImageIO.write(new BufferedImage(10, 20, BufferedImage.TYPE_BYTE_INDEXED), "png", file.toFile());
    assertThatThrownBy(() -> differences("a", "odd"))
        .hasMessageContaining("frame_000000.png: expected 320×200 pixels, found 10×20");
  }

  @Test
  void differencesAreCountedAndDrawn() throws IOException {
    Path file = folder.resolve("b/frame_000010.idx");
    byte[] pixels = Files.readAllBytes(file);
    pixels[5 * 320 + 4] = 1;
    pixels[9 * 320 + 60] = 1;
    Files.write(file, pixels);

    List<FrameDifference> differences = differences("a", "b");

    assertThat(differences)
        .hasToString("[frame 000010: 2 pixels in (4,5)–(60,9), 0 colours of the palette]");
    Path picture = folder.resolve("diff.png");
    open("a").writeDifferences(open("b"), differences, picture, 4);
    BufferedImage png = ImageIO.read(picture.toFile());
    assertThat(png.getRGB(4 + 2, 4 + 2))
        .as("the colour of a differing pixel")
        .isEqualTo(0xFFFF2040);
    assertThat(png.getRGB(4 + 3, 4 + 2)).as("the colour of an equal pixel").isEqualTo(0xFF000000);
  }

  @Test
  void unusedColoursAreNotCompared() throws IOException {
    Path file = folder.resolve("b/frame_000010.pal");
    byte[] palette = Files.readAllBytes(file);
    palette[3 * 77] = 1;
    Files.write(file, palette);
    assertThat(differences("a", "b")).isEmpty();
    palette[0] = 1;
    Files.write(file, palette);
    assertThat(differences("a", "b")).hasSize(1);
  }

  @Test
  void theSheetShowsFramesSideBySide() throws IOException {
    Path sheet = folder.resolve("sheet.png");
    open("a").writeSheet(sheet, 2);
    BufferedImage png = ImageIO.read(sheet.toFile());
    assertThat(png.getWidth()).isEqualTo(4 + 2 * 164);
    assertThat(png.getHeight()).isEqualTo(4 + 2 * 104);
  }

  @Test
  void unpairedFramesAreCounted() throws IOException {
    Files.delete(folder.resolve("b/frame_000020.idx"));

    assertThat(open("a").sharedIterations(open("b"))).containsExactly(0L, 10L);
    assertThat(open("a").unpairedFrames(open("b"))).isEqualTo(1);
  }

  private FrameFolder open(String name) throws IOException {
    return FrameFolder.open(folder.resolve(name));
  }

  private List<FrameDifference> differences(String firstName, String secondName)
      throws IOException {
    return open(firstName).differences(open(secondName));
  }
}
