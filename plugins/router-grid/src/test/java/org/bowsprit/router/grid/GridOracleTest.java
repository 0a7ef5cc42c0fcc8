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
 * Compares both searches with JGraphT's Dijkstra, which is independent of their moves and order.
 */
class GridOracleTest {

  private static final int MASKS = Integer.getInteger("bowsprit.fuzz.cases", 700);
  private static final int WAYS_PER_MASK = 4;

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void pathsHaveTheCostsOfDijkstra(boolean integer) {
    StepCosts costs = integer ? StepCosts.INTEGER : StepCosts.REAL;
    double straight = integer ? 10 : 1;
    double diagonal = integer ? 14 : Math.sqrt(2);
    int ways = 0;
    int found = 0;
    for (int seed = 0; seed < MASKS; seed++) {
      Random random = new Random(seed);
      Mask mask = Masks.random(random, seed % 20 == 0 ? 150 : 24, 20);
      if (mask.count() == 0) {
        continue;
      }
      CellMoves moves = new CellMoves(mask);
      CellSearch aStar = new AStarSearch(moves, costs);
      CellSearch jumps = new JumpPointSearch(moves, costs);
      var dijkstra = new DijkstraShortestPath<>(graph(mask, straight, diagonal));
      for (int i = 0; i < WAYS_PER_MASK; i++) {
        int start = Masks.cell(mask, random);
        int goal = Masks.cell(mask, random);
        double expected = dijkstra.getPathWeight(start, goal);
        check(aStar, mask, start, goal, expected, straight, diagonal);
        check(jumps, mask, start, goal, expected, straight, diagonal);
        assertThat(moves.areConnected(start, goal)).isEqualTo(expected < 1e9);
        ways++;
        found += expected < 1e9 ? 1 : 0;
      }
    }
    System.out.println(
        "grid oracle: " + MASKS + " masks, " + ways + " queries, " + found + " ways");
  }

  private static void check(
      CellSearch search,
      Mask mask,
      int start,
      int goal,
      double expected,
      double straight,
      double diagonal) {
    List<Point> way = Masks.way(search, mask, start, goal);
    assertThat(!way.isEmpty()).isEqualTo(expected < 1e9);
    if (way.isEmpty()) {
      return;
    }
    assertThat(search.cost()).isCloseTo(expected, within(1e-5));
    assertThat(mask.index(way.get(0).x(), way.get(0).y())).isEqualTo(start);
    Point last = way.get(way.size() - 1);
    assertThat(mask.index(last.x(), last.y())).isEqualTo(goal);
    double cost = 0;
    for (int i = 1; i < way.size(); i++) {
      Point a = way.get(i - 1);
      Point b = way.get(i);
      assertThat(isMove(mask, a.x(), a.y(), b.x() - a.x(), b.y() - a.y())).isTrue();
      cost += a.x() == b.x() || a.y() == b.y() ? straight : diagonal;
    }
    assertThat(cost).isCloseTo(expected, within(1e-5));
  }

  private static boolean isMove(Mask mask, int x, int y, int dx, int dy) {
    return Math.max(Math.abs(dx), Math.abs(dy)) == 1
        && mask.isSet(x, y)
        && mask.isSet(x + dx, y + dy)
        && mask.isSet(x + dx, y)
        && mask.isSet(x, y + dy);
  }

  private static SimpleWeightedGraph<Integer, DefaultWeightedEdge> graph(
      Mask mask, double straight, double diagonal) {
    var graph = new SimpleWeightedGraph<Integer, DefaultWeightedEdge>(DefaultWeightedEdge.class);
    mask.toBitSet().stream().forEach(graph::addVertex);
    for (int cell : mask.toBitSet().stream().toArray()) {
      int x = mask.x(cell);
      int y = mask.y(cell);
      for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
          if (isMove(mask, x, y, dx, dy) && mask.index(x + dx, y + dy) > cell) {
            DefaultWeightedEdge edge = graph.addEdge(cell, mask.index(x + dx, y + dy));
            graph.setEdgeWeight(edge, dx == 0 || dy == 0 ? straight : diagonal);
          }
        }
      }
    }
    return graph;
  }
}
