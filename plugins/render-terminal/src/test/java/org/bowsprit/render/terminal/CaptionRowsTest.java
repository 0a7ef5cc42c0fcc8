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
  void rowsOfAListHaveEqualDistancesAtEveryTerminalSize() {
    for (int rows = 20; rows <= 60; rows++) {
      for (int distance = 10; distance <= 14; distance++) {
        List<Caption> list = list(5, distance);
        CaptionRows chosen = assignedRows(rows, list);
        int first = chosen.rowOf(list.get(0));
        int step = chosen.rowOf(list.get(1)) - first;
        assertThat(first).as("in %s rows, %s apart", rows, distance).isNotNegative();
        assertThat(step).isPositive();
        assertThat(list)
            .extracting(chosen::rowOf)
            .containsExactly(
                first, first + step, first + 2 * step, first + 3 * step, first + 4 * step);
        assertThat(first + 4 * step).isLessThan(rows);
      }
    }
  }

  @Test
  void linesOfOneTextAreInConsecutiveRows() {
    for (int top = 0; top < 60; top++) {
      Caption upper = new Caption(100, top, 200, top + 10, "The packet boat", 1, true);
      Caption lower = new Caption(90, top + 10, 210, top + 20, "is due at nine.", 1, true);
      CaptionRows chosen = assignedRows(24, List.of(upper, lower));
      assertThat(chosen.rowOf(lower)).as("at %s", top).isEqualTo(chosen.rowOf(upper) + 1);
    }
  }

  @Test
  void textBesideALineOfAListIsInItsRow() {
    List<Caption> list = list(5, 13);
    int top = list.get(3).top();
    Caption beside = new Caption(200, top, 240, top + 8, "beside", 1, false);
    CaptionRows chosen = assignedRows(24, Stream.concat(Stream.of(beside), list.stream()).toList());
    assertThat(chosen.rowOf(beside)).isEqualTo(chosen.rowOf(list.get(3)));
    assertThat(chosen.isListed(beside)).isTrue();
  }

  @Test
  void aSingleLineIsInTheRowOfItsMiddle() {
    Caption alone = new Caption(6, 96, 60, 104, "alone", 1, false);
    CaptionRows chosen = assignedRows(20, List.of(alone));
    assertThat(chosen.isListed(alone)).isFalse();
    assertThat(chosen.rowOf(alone)).isEqualTo(chosen.rowAt(100));
  }

  private static List<Caption> list(int lines, int distance) {
    return IntStream.range(0, lines)
        .map(line -> 120 + line * distance)
        .mapToObj(top -> new Caption(22, top, 62, top + 8, "line", 1, false))
        .toList();
  }

  private static CaptionRows assignedRows(int rows, List<Caption> captions) {
    Viewport squares = Viewport.in(COLUMNS, 2 * rows, Aspect.CORRECTED, Fit.STRETCH);
    CaptionRows chosen = new CaptionRows(squares, rows);
    chosen.assign(captions);
    return chosen;
  }
}
