package org.bowsprit.gannet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.translation.GameText;
import org.bowsprit.kit.translation.GameTexts;
import org.junit.jupiter.api.Test;

/**
 * Tests each spoken line in both languages. The rows of a line must have a similar length, and must
 * fit on the screen wherever the speaker is.
 */
class SpokenRowsTest {

  /**
   * The largest width in pixels of a row if the speaker is at the edge of the screen (spec 07
   * §8.3).
   */
  private static final int MAX_WIDTH = 156;

  private static final int MAX_ROWS = 3;

  private final BuiltGame game = BuiltGame.shared();
  private final Charset font = game.resources().charset(1).orElseThrow();

  @Test
  void everySpokenLineHasRowsOfSimilarLength() throws IOException {
    Set<String> spokenLines = spokenLines();
    List<String> invalidPages = new ArrayList<>();
    Set<String> foundLines = new TreeSet<>();
    int pagesInSeveralRows = 0;
    for (GameText text : new GameTexts(game.resources()).texts()) {
      String line = text.readable().replace('\n', ' ');
      if (spokenLines.contains(line)) {
        foundLines.add(line);
        for (String page : text.readable().split("\\{wait\\}", -1)) {
          pagesInSeveralRows += page.indexOf('\n') < 0 ? 0 : 1;
          if (!hasValidRows(List.of(page.split("\n", -1)))) {
            invalidPages.add(page);
          }
        }
      }
    }
    System.out.println(
        "SpokenRowsTest: "
            + spokenLines.size()
            + " lines, "
            + pagesInSeveralRows
            + " pages in several rows");
    assertThat(invalidPages).isEmpty();
    assertThat(foundLines).isEqualTo(spokenLines);
    assertThat(pagesInSeveralRows).isGreaterThan(1_000);
  }

  private static Set<String> spokenLines() throws IOException {
    return SourceTree.read(BuiltGame.SOURCES).texts().occurrences().stream()
        .filter(place -> !place.speaker().isEmpty())
        .filter(place -> !place.path().contains("nine-verbs"))
        .flatMap(place -> place.versions().stream())
        .map(line -> line.replace("\\\"", "\""))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Returns whether the rows fit on the screen and none is much shorter than the others. */
  private boolean hasValidRows(List<String> rows) {
    int longest = rows.stream().mapToInt(this::width).max().orElseThrow();
    int shortest = rows.stream().mapToInt(this::width).min().orElseThrow();
    return rows.size() <= MAX_ROWS && longest <= MAX_WIDTH && 2 * shortest > longest;
  }

  private int width(String row) {
    return 1 + row.codePoints().map(each -> font.advance(WesternGlyphs.of(each))).sum();
  }
}
