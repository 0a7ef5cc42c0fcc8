package org.bowsprit.pathfinding.classic;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bowsprit.format.fixture.TestVectors;
import org.bowsprit.pathfinding.BoxOverrides;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.pathfinding.geometry.Neighbours;
import org.bowsprit.pathfinding.geometry.PackedPoint;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxGraph;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;
import org.bowsprit.pathfinding.vectors.SpecRooms;
import org.bowsprit.pathfinding.vectors.VectorReader;
import org.junit.jupiter.api.Test;

/**
 * Runs the examples of the specification (spec 08 §5.4, 5.6, 6 and 7) with both sets of rules: the
 * rules of the router {@code box-graph}, and the classic rules of the reference interpreter.
 */
class ClassicVectorTest {

  private final SpecRooms rooms = SpecRooms.read();

  @Test
  void theNearestPointsOfSegmentsEqualTheReference() {
    for (JsonNode example : rooms.list("closestOnSegment")) {
      Point a = VectorReader.point(example.get("a"));
      Point b = VectorReader.point(example.get("b"));
      Point p = VectorReader.point(example.get("p"));
      Point nearest =
          PackedPoint.toPoint(ClassicSegment.nearest(a.x(), a.y(), b.x(), b.y(), p.x(), p.y()));
      assertThat(nearest)
          .as("the nearest point in %s", example)
          .isEqualTo(VectorReader.point(example.get("reference")));
    }
    TestVectors.report("closestOnSegment", rooms.list("closestOnSegment").size());
  }

  @Test
  void classicAndBoxGraphSnapPointsAsInTheSpecification() {
    for (JsonNode example : rooms.list("placement")) {
      Floor floor = rooms.floor(example.get("room").textValue());
      Point p = VectorReader.point(example.get("point"));
      int[] classicResult = TestVectors.toArray(example.get("reference"));
      assertThat(Snap.of(floor.boxes(), p, false, false))
          .as("the classic point and box in %s", example)
          .isEqualTo(new Snap(new Point(classicResult[0], classicResult[1]), classicResult[2]));
      int[] boxGraphResult = TestVectors.toArray(example.get("boxGraph"));
      assertThat(floor.effective().resolve(p.x(), p.y())).isEqualTo(boxGraphResult[2]);
      assertThat(PackedPoint.toPoint(floor.effective().snap(p.x(), p.y())))
          .isEqualTo(new Point(boxGraphResult[0], boxGraphResult[1]));
    }
    TestVectors.report("placement", rooms.list("placement").size());
  }

  @Test
  void eachNeighbourRuleFindsTheNeighboursInTheSpecification() {
    int roomCount = 0;
    for (Map.Entry<String, JsonNode> room : rooms.rooms().properties()) {
      if (room.getValue().has("neighboursSeed")) {
        List<WalkBox> boxes = rooms.boxes(room.getKey());
        assertThat(edges(BoxGraph.of(boxes, box -> !box.invisible(), Neighbours::connect)))
            .as("the neighbours for box-graph in %s", room.getKey())
            .isDeepEqualTo(VectorReader.table(room.getValue().get("neighboursSeed")));
        assertThat(edges(BoxGraph.of(boxes, box -> !box.invisible(), ClassicBox::connect)))
            .as("the classic neighbours in %s", room.getKey())
            .isDeepEqualTo(VectorReader.table(room.getValue().get("neighboursReference")));
        roomCount++;
      }
    }
    TestVectors.report("neighbours of rooms", roomCount);
  }

  @Test
  void bothMatrixBuildersResolveTiesAsInTheSpecification() {
    for (JsonNode example : rooms.list("matrixBuild")) {
      BoxOverrides overrides =
          new BoxOverrides(
              rooms.floor(example.get("room").textValue()), new BoxGraphProvider().open());
      example
          .get("locks")
          .properties()
          .forEach(
              lock ->
                  overrides.setFlags(Integer.parseInt(lock.getKey()), lock.getValue().intValue()));
      overrides.rebuildMatrix();
      assertThat(overrides.floor().matrix().rows())
          .isEqualTo(VectorReader.rows(example.get("bfsRows")));
      if (example.has("floydRows")) {
        assertThat(ClassicMatrix.build(overrides.floor().boxes()).rows())
            .isEqualTo(VectorReader.rows(example.get("floydRows")));
      }
    }
    JsonNode tieExample = rooms.list("tieBreak");
    BoxGraph graph = graph(tieExample.get("boxCount").intValue(), tieExample.get("edges"));
    int from = tieExample.get("from").intValue();
    int to = tieExample.get("to").intValue();
    assertThat(BreadthFirstMatrix.build(graph).next(from, to))
        .isEqualTo(tieExample.get("bfsNext").intValue());
    assertThat(ClassicMatrix.build(graph).next(from, to))
        .isEqualTo(tieExample.get("floydNext").intValue());
    TestVectors.report("matrixBuild and tieBreak", rooms.list("matrixBuild").size() + 1);
  }

  /** Tikal is a room of Indiana Jones and the Fate of Atlantis. */
  @Test
  void bothMatrixBuildersBuildTheMatrixOfTikal() {
    JsonNode tikal = TestVectors.read("walk-matrix-tikal.json");
    int[][] specifiedMatrix = VectorReader.table(tikal.get("next"));
    BoxGraph graph = tikalGraph(tikal.get("boxCount").intValue(), specifiedMatrix);
    BoxMatrix breadthFirstMatrix = BreadthFirstMatrix.build(graph);
    BoxMatrix classicMatrix = ClassicMatrix.build(graph);
    int entryCount = 0;
    for (int source = 1; source <= specifiedMatrix.length; source++) {
      for (int destination = 1; destination <= specifiedMatrix.length; destination++) {
        int expected = specifiedMatrix[source - 1][destination - 1];
        assertThat(classicMatrix.classicNext(source, destination))
            .as("the next box from %d to %d", source, destination)
            .isEqualTo(expected);
        assertThat(classicMatrix.next(source, destination))
            .as("the next box from %d to %d", source, destination)
            .isEqualTo(expected);
        assertThat(breadthFirstMatrix.next(source, destination))
            .as("the next box from %d to %d", source, destination)
            .isEqualTo(source == destination ? BoxMatrix.UNREACHABLE : expected);
        entryCount++;
      }
    }
    TestVectors.report("walk-matrix-tikal.json", entryCount);
  }

  /**
   * Returns the neighbour graph of a box matrix in the specification. Two boxes are neighbours if
   * the matrix leads directly from one to the other.
   */
  private static BoxGraph tikalGraph(int size, int[][] matrix) {
    List<int[]> edges = new ArrayList<>();
    for (int source = 1; source <= matrix.length; source++) {
      for (int destination = source + 1; destination <= matrix.length; destination++) {
        if (matrix[source - 1][destination - 1] == destination) {
          edges.add(new int[] {source, destination});
        }
      }
    }
    return BoxGraph.ofEdges(size, edges);
  }

  private static BoxGraph graph(int size, JsonNode edges) {
    List<int[]> pairs = new ArrayList<>();
    edges.forEach(edge -> pairs.add(TestVectors.toArray(edge)));
    return BoxGraph.ofEdges(size, pairs);
  }

  private static int[][] edges(BoxGraph graph) {
    List<int[]> edges = new ArrayList<>();
    for (int a = 0; a < graph.size(); a++) {
      for (int i = 0; i < graph.degree(a); i++) {
        if (a < graph.neighbour(a, i)) {
          edges.add(new int[] {a, graph.neighbour(a, i)});
        }
      }
    }
    return edges.toArray(int[][]::new);
  }
}
