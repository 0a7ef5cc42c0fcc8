package org.bowsprit.routelab.live;

import java.util.List;
import org.bowsprit.actors.DiskFloor;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.contract.RandomFloors;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;

/** A random room, which can be written in the format of the laboratory page and of a query file. */
final class RandomLiveRoom {

  private final RandomFloors random;
  private final Floor floor;

  RandomLiveRoom(long seed) {
    random = new RandomFloors(seed);
    floor = random.plausibleRoom();
  }

  Point randomPoint() {
    return random.randomPoint(floor);
  }

  int boxCount() {
    return floor.boxCount();
  }

  /** Adds the fields {@code boxes} and {@code boxm}. */
  void addFloor(JsonWriter json) {
    json.putArray("boxes", boxes -> floor.boxes().forEach(box -> boxes.addArray(numbers(box))));
    json.put("boxm", MatrixForms.hex(DiskFloor.chunk(floor.matrix(), floor.boxCount())));
  }

  static void addWalk(
      JsonWriter json, Point start, Point goal, List<Integer> locks, boolean rebuilt) {
    json.putArray("start", xy -> xy.add(start.x()).add(start.y()));
    json.putArray("goal", xy -> xy.add(goal.x()).add(goal.y()));
    json.putArray("locks", list -> locks.forEach(list::add));
    json.put("rebuilt", rebuilt);
  }

  private static int[] numbers(WalkBox box) {
    return new int[] {
      box.ulx(),
      box.uly(),
      box.urx(),
      box.ury(),
      box.lrx(),
      box.lry(),
      box.llx(),
      box.lly(),
      box.mask(),
      box.flags(),
      box.scale()
    };
  }
}
