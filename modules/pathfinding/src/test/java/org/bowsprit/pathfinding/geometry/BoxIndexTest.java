package org.bowsprit.pathfinding.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BoxIndexTest {

  private static final int ROOMS = 300;
  private static final int POINTS = 60;
  private static final int SIZE = 60;

  @Test
  void theBoxOfAPointIsTheFirstOfTheNearest() {
    Random random = new Random(20261122);
    for (int room = 0; room < ROOMS; room++) {
      List<WalkBox> boxes = boxes(random);
      BoxIndex index = BoxIndex.of(boxes, box -> true);
      for (int i = 0; i < POINTS; i++) {
        int x = random.nextInt(3 * SIZE) - SIZE;
        int y = random.nextInt(3 * SIZE) - SIZE;

        assertThat(index.resolve(x, y))
            .as("(%d, %d) among %s", x, y, boxes)
            .isEqualTo(firstOfTheNearest(boxes, x, y));
      }
    }
  }

  @Test
  void withoutBoxesAPointHasNone() {
    BoxIndex index = BoxIndex.of(List.of(), box -> true);

    assertThat(index.resolve(3, 4)).isEqualTo(BoxIndex.NONE);
    assertThat(index.snap(3, 4)).isEqualTo(PackedPoint.of(3, 4));
  }

  private static int firstOfTheNearest(List<WalkBox> boxes, int x, int y) {
    int best = BoxIndex.NONE;
    long bestDistance = Long.MAX_VALUE;
    for (WalkBox box : boxes) {
      if (Outline.contains(box, x, y)) {
        return box.id();
      }
      long nearest = Outline.nearest(box, x, y);
      long distance = Point.squaredDistance(PackedPoint.x(nearest), PackedPoint.y(nearest), x, y);
      if (distance < bestDistance) {
        best = box.id();
        bestDistance = distance;
      }
    }
    return best;
  }

  /**
   * Returns random boxes. Every third box is a rectangle, so that distances are often equal. The
   * others have any shape.
   */
  private static List<WalkBox> boxes(Random random) {
    List<WalkBox> boxes = new ArrayList<>();
    int count = 1 + random.nextInt(14);
    for (int id = 0; id < count; id++) {
      int[] v = random.ints(8, 0, SIZE).toArray();
      boxes.add(
          id % 3 == 0
              ? WalkBox.of(id, v[0], v[1], v[0] + 9, v[1], v[0] + 9, v[1] + 5, v[0], v[1] + 5)
              : WalkBox.of(id, v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]));
    }
    return boxes;
  }
}
