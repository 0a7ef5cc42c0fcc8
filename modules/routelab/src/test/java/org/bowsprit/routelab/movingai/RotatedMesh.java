package org.bowsprit.routelab.movingai;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Converts a mesh of rectangles to another mesh, which has the same shape but is rotated and
 * enlarged. Each rectangle is cut into triangles that meet in its centre. The whole mesh is rotated
 * by the smaller acute angle of a 3-4-5 triangle and enlarged by a factor of five. No edge of the
 * new mesh is parallel to an axis.
 */
final class RotatedMesh {

  /** The ratio of the length of a walk on the new mesh to its length on the old mesh. */
  static final int LENGTH_FACTOR = 5;

  private final List<String> vertices = new ArrayList<>();
  private final List<String> polygons = new ArrayList<>();
  private final List<double[]> points = new ArrayList<>();

  private RotatedMesh() {}

  /** Returns the lines of the new mesh, in version 1 of the file format. */
  static List<String> convertedLines(List<String> lines) {
    RotatedMesh mesh = new RotatedMesh();
    String[] sizes = lines.get(2).split(" ", -1);
    int vertexCount = Integer.parseInt(sizes[0]);
    int polygonCount = Integer.parseInt(sizes[1]);
    for (String line : lines.subList(3, 3 + vertexCount)) {
      String[] words = line.split(" ", -1);
      mesh.addVertex(Double.parseDouble(words[0]), Double.parseDouble(words[1]));
    }
    List<String> polygonLines = lines.subList(3 + vertexCount, 3 + vertexCount + polygonCount);
    int[] firstTriangles = new int[polygonCount + 1];
    for (int polygon = 0; polygon < polygonCount; polygon++) {
      firstTriangles[polygon + 1] = firstTriangles[polygon] + numbers(polygonLines.get(polygon))[0];
    }
    for (int polygon = 0; polygon < polygonCount; polygon++) {
      mesh.cutIntoTriangles(polygon, polygonLines, firstTriangles);
    }
    List<String> result = new ArrayList<>(List.of("mesh", "1"));
    result.add(mesh.vertices.size() + " " + mesh.polygons.size());
    result.addAll(mesh.vertices);
    result.addAll(mesh.polygons);
    return result;
  }

  /** Returns the coordinates of a point in the new mesh, with a separator between them. */
  static String rotated(double x, double y, String separator) {
    return String.format(Locale.ROOT, "%.1f%s%.1f", 4 * x - 3 * y, separator, 3 * x + 4 * y);
  }

  private void addVertex(double x, double y) {
    points.add(new double[] {x, y});
    vertices.add(rotated(x, y, " ") + " 0");
  }

  private void cutIntoTriangles(int polygon, List<String> polygonLines, int[] firstTriangles) {
    int[] numbers = numbers(polygonLines.get(polygon));
    int size = numbers[0];
    double[] low = points.get(numbers[1]).clone();
    double[] high = low.clone();
    for (int i = 1; i <= size; i++) {
      double[] point = points.get(numbers[i]);
      for (int axis = 0; axis < 2; axis++) {
        low[axis] = Math.min(low[axis], point[axis]);
        high[axis] = Math.max(high[axis], point[axis]);
      }
    }
    int centre = points.size();
    addVertex((low[0] + high[0]) / 2, (low[1] + high[1]) / 2);
    for (int i = 0; i < size; i++) {
      int a = numbers[1 + i];
      int b = numbers[1 + (i + 1) % size];
      int neighbour = numbers[1 + size + (i + 1) % size];
      polygons.add(
          "3 %d %d %d %d %d %d"
              .formatted(
                  a,
                  b,
                  centre,
                  neighbour < 0 ? -1 : triangle(neighbour, b, a, polygonLines, firstTriangles),
                  firstTriangles[polygon] + (i + 1) % size,
                  firstTriangles[polygon] + (i + size - 1) % size));
    }
  }

  /** Returns the triangle of a polygon at its edge from a to b. */
  private static int triangle(
      int polygon, int a, int b, List<String> polygonLines, int[] firstTriangles) {
    int[] numbers = numbers(polygonLines.get(polygon));
    for (int i = 0; i < numbers[0]; i++) {
      if (numbers[1 + i] == a && numbers[1 + (i + 1) % numbers[0]] == b) {
        return firstTriangles[polygon] + i;
      }
    }
    throw new IllegalStateException("polygon " + polygon + " has no edge from " + a + " to " + b);
  }

  private static int[] numbers(String line) {
    return Arrays.stream(line.trim().split(" ", -1)).mapToInt(Integer::parseInt).toArray();
  }
}
