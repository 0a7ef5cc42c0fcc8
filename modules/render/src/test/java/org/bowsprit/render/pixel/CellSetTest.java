package org.bowsprit.render.pixel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.render.FrameChanges;
import org.junit.jupiter.api.Test;

/** Tests sets of cells of eight by eight pixels, and their division into rectangles. */
class CellSetTest {

  private final CellSet cells = new CellSet();

  @Test
  void adjacentRowsWithTheSameCellsFormOneRectangle() {
    cells.addPixels(15, 8, 33, 24);
    assertThat(rectangles()).containsExactly("8,8 to 40,24");
    cells.add(39, 1);
    assertThat(rectangles()).containsExactly("8,8 to 40,16", "312,8 to 320,16", "8,16 to 40,24");
    cells.addAll();
    assertThat(rectangles()).containsExactly("0,0 to 320,200");
    cells.clear();
    assertThat(rectangles()).isEmpty();
    assertThat(cells.isEmpty()).isTrue();
  }

  @Test
  void cellsOutsideThePictureAreIgnored() {
    cells.addPixels(-20, -20, 0, 500);
    cells.addPixels(320, 0, 400, 200);
    cells.addPixels(7, 7, 7, 7);
    assertThat(cells.isEmpty()).isTrue();
    cells.addPixels(-5, 190, 1, 300);
    assertThat(rectangles()).containsExactly("0,184 to 8,200");
  }

  @Test
  void adjacentRowsFormOneBand() {
    cells.add(3, 1);
    cells.add(20, 2);
    cells.add(39, 24);
    List<String> bands = new ArrayList<>();
    cells.forEachBand(
        (left, top, right, bottom) ->
            bands.add("%d,%d to %d,%d".formatted(left, top, right, bottom)));
    assertThat(bands).containsExactly("24,8 to 168,24", "312,192 to 320,200");
  }

  @Test
  void everyCellIsInExactlyOneRectangle() {
    Random random = new Random(24);
    for (int round = 0; round < 200; round++) {
      cells.clear();
      for (int i = 0; i < round; i++) {
        cells.add(random.nextInt(FrameChanges.COLUMNS), random.nextInt(FrameChanges.ROWS));
      }
      int[][] rectangleCount = new int[FrameChanges.ROWS][FrameChanges.COLUMNS];
      cells.forEach(
          (left, top, right, bottom) -> {
            for (int y = top / 8; y < bottom / 8; y++) {
              for (int x = left / 8; x < right / 8; x++) {
                rectangleCount[y][x]++;
              }
            }
          });
      for (int y = 0; y < FrameChanges.ROWS; y++) {
        for (int x = 0; x < FrameChanges.COLUMNS; x++) {
          assertThat(rectangleCount[y][x]).isEqualTo(cells.has(x, y) ? 1 : 0);
        }
      }
    }
  }

  private List<String> rectangles() {
    List<String> rectangles = new ArrayList<>();
    cells.forEach(
        (left, top, right, bottom) ->
            rectangles.add(left + "," + top + " to " + right + "," + bottom));
    return rectangles;
  }
}
