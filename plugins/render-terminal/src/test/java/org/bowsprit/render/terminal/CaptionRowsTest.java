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

/** Tests the assignment of texts in the picture to rows of a terminal. */
class CaptionRowsTest {

  private static final int COLUMNS = 80;

  @Test
  void rowsOfAListHaveEqualDistancesAtEveryTerminalSize() {
    for (int rows = 20; rows <= 60; rows++) {
      for (int distance = 10; distance <= 14; distance++) {
        List<Caption> list = createList(5, distance);
        CaptionRows captionRows = assignedRows(rows, list);
        int firstRow = captionRows.rowOf(list.get(0));
        int step = captionRows.rowOf(list.get(1)) - firstRow;
        assertThat(firstRow)
            .as("the row of the first line (%s rows, distance %s)", rows, distance)
            .isNotNegative();
        assertThat(step).isPositive();
        assertThat(list)
            .extracting(captionRows::rowOf)
            .containsExactly(
                firstRow,
                firstRow + step,
                firstRow + 2 * step,
                firstRow + 3 * step,
                firstRow + 4 * step);
        assertThat(firstRow + 4 * step).isLessThan(rows);
      }
    }
  }

  @Test
  void linesOfOneTextAreInConsecutiveRows() {
    for (int top = 0; top < 60; top++) {
      Caption upperLine = new Caption(100, top, 200, top + 10, "The packet boat", 1, true);
      Caption lowerLine = new Caption(90, top + 10, 210, top + 20, "is due at nine.", 1, true);
      CaptionRows captionRows = assignedRows(24, List.of(upperLine, lowerLine));
      assertThat(captionRows.rowOf(lowerLine))
          .as("the row of the lower line of a text at y %s", top)
          .isEqualTo(captionRows.rowOf(upperLine) + 1);
    }
  }

  @Test
  void textNextToALineOfAListIsInTheSameRow() {
    List<Caption> list = createList(5, 13);
    int top = list.get(3).top();
    Caption adjacentText = new Caption(200, top, 240, top + 8, "beside", 1, false);
    CaptionRows captionRows =
        assignedRows(24, Stream.concat(Stream.of(adjacentText), list.stream()).toList());
    assertThat(captionRows.rowOf(adjacentText)).isEqualTo(captionRows.rowOf(list.get(3)));
    assertThat(captionRows.isListed(adjacentText)).isTrue();
  }

  @Test
  void aSingleLineIsInTheTerminalRowAtItsMiddle() {
    Caption singleLine = new Caption(6, 96, 60, 104, "alone", 1, false);
    CaptionRows captionRows = assignedRows(20, List.of(singleLine));
    assertThat(captionRows.isListed(singleLine)).isFalse();
    assertThat(captionRows.rowOf(singleLine)).isEqualTo(captionRows.rowAt(100));
  }

  private static List<Caption> createList(int lines, int distance) {
    return IntStream.range(0, lines)
        .map(line -> 120 + line * distance)
        .mapToObj(top -> new Caption(22, top, 62, top + 8, "line", 1, false))
        .toList();
  }

  private static CaptionRows assignedRows(int rows, List<Caption> captions) {
    Viewport viewport = Viewport.in(COLUMNS, 2 * rows, Aspect.CORRECTED, Fit.STRETCH);
    CaptionRows captionRows = new CaptionRows(viewport, rows);
    captionRows.assign(captions);
    return captionRows;
  }
}
