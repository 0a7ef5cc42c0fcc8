package org.bowsprit.pathfinding.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Creates rooms of a few boxes on a coarse lattice from a seed, so that edges often meet. The boxes
 * are rectangles, trapezoids, triangles, lines and points, which are adjacent, form T-junctions,
 * surround holes or overlap.
 */
public final class LatticeRooms {

  private LatticeRooms() {}

  /** Returns the boxes of a room. The first is an ordinary box. */
  public static List<WalkBox> of(Random random) {
    int boxes = 2 + random.nextInt(6);
    int lattice = 3 + random.nextInt(4);
    List<WalkBox> room = new ArrayList<>();
    if (random.nextInt(8) == 0) {
      room.addAll(ring(random));
    }
    while (room.size() < boxes) {
      room.add(box(room.size(), random, lattice));
    }
    return room;
  }

  private static List<WalkBox> ring(Random random) {
    int w = 10 * (1 + random.nextInt(3));
    int h = 10 * (1 + random.nextInt(3));
    return List.of(
        rectangle(0, 0, 0, w, 10),
        rectangle(1, w, 0, w + 10, h + 10),
        rectangle(2, 10, h + 10, w + 10, h + 20),
        rectangle(3, 0, 10, 10, h + 20));
  }

  private static WalkBox rectangle(int id, int left, int top, int right, int bottom) {
    return WalkBox.of(id, left, top, right, top, right, bottom, left, bottom);
  }

  private static WalkBox box(int id, Random random, int lattice) {
    int x = 10 * random.nextInt(lattice);
    int y = 10 * random.nextInt(lattice);
    int w = 10 * (1 + random.nextInt(3));
    int h = 10 * (1 + random.nextInt(3));
    int slant = 10 * random.nextInt(2);
    return switch (random.nextInt(10)) {
      case 0 -> WalkBox.of(id, x, y, x + w, y, x + w, y, x, y);
      case 1 -> WalkBox.of(id, x, y, x, y, x, y + h, x, y + h);
      case 2 -> WalkBox.of(id, x, y + h, x + w, y, x + w, y, x, y + h);
      case 3 -> WalkBox.of(id, x, y, x + w, y, x + w, y + h, x, y);
      case 4 -> WalkBox.of(id, x + slant, y, x + slant + w, y, x + w + 2 * slant, y + h, x, y + h);
      case 5 ->
          random.nextInt(4) == 0
              ? WalkBox.of(id, x, y, x, y, x, y, x, y)
              : WalkBox.of(id, x, y, x + w, y, x + w, y + h + slant, x, y + h);
      default -> rectangle(id, x, y, x + w, y + h);
    };
  }
}
