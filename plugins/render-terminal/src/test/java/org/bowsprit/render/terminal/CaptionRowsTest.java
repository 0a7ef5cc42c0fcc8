package org.bowsprit.render.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.bowsprit.render.Caption;
import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.DisplaySettings.Fit;
import org.bowsprit.render.pixel.Viewport;
import org.junit.jupiter.api.Test;

class CaptionRowsTest {

  private static final int COLUMNS = 80;

  @Test
  void rowsOfAListStandAtEqualDistancesAtEverySizeOfTheTerminal() {
    for (int rows = 20; rows <= 60; rows++) {
      for (int distance = 10; distance <= 14; distance++) {
        List<Caption> list = list(5, distance);
        CaptionRows chosen = chosen(rows, list);
        int first = chosen.of(list.get(0));
        int step = chosen.of(list.get(1)) - first;
        assertThat(first).as("in %s rows, %s apart", rows, distance).isNotNegative();
        assertThat(step).isPositive();
        assertThat(list)
            .extracting(chosen::of)
            .containsExactly(
                first, first + step, first + 2 * step, first + 3 * step, first + 4 * step);
        assertThat(first + 4 * step).isLessThan(rows);
      }
    }
  }

  @Test
  void linesOfOneTextStandInConsecutiveRows() {
    for (int top = 0; top < 60; top++) {
      Caption upper = new Caption(100, top, 200, top + 10, "The packet boat", 1, true);
      Caption lower = new Caption(90, top + 10, 210, top + 20, "is due at nine.", 1, true);
      CaptionRows chosen = chosen(24, List.of(upper, lower));
      assertThat(chosen.of(lower)).as("at %s", top).isEqualTo(chosen.of(upper) + 1);
    }
  }

  @Test
  void textBesideALineOfAListIsInItsRow() {
    List<Caption> list = list(5, 13);
    int top = list.get(3).top();
    Caption beside = new Caption(200, top, 240, top + 8, "beside", 1, false);
    CaptionRows chosen = chosen(24, Stream.concat(Stream.of(beside), list.stream()).toList());
    assertThat(chosen.of(beside)).isEqualTo(chosen.of(list.get(3)));
    assertThat(chosen.isListed(beside)).isTrue();
  }

  @Test
  void aSingleLineIsAtItsMiddle() {
    Caption alone = new Caption(6, 96, 60, 104, "alone", 1, false);
    CaptionRows chosen = chosen(20, List.of(alone));
    assertThat(chosen.isListed(alone)).isFalse();
    assertThat(chosen.of(alone)).isEqualTo(chosen.at(100));
  }

  private static List<Caption> list(int lines, int distance) {
    return IntStream.range(0, lines)
        .map(line -> 120 + line * distance)
        .mapToObj(top -> new Caption(22, top, 62, top + 8, "line", 1, false))
        .toList();
  }

  private static CaptionRows chosen(int rows, List<Caption> captions) {
    Viewport squares = Viewport.in(COLUMNS, 2 * rows, Aspect.CORRECTED, Fit.STRETCH);
    CaptionRows chosen = new CaptionRows(squares, rows);
    chosen.choose(captions);
    return chosen;
  }
}
