package org.bowsprit.router.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.mask.CellMoves;
import org.bowsprit.pathfinding.mask.CellSearch;
import org.bowsprit.pathfinding.mask.Mask;
import org.jgrapht.alg.shortestpath.DijkstraShortestPath;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compares both searches with the implementation of Dijkstra's algorithm in JGraphT, which shares
 * no code with the searches.
 */
class GridDijkstraComparisonTest {

  private static final int MASK_COUNT = Integer.getInteger("bowsprit.fuzz.cases", 700);
  private static final int PATHS_PER_MASK = 4;

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void theCostsOfPathsEqualTheResultsOfDijkstra(boolean hasIntegerCosts) {
    StepCosts costs = hasIntegerCosts ? StepCosts.INTEGER : StepCosts.REAL;
    double straightCost = hasIntegerCosts ? 10 : 1;
    double diagonalCost = hasIntegerCosts ? 14 : Math.sqrt(2);
    int queryCount = 0;
    int pathCount = 0;
    for (int seed = 0; seed < MASK_COUNT; seed++) {
      Random random = new Random(seed);
      Mask mask = TestMasks.randomMask(random, seed % 20 == 0 ? 150 : 24, 20);
      if (mask.count() == 0) {
        continue;
      }
      CellMoves moves = new CellMoves(mask);
      CellSearch aStar = new AStarSearch(moves, costs);
      CellSearch jumpPointSearch = new JumpPointSearch(moves, costs);
      var dijkstra = new DijkstraShortestPath<>(graph(mask, straightCost, diagonalCost));
      for (int i = 0; i < PATHS_PER_MASK; i++) {
        int start = TestMasks.randomCell(mask, random);
        int goal = TestMasks.randomCell(mask, random);
        double expectedCost = dijkstra.getPathWeight(start, goal);
        assertPathIsShortest(aStar, mask, start, goal, expectedCost, straightCost, diagonalCost);
        assertPathIsShortest(
            jumpPointSearch, mask, start, goal, expectedCost, straightCost, diagonalCost);
        assertThat(moves.areConnected(start, goal)).isEqualTo(expectedCost < 1e9);
        queryCount++;
        pathCount += expectedCost < 1e9 ? 1 : 0;
      }
    }
    System.out.println(
        "grid compared with Dijkstra's algorithm: "
            + MASK_COUNT
            + " masks, "
            + queryCount
            + " queries, "
            + pathCount
            + " paths");
  }

  private static void assertPathIsShortest(
      CellSearch search,
      Mask mask,
      int start,
      int goal,
      double expectedCost,
      double straightCost,
      double diagonalCost) {
    List<Point> path = TestMasks.findPath(search, mask, start, goal);
    assertThat(!path.isEmpty()).isEqualTo(expectedCost < 1e9);
    if (path.isEmpty()) {
      return;
    }
    assertThat(search.cost()).isCloseTo(expectedCost, within(1e-5));
    assertThat(mask.index(path.get(0).x(), path.get(0).y())).isEqualTo(start);
    Point end = path.get(path.size() - 1);
    assertThat(mask.index(end.x(), end.y())).isEqualTo(goal);
    double cost = 0;
    for (int i = 1; i < path.size(); i++) {
      Point a = path.get(i - 1);
      Point b = path.get(i);
      assertThat(isMove(mask, a.x(), a.y(), b.x() - a.x(), b.y() - a.y())).isTrue();
      cost += a.x() == b.x() || a.y() == b.y() ? straightCost : diagonalCost;
    }
    assertThat(cost).isCloseTo(expectedCost, within(1e-5));
  }

  private static boolean isMove(Mask mask, int x, int y, int dx, int dy) {
    return Math.max(Math.abs(dx), Math.abs(dy)) == 1
        && mask.isSet(x, y)
        && mask.isSet(x + dx, y + dy)
        && mask.isSet(x + dx, y)
        && mask.isSet(x, y + dy);
  }

  private static SimpleWeightedGraph<Integer, DefaultWeightedEdge> graph(
      Mask mask, double straightCost, double diagonalCost) {
    var graph = new SimpleWeightedGraph<Integer, DefaultWeightedEdge>(DefaultWeightedEdge.class);
    mask.toBitSet().stream().forEach(graph::addVertex);
    for (int cell : mask.toBitSet().stream().toArray()) {
      int x = mask.x(cell);
      int y = mask.y(cell);
      for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
          if (isMove(mask, x, y, dx, dy) && mask.index(x + dx, y + dy) > cell) {
            DefaultWeightedEdge edge = graph.addEdge(cell, mask.index(x + dx, y + dy));
            graph.setEdgeWeight(edge, dx == 0 || dy == 0 ? straightCost : diagonalCost);
          }
        }
      }
    }
    return graph;
  }
}
