package org.bowsprit.benchmarks;

import org.bowsprit.pathfinding.mask.CellMoves;
import org.bowsprit.pathfinding.mask.Mask;
import org.jgrapht.GraphPath;
import org.jgrapht.alg.shortestpath.AStarShortestPath;
import org.jgrapht.alg.shortestpath.DijkstraShortestPath;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;

/**
 * The cells of a mask as a graph of JGraphT. The moves, costs and heuristic are the same as in the
 * routers of this project.
 */
final class JGraphTPaths {

  private final Mask mask;
  private final DijkstraShortestPath<Integer, DefaultWeightedEdge> dijkstra;
  private final AStarShortestPath<Integer, DefaultWeightedEdge> aStar;

  JGraphTPaths(CellMoves moves) {
    mask = moves.mask();
    var graph = new SimpleWeightedGraph<Integer, DefaultWeightedEdge>(DefaultWeightedEdge.class);
    mask.toBitSet().stream().forEach(graph::addVertex);
    for (int cell = 0; cell < mask.size(); cell++) {
      for (int direction = 0; direction < CellMoves.DIRECTIONS; direction++) {
        int next = cell + moves.step(direction);
        if (next > cell && moves.allows(cell, direction)) {
          graph.setEdgeWeight(graph.addEdge(cell, next), direction < CellMoves.DIAGONAL ? 10 : 14);
        }
      }
    }
    dijkstra = new DijkstraShortestPath<>(graph);
    aStar = new AStarShortestPath<>(graph, this::octile);
  }

  private double octile(int cell, int goal) {
    int dx = Math.abs(mask.x(cell) - mask.x(goal));
    int dy = Math.abs(mask.y(cell) - mask.y(goal));
    return 10 * Math.max(dx, dy) + 4 * Math.min(dx, dy);
  }

  /** Returns a path that A* finds. */
  GraphPath<Integer, DefaultWeightedEdge> route(int fromX, int fromY, int toX, int toY) {
    return aStar.getPath(mask.index(fromX, fromY), mask.index(toX, toY));
  }

  /** Returns the lowest cost of a path, which Dijkstra's algorithm finds. */
  double cost(int fromX, int fromY, int toX, int toY) {
    return dijkstra.getPathWeight(mask.index(fromX, fromY), mask.index(toX, toY));
  }
}
