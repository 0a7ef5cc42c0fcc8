package org.bowsprit.benchmarks;

import com.badlogic.gdx.ai.pfa.Connection;
import com.badlogic.gdx.ai.pfa.DefaultConnection;
import com.badlogic.gdx.ai.pfa.DefaultGraphPath;
import com.badlogic.gdx.ai.pfa.Heuristic;
import com.badlogic.gdx.ai.pfa.indexed.IndexedAStarPathFinder;
import com.badlogic.gdx.ai.pfa.indexed.IndexedGraph;
import com.badlogic.gdx.utils.Array;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.pathfinding.mask.CellMoves;
import org.bowsprit.pathfinding.mask.Mask;

/**
 * The cells of a mask as an indexed graph of gdx-ai. The moves, costs and heuristic are the same as
 * in the routers of this project.
 */
final class GdxPaths {

  private record Cell(int index, int x, int y) {}

  private static final class Step extends DefaultConnection<Cell> {

    private final float cost;

    Step(Cell from, Cell to, float cost) {
      super(from, to);
      this.cost = cost;
    }

    @Override
    public float getCost() {
      return cost;
    }
  }

  private record Cells(List<Cell> cells, List<Array<Connection<Cell>>> steps)
      implements IndexedGraph<Cell> {

    @Override
    public int getIndex(Cell cell) {
      return cell.index;
    }

    @Override
    public int getNodeCount() {
      return cells.size();
    }

    @Override
    public Array<Connection<Cell>> getConnections(Cell cell) {
      return steps.get(cell.index);
    }
  }

  private static final Heuristic<Cell> OCTILE =
      (cell, goal) -> {
        int dx = Math.abs(cell.x - goal.x);
        int dy = Math.abs(cell.y - goal.y);
        return 10 * Math.max(dx, dy) + 4 * Math.min(dx, dy);
      };

  private final Mask mask;
  private final Cells graph;
  private final IndexedAStarPathFinder<Cell> finder;
  private final DefaultGraphPath<Connection<Cell>> path = new DefaultGraphPath<>();

  GdxPaths(CellMoves moves) {
    mask = moves.mask();
    List<Cell> cells = new ArrayList<>();
    for (int index = 0; index < mask.size(); index++) {
      cells.add(new Cell(index, mask.x(index), mask.y(index)));
    }
    List<Array<Connection<Cell>>> steps = new ArrayList<>();
    for (Cell cell : cells) {
      Array<Connection<Cell>> out = new Array<>();
      for (int direction = 0; direction < CellMoves.DIRECTIONS; direction++) {
        if (moves.allows(cell.index, direction)) {
          Cell to = cells.get(cell.index + moves.step(direction));
          out.add(new Step(cell, to, direction < CellMoves.DIAGONAL ? 10 : 14));
        }
      }
      steps.add(out);
    }
    graph = new Cells(cells, steps);
    finder = new IndexedAStarPathFinder<>(graph);
  }

  /** Finds a path and returns its steps, which the next call overwrites. */
  DefaultGraphPath<Connection<Cell>> route(int fromX, int fromY, int toX, int toY) {
    path.clear();
    Cell from = graph.cells.get(mask.index(fromX, fromY));
    Cell to = graph.cells.get(mask.index(toX, toY));
    finder.searchConnectionPath(from, to, OCTILE, path);
    return path;
  }

  /** Returns the cost of a path. */
  double cost(int fromX, int fromY, int toX, int toY) {
    double cost = 0;
    for (Connection<Cell> step : route(fromX, fromY, toX, toY)) {
      cost += step.getCost();
    }
    return cost;
  }
}
