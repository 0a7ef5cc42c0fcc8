package org.bowsprit.routelab.movingai;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.mesh.Mesh;

/**
 * A navigation mesh in Polyanya's format {@code .mesh}, version 1 or 2. The file contains the word
 * {@code mesh}, the version, the number of vertices and the number of polygons. The vertices
 * follow, each with x, y, the number of adjacent polygons and the numbers of these polygons. Then
 * the polygons follow, each with the number of its corners, the vertices at the corners and the
 * neighbours. Numbers are separated by white space; line breaks have no meaning.
 *
 * <p>Neighbour i is across the edge from corner i to corner i + 1 in version 1, and across the edge
 * from corner i − 1 to corner i in version 2. Polygons are convex. Their corners may be in
 * clockwise or counterclockwise order.
 */
public final class MeshFile {

  private static final int MAX_COUNT = 1 << 20;

  private final List<BigDecimal> vertexX;
  private final List<BigDecimal> vertexY;
  private final int[] vertexLines;
  private final int[] firstCorner;
  private final int[] corners;
  private final int[] neighbours;
  private final int[] polygonLines;

  private MeshFile(Tokens tokens) {
    tokens.expect("mesh");
    int version = tokens.number(1, 2, "version 1 or 2");
    final int vertices = tokens.number(1, MAX_COUNT, "a number of vertices up to " + MAX_COUNT);
    final int polygons = tokens.number(1, MAX_COUNT, "a number of polygons up to " + MAX_COUNT);
    vertexX = new ArrayList<>(vertices);
    vertexY = new ArrayList<>(vertices);
    vertexLines = new int[vertices];
    for (int vertex = 0; vertex < vertices; vertex++) {
      vertexLines[vertex] = tokens.line();
      vertexX.add(tokens.coordinate());
      vertexY.add(tokens.coordinate());
      int polygonCount = tokens.number(0, MAX_COUNT, "the number of polygons around a vertex");
      for (int i = 0; i < polygonCount; i++) {
        tokens.number(-1, polygons - 1, "a polygon, or -1");
      }
    }
    firstCorner = new int[polygons + 1];
    polygonLines = new int[polygons];
    IntList cornerList = new IntList();
    IntList neighbourList = new IntList();
    for (int polygon = 0; polygon < polygons; polygon++) {
      polygonLines[polygon] = tokens.line();
      int size = tokens.number(3, MAX_COUNT, "a number of corners, at least 3");
      for (int i = 0; i < size; i++) {
        cornerList.add(tokens.number(0, vertices - 1, "a vertex"));
      }
      int[] neighbours = new int[size];
      for (int i = 0; i < size; i++) {
        int edge = version == 1 ? i : (i + size - 1) % size;
        neighbours[edge] = tokens.number(-1, polygons - 1, "a neighbour, or -1");
      }
      for (int neighbour : neighbours) {
        neighbourList.add(neighbour);
      }
      firstCorner[polygon + 1] = cornerList.size();
    }
    tokens.expectEnd();
    corners = cornerList.toArray();
    neighbours = neighbourList.toArray();
  }

  /**
   * Reads a mesh.
   *
   * @throws MovingAiException if the mesh is invalid; the message contains the line number
   */
  public static MeshFile parse(List<String> lines) {
    MeshFile mesh = new MeshFile(new Tokens(lines));
    mesh.requireMutualNeighbours();
    return mesh;
  }

  /**
   * Checks for each edge that the neighbour has the same edge and names the polygon as its own
   * neighbour.
   */
  private void requireMutualNeighbours() {
    for (int polygon = 0; polygon < polygonLines.length; polygon++) {
      for (int corner = firstCorner[polygon]; corner < firstCorner[polygon + 1]; corner++) {
        int other = neighbours[corner];
        if (other >= 0 && !hasEdge(other, vertex(polygon, corner + 1), corners[corner], polygon)) {
          throw new MovingAiException(
              polygonLines[polygon],
              "polygon "
                  + other
                  + " to share the edge between vertices "
                  + corners[corner]
                  + " and "
                  + vertex(polygon, corner + 1)
                  + " with polygon "
                  + polygon);
        }
      }
    }
  }

  private boolean hasEdge(int polygon, int a, int b, int neighbour) {
    for (int corner = firstCorner[polygon]; corner < firstCorner[polygon + 1]; corner++) {
      int from = corners[corner];
      int to = vertex(polygon, corner + 1);
      boolean isSameEdge = (from == a && to == b) || (from == b && to == a);
      if (isSameEdge && neighbours[corner] == neighbour) {
        return true;
      }
    }
    return false;
  }

  private int vertex(int polygon, int corner) {
    return corners[corner == firstCorner[polygon + 1] ? firstCorner[polygon] : corner];
  }

  /** Passes all coordinates to the scaling, so that it makes them whole numbers. */
  void include(Scaling scaling) {
    for (int vertex = 0; vertex < vertexLines.length; vertex++) {
      scaling.include(vertexX.get(vertex), vertexLines[vertex]);
      scaling.include(vertexY.get(vertex), vertexLines[vertex]);
    }
  }

  /** Returns the mesh in pixels. */
  Mesh mesh(Scaling scaling) {
    int[] x = new int[corners.length];
    int[] y = new int[corners.length];
    int[] neighbourAtEdge = neighbours.clone();
    for (int polygon = 0; polygon < polygonLines.length; polygon++) {
      int from = firstCorner[polygon];
      int to = firstCorner[polygon + 1];
      for (int corner = from; corner < to; corner++) {
        int vertex = corners[corner];
        x[corner] = scaling.pixels(vertexX.get(vertex), vertexLines[vertex]);
        y[corner] = scaling.pixels(vertexY.get(vertex), vertexLines[vertex]);
      }
      if (!Mesh.isConvex(x, y, from, to)) {
        reverse(x, from, to);
        reverse(y, from, to);
        // The edges are reversed except the last one, which still connects the last corner with the
        // first.
        reverse(neighbourAtEdge, from, to - 1);
        if (!Mesh.isConvex(x, y, from, to)) {
          throw new MovingAiException(
              polygonLines[polygon], "polygon " + polygon + " to be convex");
        }
      }
    }
    return new Mesh(firstCorner.clone(), x, y, neighbourAtEdge);
  }

  private static void reverse(int[] values, int from, int to) {
    for (int i = from, j = to - 1; i < j; i++, j--) {
      int value = values[i];
      values[i] = values[j];
      values[j] = value;
    }
  }

  /** Returns the boxes of the mesh in pixels, with an empty matrix. */
  BoxChunks floor(Scaling scaling) {
    List<BoxRecord> boxes = new ArrayList<>();
    List<BoxMatrixChunk.Row> rows = new ArrayList<>();
    for (WalkBox box : mesh(scaling).boxes()) {
      boxes.add(
          box.invisible()
              ? BoxRecord.SENTINEL
              : BoxRecord.ofValues(
                  box.ulx(), box.uly(), box.urx(), box.ury(), box.lrx(), box.lry(), box.llx(),
                  box.lly(), 0, 0, 255));
      rows.add(BoxMatrixChunk.Row.EMPTY);
    }
    return BoxChunks.of(new BoxRecords(boxes), new BoxMatrixChunk(rows), ScaleSlots.NONE);
  }

  /** A list of numbers that grows. */
  private static final class IntList {

    private int[] values = new int[64];
    private int size;

    void add(int value) {
      if (size == values.length) {
        values = Arrays.copyOf(values, 2 * size);
      }
      values[size++] = value;
    }

    int size() {
      return size;
    }

    int[] toArray() {
      return Arrays.copyOf(values, size);
    }
  }

  /** The words of a file and their line numbers. */
  private static final class Tokens {

    private final List<String> lines;
    private int line;
    private String[] words = {};
    private int index;

    Tokens(List<String> lines) {
      this.lines = lines;
    }

    /** Returns the line number of the next word, from 1. */
    int line() {
      findWord();
      return Math.max(1, Math.min(line, lines.size()));
    }

    private boolean findWord() {
      while (index == words.length && line < lines.size()) {
        String text = lines.get(line++).trim();
        words = text.isEmpty() ? new String[0] : text.split("\\s+");
        index = 0;
      }
      return index < words.length;
    }

    private String next(String expectation) {
      if (!findWord()) {
        throw new MovingAiException(line(), expectation + ", found the end of the file");
      }
      return words[index++];
    }

    void expect(String word) {
      String foundWord = next("\"" + word + "\"");
      if (!foundWord.equals(word)) {
        throw new MovingAiException(line, "\"" + word + "\", found \"" + foundWord + "\"");
      }
    }

    void expectEnd() {
      if (findWord()) {
        throw new MovingAiException(line, "the end of the file, found \"" + words[index] + "\"");
      }
    }

    BigDecimal coordinate() {
      return Scaling.coordinate(next("a coordinate"), line);
    }

    int number(int min, int max, String expectation) {
      String word = next(expectation);
      if (word.matches("-?[0-9]{1,9}")) {
        int value = Integer.parseInt(word);
        if (value >= min && value <= max) {
          return value;
        }
      }
      throw new MovingAiException(line, expectation + ", found \"" + word + "\"");
    }
  }
}
