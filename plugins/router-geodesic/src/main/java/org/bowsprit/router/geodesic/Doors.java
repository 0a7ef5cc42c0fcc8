package org.bowsprit.router.geodesic;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.geometry.Gate;
import org.bowsprit.pathfinding.geometry.Neighbours;
import org.bowsprit.pathfinding.geometry.SharedEdge;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.HopRun;
import org.bowsprit.pathfinding.mesh.Mesh;
import org.bowsprit.pathfinding.portal.Portals;

/**
 * Collects the doors of a floor (spec 08 §11.1). With a mesh, these are the edges that two polygons
 * share. Without a mesh, these are the portals between effective neighbours. Each door is collected
 * in both directions. If the matrix leads from a box to a box that is not its neighbour, the
 * virtual portal and the gate of {@code box-graph} are doors too.
 */
final class Doors {

  private record Door(int from, int to, Opening opening, boolean isVirtual) {}

  private final Floor floor;
  private final List<Door> doors = new ArrayList<>();
  private final Set<Door> knownDoors = new HashSet<>();

  private Doors(Floor floor) {
    this.floor = floor;
  }

  /** Returns the doors of a floor's effective faces, ordered by the face from which they lead. */
  static Doors of(Floor floor) {
    Doors doors = new Doors(floor);
    if (floor.mesh().isPresent()) {
      doors.addEdges(floor.mesh().get());
    } else {
      doors.addNeighbours();
      doors.addMatrixHops();
    }
    doors.doors.sort(Comparator.comparingInt(Door::from));
    return doors;
  }

  private void addEdges(Mesh mesh) {
    BitSet hiddenPolygons = new BitSet();
    for (WalkBox box : floor.boxes()) {
      if (box.invisible() && mesh.polygonOfBox(box.id()) != Mesh.OUTSIDE) {
        hiddenPolygons.set(mesh.polygonOfBox(box.id()));
      }
    }
    for (int polygon = 0; polygon < mesh.polygons(); polygon++) {
      int firstCorner = mesh.firstCorner(polygon);
      for (int corner = firstCorner; corner < mesh.firstCorner(polygon + 1); corner++) {
        int neighbour = mesh.beyond(corner);
        if (neighbour != Mesh.OUTSIDE
            && !hiddenPolygons.get(polygon)
            && !hiddenPolygons.get(neighbour)) {
          int next = mesh.nextCorner(polygon, corner);
          Opening edge =
              Opening.between(mesh.x(corner), mesh.y(corner), mesh.x(next), mesh.y(next));
          doors.add(new Door(polygon, neighbour, edge, false));
        }
      }
    }
  }

  /**
   * Compares the boxes from left to right, so that only boxes whose bounds overlap in x are
   * compared.
   */
  private void addNeighbours() {
    List<WalkBox> boxes = new ArrayList<>(floor.boxes());
    boxes.removeIf(WalkBox::invisible);
    boxes.sort((a, b) -> Integer.compare(a.minX(), b.minX()));
    for (int i = 0; i < boxes.size(); i++) {
      WalkBox a = boxes.get(i);
      int right = a.maxX();
      for (int j = i + 1; j < boxes.size() && boxes.get(j).minX() <= right; j++) {
        if (a.boundsMeet(boxes.get(j))) {
          addBothDirections(a, boxes.get(j));
        }
      }
    }
  }

  private void addBothDirections(WalkBox a, WalkBox b) {
    for (SharedEdge portal : Portals.between(a, b)) {
      add(a, b, portal, false);
      add(b, a, portal, false);
    }
  }

  private void addMatrixHops() {
    List<List<HopRun>> rows = floor.matrix().rows();
    Set<Long> processed = new HashSet<>();
    for (int source = 0; source < rows.size(); source++) {
      for (HopRun run : rows.get(source)) {
        int next = run.next();
        boolean isUsable = source != next && floor.isEffective(source) && floor.isEffective(next);
        if (isUsable && processed.add((long) source << 32 | next)) {
          addMatrixHop(floor.box(source), floor.box(next));
        }
      }
    }
  }

  private void addMatrixHop(WalkBox a, WalkBox b) {
    if (!Neighbours.connect(a, b)) {
      add(a, b, Portals.forHop(a, b), true);
      add(a, b, Gate.between(a, b).opening(), true);
    }
  }

  private void add(WalkBox from, WalkBox to, SharedEdge edge, boolean isVirtual) {
    Door door = new Door(from.id(), to.id(), Opening.of(edge), isVirtual);
    if (knownDoors.add(door)) {
      doors.add(door);
    }
  }

  int size() {
    return doors.size();
  }

  int from(int door) {
    return doors.get(door).from;
  }

  int to(int door) {
    return doors.get(door).to;
  }

  boolean isVirtual(int door) {
    return doors.get(door).isVirtual;
  }

  Opening opening(int door) {
    return doors.get(door).opening;
  }
}
