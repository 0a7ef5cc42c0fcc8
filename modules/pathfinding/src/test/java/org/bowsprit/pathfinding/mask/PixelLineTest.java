package org.bowsprit.pathfinding.mask;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.pathfinding.geometry.Point;
import org.junit.jupiter.api.Test;

class PixelLineTest {

  @Test
  void everyStepGoesToAPixelThatSharesASide() {
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
  void aLineWithoutLengthIsItsPixel() {
    assertThat(line(7, -2, 7, -2)).containsExactly(new Point(7, -2));
  }

  @Test
  void straightLinesGoStraight() {
    assertThat(line(3, 1, 0, 1))
        .containsExactly(new Point(3, 1), new Point(2, 1), new Point(1, 1), new Point(0, 1));
    assertThat(line(3, 1, 3, -1))
        .containsExactly(new Point(3, 1), new Point(3, 0), new Point(3, -1));
  }

  @Test
  void aLineIsClearExactlyIfAllItsPixelsAreSet() {
    Random random = new Random(4);
    for (int i = 0; i < 5_000; i++) {
      boolean[] cells = new boolean[8 * 6];
      for (int cell = 0; cell < cells.length; cell++) {
        cells[cell] = random.nextInt(5) != 0;
      }
      Mask mask = Mask.of(-3, 2, 8, cells);
      int ax = random.nextInt(10) - 4;
      int ay = random.nextInt(8) + 1;
      int bx = random.nextInt(10) - 4;
      int by = random.nextInt(8) + 1;
      assertThat(PixelLine.isClear(mask, ax, ay, bx, by))
          .isEqualTo(line(ax, ay, bx, by).stream().allMatch(p -> mask.isSet(p.x(), p.y())));
    }
  }

  private static List<Point> line(int ax, int ay, int bx, int by) {
    List<Point> pixels = new ArrayList<>();
    PixelLine.walk(ax, ay, bx, by, (x, y) -> pixels.add(new Point(x, y)));
    return pixels;
  }
}
