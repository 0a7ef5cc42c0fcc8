package org.bowsprit.pathfinding.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Creates random rooms that consist of a few boxes. The corners of the boxes lie on a coarse
 * lattice, so that edges often meet. The boxes are rectangles, trapezoids, triangles, lines and
 * points. They are adjacent, form T-junctions, surround holes or overlap.
 */
public final class LatticeRooms {

  private LatticeRooms() {}

  /** Returns the boxes of a random room. The room has no sentinel box. */
  public static List<WalkBox> of(Random random) {
    int boxCount = 2 + random.nextInt(6);
    int latticeSize = 3 + random.nextInt(4);
    List<WalkBox> room = new ArrayList<>();
    if (random.nextInt(8) == 0) {
      room.addAll(randomRing(random));
    }
    while (room.size() < boxCount) {
      room.add(randomBox(room.size(), random, latticeSize));
    }
    return room;
  }

  private static List<WalkBox> randomRing(Random random) {
    int width = 10 * (1 + random.nextInt(3));
    int height = 10 * (1 + random.nextInt(3));
    return List.of(
        rectangle(0, 0, 0, width, 10),
        rectangle(1, width, 0, width + 10, height + 10),
        rectangle(2, 10, height + 10, width + 10, height + 20),
        rectangle(3, 0, 10, 10, height + 20));
  }

  private static WalkBox rectangle(int id, int left, int top, int right, int bottom) {
    return WalkBox.of(id, left, top, right, top, right, bottom, left, bottom);
  }

  private static WalkBox randomBox(int id, Random random, int latticeSize) {
    int x = 10 * random.nextInt(latticeSize);
    int y = 10 * random.nextInt(latticeSize);
    int width = 10 * (1 + random.nextInt(3));
    int height = 10 * (1 + random.nextInt(3));
    int slant = 10 * random.nextInt(2);
    return switch (random.nextInt(10)) {
      case 0 -> WalkBox.of(id, x, y, x + width, y, x + width, y, x, y);
      case 1 -> WalkBox.of(id, x, y, x, y, x, y + height, x, y + height);
      case 2 -> WalkBox.of(id, x, y + height, x + width, y, x + width, y, x, y + height);
      case 3 -> WalkBox.of(id, x, y, x + width, y, x + width, y + height, x, y);
      case 4 ->
          WalkBox.of(
              id,
              x + slant,
              y,
              x + slant + width,
              y,
              x + width + 2 * slant,
              y + height,
              x,
              y + height);
      case 5 ->
          random.nextInt(4) == 0
              ? WalkBox.of(id, x, y, x, y, x, y, x, y)
              : WalkBox.of(id, x, y, x + width, y, x + width, y + height + slant, x, y + height);
      default -> rectangle(id, x, y, x + width, y + height);
    };
  }
}
