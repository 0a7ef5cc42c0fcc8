package org.bowsprit.pathfinding.mask;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.pathfinding.geometry.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests which pixels a straight line crosses, and whether all of them belong to a mask. */
class PixelLineTest {

  @Test
  void consecutivePixelsHaveACommonSide() {
    assertThat(line(0, 0, 4, 3))
        .containsExactly(
            new Point(0, 0),
            new Point(1, 0),
            new Point(1, 1),
            new Point(2, 1),
            new Point(2, 2),
            new Point(3, 2),
            new Point(3, 3),
            new Point(4, 3));
  }

  @Test
  void aLineWithoutLengthHasOnePixel() {
    assertThat(line(7, -2, 7, -2)).containsExactly(new Point(7, -2));
  }

  @Test
  void axisParallelLinesAreStraight() {
    assertThat(line(3, 1, 0, 1))
        .containsExactly(new Point(3, 1), new Point(2, 1), new Point(1, 1), new Point(0, 1));
    assertThat(line(3, 1, 3, -1))
        .containsExactly(new Point(3, 1), new Point(3, 0), new Point(3, -1));
  }

  @Test
  void theNextPixelIsThePixelThatTheLineEntersFirst() {
    Random random = new Random(6);
    for (int i = 0; i < 200; i++) {
      int span = 1 << random.nextInt(17);
      int bx = random.nextInt(span);
      int by = random.nextInt(span);
      int[] previousPixel = {0, 0};
      PixelLine.walk(
          0,
          0,
          bx,
          by,
          (x, y) -> {
            if (x + y > 0) {
              boolean isHorizontalStep =
                  (1 + 2L * previousPixel[0]) * by <= (1 + 2L * previousPixel[1]) * bx;
              assertThat(x).isEqualTo(isHorizontalStep ? previousPixel[0] + 1 : previousPixel[0]);
              assertThat(y).isEqualTo(isHorizontalStep ? previousPixel[1] : previousPixel[1] + 1);
            }
            previousPixel[0] = x;
            previousPixel[1] = y;
            return x + y < 3_000;
          });
    }
  }

  @ParameterizedTest
  @CsvSource({"8, 6, 5", "70, 40, 50", "300, 10, 500"})
  void aLineIsClearOnlyIfAllItsPixelsAreSet(int width, int height, int cellsPerHole) {
    Random random = new Random(4);
    for (int i = 0; i < 50; i++) {
      boolean[] cells = new boolean[width * height];
      for (int cell = 0; cell < cells.length; cell++) {
        cells[cell] = random.nextInt(cellsPerHole) != 0;
      }
      Mask mask = Mask.of(-3, 2, width, cells);
      for (int k = 0; k < 100; k++) {
        int ax = random.nextInt(width + 2) - 4;
        int ay = random.nextInt(height + 2) + 1;
        int bx = random.nextInt(width + 2) - 4;
        int by = random.nextInt(height + 2) + 1;
        assertThat(PixelLine.isClear(mask, ax, ay, bx, by))
            .isEqualTo(line(ax, ay, bx, by).stream().allMatch(p -> mask.isSet(p.x(), p.y())));
      }
    }
  }

  private static List<Point> line(int ax, int ay, int bx, int by) {
    List<Point> pixels = new ArrayList<>();
    PixelLine.walk(ax, ay, bx, by, (x, y) -> pixels.add(new Point(x, y)));
    return pixels;
  }
}
