package org.bowsprit.pathfinding.classic;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bowsprit.format.fixture.Vectors;
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

/** Tests the examples of the specification (spec 08 §5.4, 5.6, 6 and 7). */
class ClassicVectorTest {

  private final SpecRooms rooms = SpecRooms.read();

  @Test
  void nearestPointsOfSegmentsEqualTheReference() {
    for (JsonNode query : rooms.list("closestOnSegment")) {
      Point a = VectorReader.point(query.get("a"));
      Point b = VectorReader.point(query.get("b"));
      Point p = VectorReader.point(query.get("p"));
      Point nearest =
          PackedPoint.toPoint(ClassicSegment.nearest(a.x(), a.y(), b.x(), b.y(), p.x(), p.y()));
      assertThat(nearest).as("%s", query).isEqualTo(VectorReader.point(query.get("reference")));
    }
    Vectors.report("closestOnSegment", rooms.list("closestOnSegment").size());
  }

  @Test
  void bothFlavoursMovePointsAsPublished() {
    for (JsonNode query : rooms.list("placement")) {
      Floor floor = rooms.floor(query.get("room").textValue());
      Point p = VectorReader.point(query.get("point"));
      int[] classic = Vectors.ints(query.get("reference"));
      assertThat(Snap.of(floor.boxes(), p, false, false))
          .as("%s", query)
          .isEqualTo(new Snap(new Point(classic[0], classic[1]), classic[2]));
      int[] boxGraph = Vectors.ints(query.get("boxGraph"));
      assertThat(floor.effective().resolve(p.x(), p.y())).isEqualTo(boxGraph[2]);
      assertThat(PackedPoint.toPoint(floor.effective().snap(p.x(), p.y())))
          .isEqualTo(new Point(boxGraph[0], boxGraph[1]));
    }
    Vectors.report("placement", rooms.list("placement").size());
  }

  @Test
  void bothNeighbourRulesConnectTheSameBoxesAsPublished() {
    int roomCount = 0;
    for (Map.Entry<String, JsonNode> room : rooms.rooms().properties()) {
      if (room.getValue().has("neighboursSeed")) {
        List<WalkBox> boxes = rooms.boxes(room.getKey());
        assertThat(edges(BoxGraph.of(boxes, box -> !box.invisible(), Neighbours::connect)))
            .as(room.getKey())
            .isDeepEqualTo(VectorReader.table(room.getValue().get("neighboursSeed")));
        assertThat(edges(BoxGraph.of(boxes, box -> !box.invisible(), ClassicBox::connect)))
            .as(room.getKey())
            .isDeepEqualTo(VectorReader.table(room.getValue().get("neighboursReference")));
        roomCount++;
      }
    }
    Vectors.report("neighbours of rooms", roomCount);
  }

  @Test
  void bothBuildersResolveTiesAsPublished() {
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
    Vectors.report("matrixBuild and tieBreak", rooms.list("matrixBuild").size() + 1);
  }

  @Test
  void bothBuildersBuildTheMatrixOfTikal() {
    JsonNode tikal = Vectors.read("walk-matrix-tikal.json");
    int[][] published = VectorReader.table(tikal.get("next"));
    BoxGraph graph = tikalGraph(tikal.get("boxCount").intValue(), published);
    BoxMatrix breadthFirst = BreadthFirstMatrix.build(graph);
    BoxMatrix classic = ClassicMatrix.build(graph);
    int entryCount = 0;
    for (int source = 1; source <= published.length; source++) {
      for (int destination = 1; destination <= published.length; destination++) {
        int expected = published[source - 1][destination - 1];
        assertThat(classic.classicNext(source, destination))
            .as("%d to %d", source, destination)
            .isEqualTo(expected);
        assertThat(classic.next(source, destination))
            .as("%d to %d", source, destination)
            .isEqualTo(expected);
        assertThat(breadthFirst.next(source, destination))
            .as("%d to %d", source, destination)
            .isEqualTo(source == destination ? BoxMatrix.UNREACHABLE : expected);
        entryCount++;
      }
    }
    Vectors.report("walk-matrix-tikal.json", entryCount);
  }

  /**
   * Returns the graph of a published table. Two boxes are neighbours if the table leads directly
   * from one to the other.
   */
  private static BoxGraph tikalGraph(int size, int[][] published) {
    List<int[]> edges = new ArrayList<>();
    for (int source = 1; source <= published.length; source++) {
      for (int destination = source + 1; destination <= published.length; destination++) {
        if (published[source - 1][destination - 1] == destination) {
          edges.add(new int[] {source, destination});
        }
      }
    }
    return BoxGraph.ofEdges(size, edges);
  }

  private static BoxGraph graph(int size, JsonNode edges) {
    List<int[]> pairs = new ArrayList<>();
    edges.forEach(edge -> pairs.add(Vectors.ints(edge)));
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
