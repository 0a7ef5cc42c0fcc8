package org.bowsprit.router.geodesic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.geometry.Outline;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;
import org.junit.jupiter.api.Test;

/** Tests the successors of one node on small floors. Every search starts at (10, 10) in box 0. */
class NodeExpansionTest {

  private static final int BOTH_CORNERS = Nodes.LEFT_CORNER | Nodes.RIGHT_CORNER;
  private static final Point START = new Point(10, 10);

  private record ConeGeometry(int flags, Point root, Point left, Point right) {}

  private record CornerTurn(Point corner, int box, double length) {}

  private final Nodes nodes = new Nodes();
  private final List<Integer> cones = new ArrayList<>();
  private final List<CornerTurn> cornerTurns = new ArrayList<>();
  private PortalGraph graph;

  private final class RecordingFrontier implements NodeExpansion.Frontier {
    @Override
    public void addCone(
        int node, int door, int flags, int x, int y, int leftX, int leftY, int rightX, int rightY) {
      cones.add(
          nodes.addCone(node, door, graph.to(door), flags, x, y, leftX, leftY, rightX, rightY, 0));
    }

    @Override
    public void addCorner(int corner, int node, int box, int viaX, int viaY, double length) {
      cornerTurns.add(
          new CornerTurn(new Point(graph.cornerX[corner], graph.cornerY[corner]), box, length));
    }
  }

  private static WalkBox box(int id, int left, int top, int right, int bottom) {
    return WalkBox.of(id, left, top, right, top, right, bottom, left, bottom);
  }

  private NodeExpansion expansionOnFloor(WalkBox... boxes) {
    graph = new PortalGraph(Floor.of(List.of(boxes), BreadthFirstMatrix.build(List.of(boxes))));
    EndFaces ends = new EndFaces(graph);
    ends.clear();
    ends.addStart(0);
    for (WalkBox box : boxes) {
      ends.addTarget(box.id());
    }
    ends.selectBlocks();
    nodes.addRoot(
        Nodes.NONE, Nodes.NONE, Nodes.NONE, START.x(), START.y(), START.x(), START.y(), 0);
    return new NodeExpansion(graph, nodes, new Cones(graph, nodes), ends, new RecordingFrontier());
  }

  private ConeGeometry geometryOf(int cone) {
    Point root = new Point(nodes.x(cone), nodes.y(cone));
    Point left = new Point(nodes.leftX(cone), nodes.leftY(cone));
    Point right = new Point(nodes.rightX(cone), nodes.rightY(cone));
    assertThat(Outline.turn(root.x(), root.y(), left.x(), left.y(), right.x(), right.y()))
        .as("the turn from the left bound to the right bound")
        .isPositive();
    return new ConeGeometry(
        nodes.hasFlag(cone, Nodes.FOLD_FLAG) ? Nodes.FOLD_FLAG : 0, root, left, right);
  }

  private int cornerFlags(int cone) {
    return (nodes.hasFlag(cone, Nodes.LEFT_CORNER) ? Nodes.LEFT_CORNER : 0)
        | (nodes.hasFlag(cone, Nodes.RIGHT_CORNER) ? Nodes.RIGHT_CORNER : 0);
  }

  @Test
  void theConeOfARootContainsTheWholeDoor() {
    expansionOnFloor(box(0, 0, 0, 20, 20), box(1, 20, 5, 40, 15)).expandRoot(0);

    assertThat(cornerTurns).isEmpty();
    assertThat(cones).hasSize(1);
    assertThat(geometryOf(1))
        .isEqualTo(new ConeGeometry(0, START, new Point(20, 5), new Point(20, 15)));
    assertThat(cornerFlags(1)).isEqualTo(BOTH_CORNERS);
  }

  @Test
  void aPathCanTurnAtTheCornersOfADoorButDoesNotTurnBack() {
    NodeExpansion expansion = expansionOnFloor(box(0, 0, 0, 20, 20), box(1, 20, 5, 40, 15));
    expansion.expandRoot(0);
    cones.clear();
    expansion.expandCone(1);

    double distanceToCorner = Math.sqrt(10 * 10 + 5 * 5);
    assertThat(cornerTurns)
        .containsExactlyInAnyOrder(
            new CornerTurn(new Point(20, 5), 0, distanceToCorner),
            new CornerTurn(new Point(20, 15), 0, distanceToCorner));
    assertThat(cones).isEmpty();
  }

  @Test
  void aConeIsNotWidenedByAWiderDoor() {
    NodeExpansion expansion =
        expansionOnFloor(box(0, 0, 8, 20, 12), box(1, 20, 0, 40, 20), box(2, 40, 0, 60, 20));
    expansion.expandRoot(0);
    expansion.expandCone(1);

    assertThat(cones).hasSize(2);
    assertThat(geometryOf(2))
        .isEqualTo(new ConeGeometry(0, START, new Point(20, 8), new Point(20, 12)));
    assertThat(cornerFlags(2))
        .as("the corner flags of the cone, whose bounds are not ends of the door")
        .isZero();
  }

  @Test
  void aConeIsNarrowedByANarrowerDoor() {
    NodeExpansion expansion =
        expansionOnFloor(box(0, 0, 0, 20, 20), box(1, 20, 0, 40, 20), box(2, 40, 9, 60, 11));
    expansion.expandRoot(0);
    expansion.expandCone(1);

    assertThat(cones).hasSize(2);
    assertThat(geometryOf(2))
        .isEqualTo(new ConeGeometry(0, START, new Point(40, 9), new Point(40, 11)));
    assertThat(cornerFlags(2)).isEqualTo(BOTH_CORNERS);
  }

  @Test
  void aDoorToABoxOnTheSameSideMirrorsTheRoot() {
    expansionOnFloor(box(0, 0, 0, 20, 20), box(1, 5, 3, 20, 30)).expandRoot(0);

    assertThat(cones).hasSize(1);
    Point mirroredRoot = new Point(2 * 20 - START.x(), START.y());
    assertThat(geometryOf(1))
        .isEqualTo(
            new ConeGeometry(Nodes.FOLD_FLAG, mirroredRoot, new Point(20, 20), new Point(20, 3)));
    assertThat(cornerFlags(1)).isEqualTo(BOTH_CORNERS);
  }

  @Test
  void aDoorThatPointsAtTheRootIsEnteredAtItsNearerEnd() {
    expansionOnFloor(box(0, 0, 10, 20, 20), box(1, 15, 0, 40, 10)).expandRoot(0);

    assertThat(cones).isEmpty();
    assertThat(cornerTurns).containsExactly(new CornerTurn(new Point(15, 10), 0, 5));
  }
}
