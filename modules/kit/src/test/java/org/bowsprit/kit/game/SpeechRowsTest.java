package org.bowsprit.kit.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.charset.Glyph;
import org.junit.jupiter.api.Test;

/**
 * Tests how spoken lines are split into rows, in a font whose characters are all ten pixels wide.
 */
class SpeechRowsTest {

  private static final int CHARACTER_WIDTH = 10;

  /** The width of twenty characters and of one pixel that the engine adds. */
  private static final int MAX_WIDTH = 201;

  private final SpeechRows rows = new SpeechRows(font(), Map.of(), MAX_WIDTH);

  private static Charset font() {
    Glyph glyph = new Glyph(CHARACTER_WIDTH, 8, 0, 0, Bytes.wrap(new byte[CHARACTER_WIDTH]));
    return new Charset(
        Charset.SHIPPED_VERSION,
        Bytes.wrap(new byte[Charset.MAP_SIZE]),
        1,
        8,
        Collections.nCopies(256, Optional.of(glyph)),
        Bytes.EMPTY);
  }

  @Test
  void aShortTextStaysInOneRow() {
    assertThat(rows.withBreaks("Twenty letters, yes.")).isEqualTo("Twenty letters, yes.");
  }

  @Test
  void theLastRowHasMoreThanOneWord() {
    assertThat(rows.withBreaks("It doesn't belong here")).isEqualTo("It doesn't\\nbelong here");
  }

  @Test
  void everyPageIsSplitIntoRowsSeparately() {
    assertThat(rows.withBreaks("Hello?{wait}The umbrella stops, and goes on."))
        .isEqualTo("Hello?{wait}The umbrella\\nstops, and goes on.");
  }

  @Test
  void aWordThatIsTooWideGetsItsOwnRow() {
    assertThat(rows.withBreaks("the Leuchtfeuerbehördeninspektor said"))
        .isEqualTo("the\\nLeuchtfeuerbehördeninspektor\\nsaid");
  }

  @Test
  void pagesWithLineBreaksOrInsertionsAreNotChanged() {
    String pageWithLineBreak = "It says\\nso on the lid of the box, twice";
    String pageWithInsertion = "There are {score} of them on the lid";
    assertThat(rows.withBreaks(pageWithLineBreak)).isEqualTo(pageWithLineBreak);
    assertThat(rows.withBreaks(pageWithInsertion)).isEqualTo(pageWithInsertion);
  }

  @Test
  void linesAreSplitIntoTheFewestRowsOfSimilarLengths() {
    Random random = new Random(1);
    for (int i = 0; i < 500; i++) {
      String line = randomLine(random);
      List<String> splitRows = List.of(rows.withBreaks(line).split("\\\\n", -1));
      int longest = splitRows.stream().mapToInt(String::length).max().orElseThrow();
      int shortest = splitRows.stream().mapToInt(String::length).min().orElseThrow();
      assertThat(String.join(" ", splitRows)).isEqualTo(line);
      assertThat(longest).as("the length of the longest row of '%s'", line).isLessThanOrEqualTo(20);
      assertThat(splitRows.size())
          .as("the number of rows of '%s'", line)
          .isLessThanOrEqualTo(minRows(line));
      if (splitRows.size() == 2) {
        // The difference is at most one word of eight letters and its space.
        assertThat(longest - shortest)
            .as("the difference of the rows of '%s'", line)
            .isLessThanOrEqualTo(9);
      }
    }
  }

  private static String randomLine(Random random) {
    StringBuilder line = new StringBuilder("a");
    for (int remainingWords = random.nextInt(12); remainingWords > 0; remainingWords--) {
      line.append(' ').append("x".repeat(1 + random.nextInt(8)));
    }
    return line.toString();
  }

  private static int minRows(String line) {
    int rows = 1;
    int length = 0;
    for (String word : line.split(" ", -1)) {
      int newLength = length + (length == 0 ? 0 : 1) + word.length();
      if (newLength > 20) {
        rows++;
        newLength = word.length();
      }
      length = newLength;
    }
    return rows;
  }

  @Test
  void spokenTextsAreSplitIntoRowsInAllLanguages() {
    SourceText source =
        new SourceText(
            "game.bow",
            """
            languages english, german
            script begin {
              say mira "It doesn't belong here" | "Das gehört hier nicht hin"
              setObjectName(lamp, "a lamp with a very long name")
            }
            """);

    assertThat(rows.withBreaks(List.of(source)))
        .singleElement()
        .extracting(SourceText::text)
        .isEqualTo(
            source
                .text()
                .replace("doesn't belong", "doesn't\\nbelong")
                .replace("gehört hier", "gehört\\nhier"));
  }
}
