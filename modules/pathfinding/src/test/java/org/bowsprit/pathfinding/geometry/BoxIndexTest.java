package org.bowsprit.pathfinding.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests that the index finds the same box for a point as a search through all boxes. */
class BoxIndexTest {

  private static final int ROOM_COUNT = 300;
  private static final int POINTS_PER_ROOM = 60;
  private static final int ROOM_SIZE = 60;

  @Test
  void theBoxOfAPointIsTheFirstNearestBox() {
    Random random = new Random(20261122);
    for (int room = 0; room < ROOM_COUNT; room++) {
      List<WalkBox> boxes = randomBoxes(random);
      BoxIndex index = BoxIndex.of(boxes, box -> true);
      for (int i = 0; i < POINTS_PER_ROOM; i++) {
        int x = random.nextInt(3 * ROOM_SIZE) - ROOM_SIZE;
        int y = random.nextInt(3 * ROOM_SIZE) - ROOM_SIZE;

        assertThat(index.resolve(x, y))
            .as("the box of (%d, %d) among %s", x, y, boxes)
            .isEqualTo(firstNearestBox(boxes, x, y));
      }
    }
  }

  @Test
  void anIndexWithoutBoxesFindsNoBox() {
    BoxIndex index = BoxIndex.of(List.of(), box -> true);

    assertThat(index.resolve(3, 4)).isEqualTo(BoxIndex.NONE);
    assertThat(index.snap(3, 4)).isEqualTo(PackedPoint.of(3, 4));
  }

  private static int firstNearestBox(List<WalkBox> boxes, int x, int y) {
    int nearestBox = BoxIndex.NONE;
    long minDistance = Long.MAX_VALUE;
    for (WalkBox box : boxes) {
      if (Outline.contains(box, x, y)) {
        return box.id();
      }
      long nearestPoint = Outline.nearest(box, x, y);
      long distance =
          Point.squaredDistance(PackedPoint.x(nearestPoint), PackedPoint.y(nearestPoint), x, y);
      if (distance < minDistance) {
        nearestBox = box.id();
        minDistance = distance;
      }
    }
    return nearestBox;
  }

  /**
   * Returns random boxes. Every third box is a rectangle, so that distances are often equal. The
   * other boxes have random corners.
   */
  private static List<WalkBox> randomBoxes(Random random) {
    List<WalkBox> boxes = new ArrayList<>();
    int count = 1 + random.nextInt(14);
    for (int id = 0; id < count; id++) {
      int[] coordinates = random.ints(8, 0, ROOM_SIZE).toArray();
      boxes.add(
          id % 3 == 0
              ? WalkBox.of(
                  id,
                  coordinates[0],
                  coordinates[1],
                  coordinates[0] + 9,
                  coordinates[1],
                  coordinates[0] + 9,
                  coordinates[1] + 5,
                  coordinates[0],
                  coordinates[1] + 5)
              : WalkBox.of(
                  id,
                  coordinates[0],
                  coordinates[1],
                  coordinates[2],
                  coordinates[3],
                  coordinates[4],
                  coordinates[5],
                  coordinates[6],
                  coordinates[7]));
    }
    return boxes;
  }
}
