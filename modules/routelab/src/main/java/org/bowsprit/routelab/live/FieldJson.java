package org.bowsprit.routelab.live;

import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.json.JsonException;
import org.bowsprit.bytes.json.JsonValue;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.pathfinding.Lattice;
import org.bowsprit.pathfinding.mesh.Mesh;
import org.bowsprit.trial.room.FieldMap;

/**
 * Reads and writes the members that describe a map or mesh. {@code field} is a list of scale, left,
 * top and pitch. {@code mesh} is a list of polygons. A polygon is a list with three numbers for
 * each corner: x, y, and the index of the polygon on the other side of the edge to the next corner,
 * or −1 if there is none.
 */
final class FieldJson {

  private static final int FIELD_LENGTH = 4;
  private static final int NUMBERS_PER_CORNER = 3;

  private FieldJson() {}

  static void add(JsonWriter room, FieldMap map) {
    Lattice lattice = map.lattice();
    room.putArray(
        "field",
        field ->
            field.add(map.scale()).add(lattice.left()).add(lattice.top()).add(lattice.pitch()));
    map.mesh().ifPresent(mesh -> room.putArray("mesh", polygons -> add(polygons, mesh)));
  }

  private static void add(JsonWriter polygons, Mesh mesh) {
    for (int polygon = 0; polygon < mesh.polygons(); polygon++) {
      int from = mesh.firstCorner(polygon);
      int[] numbers = new int[NUMBERS_PER_CORNER * (mesh.firstCorner(polygon + 1) - from)];
      for (int i = 0; i < numbers.length; i += NUMBERS_PER_CORNER) {
        int corner = from + i / NUMBERS_PER_CORNER;
        numbers[i] = mesh.x(corner);
        numbers[i + 1] = mesh.y(corner);
        numbers[i + 2] = mesh.beyond(corner);
      }
      polygons.addArray(numbers);
    }
  }

  /**
   * Reads the map and the mesh of a request.
   *
   * @param boxes the number of boxes on the floor
   * @throws JsonException if the request is invalid; the message contains the path of the invalid
   *     value
   */
  static Optional<FieldMap> of(JsonValue question, int boxes) {
    JsonValue value = question.get("field");
    if (value.isNull()) {
      return Optional.empty();
    }
    int[] numbers = value.numbers(FIELD_LENGTH);
    Optional<Mesh> mesh = mesh(question.get("mesh"), boxes);
    try {
      Lattice lattice = new Lattice(numbers[1], numbers[2], numbers[3]);
      return Optional.of(new FieldMap(numbers[0], lattice, mesh));
    } catch (IllegalArgumentException e) {
      throw value.expected("scale, left, top and pitch of a map");
    }
  }

  private static Optional<Mesh> mesh(JsonValue value, int boxes) {
    if (value.isNull()) {
      return Optional.empty();
    }
    List<JsonValue> polygons = value.elements();
    int[] firstCorners = new int[polygons.size() + 1];
    for (int polygon = 0; polygon < polygons.size(); polygon++) {
      firstCorners[polygon + 1] =
          firstCorners[polygon] + polygons.get(polygon).elements().size() / NUMBERS_PER_CORNER;
    }
    int[] x = new int[firstCorners[polygons.size()]];
    int[] y = new int[x.length];
    int[] neighbours = new int[x.length];
    for (int polygon = 0; polygon < polygons.size(); polygon++) {
      int corners = firstCorners[polygon + 1] - firstCorners[polygon];
      int[] numbers = polygons.get(polygon).numbers(NUMBERS_PER_CORNER * corners);
      for (int i = 0; i < corners; i++) {
        x[firstCorners[polygon] + i] = numbers[NUMBERS_PER_CORNER * i];
        y[firstCorners[polygon] + i] = numbers[NUMBERS_PER_CORNER * i + 1];
        neighbours[firstCorners[polygon] + i] = numbers[NUMBERS_PER_CORNER * i + 2];
        if (numbers[NUMBERS_PER_CORNER * i + 2] < Mesh.OUTSIDE
            || numbers[NUMBERS_PER_CORNER * i + 2] >= polygons.size()) {
          throw polygons
              .get(polygon)
              .expected("the index of a polygon of the mesh, or -1, as the neighbour at each edge");
        }
      }
    }
    return Optional.of(checkedMesh(value, boxes, firstCorners, x, y, neighbours));
  }

  private static Mesh checkedMesh(
      JsonValue value, int boxes, int[] first, int[] x, int[] y, int[] neighbours) {
    Mesh mesh;
    try {
      mesh = new Mesh(first, x, y, neighbours);
    } catch (IllegalArgumentException e) {
      throw value.expected("convex polygons, clockwise: " + e.getMessage());
    }
    if (mesh.boxes().size() != boxes) {
      throw value.expected("a mesh that gives " + boxes + " boxes, found " + mesh.boxes().size());
    }
    return mesh;
  }
}
