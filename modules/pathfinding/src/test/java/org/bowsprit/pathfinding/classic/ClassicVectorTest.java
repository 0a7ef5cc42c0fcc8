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
import org.bowsprit.pathfinding.vectors.Shapes;
import org.bowsprit.pathfinding.vectors.SpecRooms;
import org.junit.jupiter.api.Test;

/** Tests the examples of the specification (spec 08 §5.4, 5.6, 6 and 7). */
class ClassicVectorTest {

  private final SpecRooms rooms = SpecRooms.read();

  @Test
  void nearestPointsOfSegmentsTruncateAsTheReferenceDoes() {
    for (JsonNode query : rooms.list("closestOnSegment")) {
      Point a = Shapes.point(query.get("a"));
      Point b = Shapes.point(query.get("b"));
      Point p = Shapes.point(query.get("p"));
      Point nearest =
          PackedPoint.toPoint(ClassicSegment.nearest(a.x(), a.y(), b.x(), b.y(), p.x(), p.y()));
      assertThat(nearest).as("%s", query).isEqualTo(Shapes.point(query.get("reference")));
    }
    Vectors.report("closestOnSegment", rooms.list("closestOnSegment").size());
  }

  @Test
  void bothFlavoursSnapAsPublished() {
    for (JsonNode query : rooms.list("placement")) {
      Floor floor = rooms.floor(query.get("room").textValue());
      Point p = Shapes.point(query.get("point"));
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
  void bothNeighbourRulesConnectAsPublished() {
    int checked = 0;
    for (Map.Entry<String, JsonNode> room : rooms.rooms().properties()) {
      if (room.getValue().has("neighboursSeed")) {
        List<WalkBox> boxes = rooms.boxes(room.getKey());
        assertThat(edges(BoxGraph.of(boxes, box -> !box.invisible(), Neighbours::connect)))
            .as(room.getKey())
            .isDeepEqualTo(Shapes.table(room.getValue().get("neighboursSeed")));
        assertThat(edges(BoxGraph.of(boxes, box -> !box.invisible(), ClassicBox::connect)))
            .as(room.getKey())
            .isDeepEqualTo(Shapes.table(room.getValue().get("neighboursReference")));
        checked++;
      }
    }
    Vectors.report("neighbours of rooms", checked);
  }

  @Test
  void bothBuildersBreakTiesAsPublished() {
    for (JsonNode build : rooms.list("matrixBuild")) {
      BoxOverrides state =
          new BoxOverrides(
              rooms.floor(build.get("room").textValue()), new BoxGraphProvider().open());
      build
          .get("locks")
          .properties()
          .forEach(
              lock -> state.setFlags(Integer.parseInt(lock.getKey()), lock.getValue().intValue()));
      state.rebuildMatrix();
      assertThat(state.floor().matrix().rows()).isEqualTo(Shapes.rows(build.get("bfsRows")));
      if (build.has("floydRows")) {
        assertThat(ClassicMatrix.build(state.floor().boxes()).rows())
            .isEqualTo(Shapes.rows(build.get("floydRows")));
      }
    }
    JsonNode tie = rooms.list("tieBreak");
    BoxGraph graph = graph(tie.get("boxCount").intValue(), tie.get("edges"));
    int from = tie.get("from").intValue();
    int to = tie.get("to").intValue();
    assertThat(BreadthFirstMatrix.build(graph).next(from, to))
        .isEqualTo(tie.get("bfsNext").intValue());
    assertThat(ClassicMatrix.build(graph).next(from, to))
        .isEqualTo(tie.get("floydNext").intValue());
    Vectors.report("matrixBuild and tieBreak", rooms.list("matrixBuild").size() + 1);
  }

  @Test
  void bothBuildersMakeTheTikalMatrixFromItsEdges() {
    JsonNode tikal = Vectors.read("walk-matrix-tikal.json");
    int[][] published = Shapes.table(tikal.get("next"));
    BoxGraph graph = tikalGraph(tikal.get("boxCount").intValue(), published);
    BoxMatrix seed = BreadthFirstMatrix.build(graph);
    BoxMatrix classic = ClassicMatrix.build(graph);
    int compared = 0;
    for (int s = 1; s <= published.length; s++) {
      for (int d = 1; d <= published.length; d++) {
        int expected = published[s - 1][d - 1];
        assertThat(classic.classicNext(s, d)).as("%d to %d", s, d).isEqualTo(expected);
        assertThat(classic.next(s, d)).as("%d to %d", s, d).isEqualTo(expected);
        assertThat(seed.next(s, d))
            .as("%d to %d", s, d)
            .isEqualTo(s == d ? BoxMatrix.UNREACHABLE : expected);
        compared++;
      }
    }
    Vectors.report("walk-matrix-tikal.json", compared);
  }

  /**
   * Returns the graph of a published table. Two boxes are neighbours if the table leads directly
   * from one to the other.
   */
  private static BoxGraph tikalGraph(int size, int[][] published) {
    List<int[]> edges = new ArrayList<>();
    for (int s = 1; s <= published.length; s++) {
      for (int d = s + 1; d <= published.length; d++) {
        if (published[s - 1][d - 1] == d) {
          edges.add(new int[] {s, d});
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
