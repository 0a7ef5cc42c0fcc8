package org.bowsprit.examples.asciifilm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.RendererException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the characters of a picture, and which frames are written. */
class AsciiFilmRendererTest {

  @TempDir private Path folder;

  @Test
  void brightRectanglesBecomeDenseCharacters() {
    int[] colours = new int[Frame.PIXELS];
    Arrays.fill(colours, 0, Frame.PIXELS / 2, 0xFFFFFFFF);
    List<String> lines = AsciiPicture.of(colours).lines().toList();

    assertThat(lines).hasSize(25);
    assertThat(lines.get(0)).isEqualTo("@".repeat(80));
    assertThat(lines.get(24)).isEqualTo(" ".repeat(80));
  }

  @Test
  void everyNthFrameIsWritten() throws Exception {
    Path film = folder.resolve("film.txt");
    try (AsciiFilmRenderer renderer = open(Map.of("out", film.toString(), "every", "2"))) {
      for (int i = 0; i < 5; i++) {
        renderer.present(new Frame());
      }
    }

    assertThat(Files.readAllLines(film))
        .filteredOn(line -> line.startsWith("frame"))
        .containsExactly("frame 0", "frame 2", "frame 4");
  }

  @Test
  void invalidOptionsAreRefused() {
    assertThatThrownBy(() -> open(Map.of("every", "often")))
        .isInstanceOf(RendererException.class)
        .hasMessage("ascii-film.every must be a number, not 'often'");
    Path fileInMissingFolder = folder.resolve("no/such/film.txt");
    assertThatThrownBy(() -> open(Map.of("out", fileInMissingFolder.toString())))
        .hasMessage("'" + fileInMissingFolder + "' cannot be written");
  }

  private static AsciiFilmRenderer open(Map<String, String> options) throws RendererException {
    Map<String, String> optionsWithPrefix = new HashMap<>();
    options.forEach((key, value) -> optionsWithPrefix.put("ascii-film." + key, value));
    return new AsciiFilmRenderer(DisplaySettings.DEFAULT.withOptions(optionsWithPrefix));
  }
}
