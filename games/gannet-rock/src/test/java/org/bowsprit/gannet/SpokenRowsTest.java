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
 * Checks each spoken line in both languages. The rows of a line have about the same length, and fit
 * on the screen for every position of the speaker.
 */
class SpokenRowsTest {

  /** The width of a line at the edge of the screen (spec 07 §8.3). */
  private static final int MAX_WIDTH = 156;

  private static final int MAX_ROWS = 3;

  private final BuiltGame game = BuiltGame.shared();
  private final Charset font = game.resources().charset(1).orElseThrow();

  @Test
  void everySpokenLineHasRowsOfSimilarLength() throws IOException {
    Set<String> spoken = spokenLines();
    List<String> invalidPages = new ArrayList<>();
    Set<String> found = new TreeSet<>();
    int pagesInSeveralRows = 0;
    for (GameText each : new GameTexts(game.resources()).texts()) {
      String line = each.readable().replace('\n', ' ');
      if (spoken.contains(line)) {
        found.add(line);
        for (String page : each.readable().split("\\{wait\\}", -1)) {
          pagesInSeveralRows += page.indexOf('\n') < 0 ? 0 : 1;
          if (!hasValidRows(List.of(page.split("\n", -1)))) {
            invalidPages.add(page);
          }
        }
      }
    }
    System.out.println(
        "SpokenRowsTest: "
            + spoken.size()
            + " lines, "
            + pagesInSeveralRows
            + " pages in several rows");
    assertThat(invalidPages).isEmpty();
    assertThat(found).isEqualTo(spoken);
    assertThat(pagesInSeveralRows).isGreaterThan(1_000);
  }

  private static Set<String> spokenLines() throws IOException {
    return SourceTree.read(BuiltGame.SOURCES).texts().places().stream()
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
