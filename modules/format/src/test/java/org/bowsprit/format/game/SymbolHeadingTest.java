package org.bowsprit.format.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.files.MemoryFiles;
import org.junit.jupiter.api.Test;

/** Tests reading the title from the symbol file next to a game. */
class SymbolHeadingTest {

  private static final String HEADING = "bowsprit symbols 1\nindex 00\ndata 00\n";

  @Test
  void theFourthLineIsTheTitle() {
    assertThat(title(HEADING + "title Night Ferry\nroom 1 1 deck\nend\n")).isEqualTo("Night Ferry");
  }

  @Test
  void aFileWithoutATitleLineHasNoTitle() {
    assertThat(title(HEADING + "room 1 1 deck\nend\n")).isEmpty();
    assertThat(title("title Night Ferry\n")).isEmpty();
    assertThat(title("")).isEmpty();
    assertThat(SymbolHeading.title(new MemoryFiles("none", Map.of()), "GAME")).isEmpty();
  }

  @Test
  void controlCharactersAreReplacedAndLongTitlesAreShortened() {
    assertThat(title(HEADING + "title a\u001b]0;b\u0007c\n\nend\n")).isEqualTo("a ]0;b c");
    assertThat(title(HEADING + "title " + "x".repeat(500) + "\nend\n")).isEqualTo("x".repeat(80));
  }

  private static String title(String text) {
    Bytes contents = Bytes.wrap(text.getBytes(StandardCharsets.UTF_8));
    return SymbolHeading.title(new MemoryFiles("game", Map.of("GAME.symbols", contents)), "GAME")
        .orElse("");
  }
}
