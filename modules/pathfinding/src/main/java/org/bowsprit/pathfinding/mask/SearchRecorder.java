package org.bowsprit.pathfinding.mask;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Lattice;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * Records a search over cells, and shows it as a limited number of steps. A step consists of two
 * shapes: the cells that were opened since the previous step, and the cells that were closed since
 * then.
 */
final class SearchRecorder implements CellWatcher {

  /** The maximum number of steps for a search. */
  static final int MAX_STEPS = 120;

  private static final int INITIAL_CAPACITY = 256;

  private final String openedLabel;
  private final Mask mask;
  private final Lattice lattice;

  /** The events in their order: 2·cell if a cell was opened, 2·cell + 1 if it was closed. */
  private int[] events = new int[INITIAL_CAPACITY];

  private int size;
  private int closedCount;

  SearchRecorder(String openedLabel, Mask mask, Lattice lattice) {
    this.openedLabel = openedLabel;
    this.mask = mask;
    this.lattice = lattice;
  }

  @Override
  public void opened(int cell) {
    add(2 * cell);
  }

  @Override
  public void closed(int cell) {
    add(2 * cell + 1);
    closedCount++;
  }

  private void add(int event) {
    if (size == events.length) {
      events = Arrays.copyOf(events, 2 * size);
    }
    events[size++] = event;
  }

  /**
   * Returns the steps in order. Each closes the same number of cells, except for the last one,
   * which may close fewer.
   */
  List<DebugShape> steps() {
    int closedPerStep = Math.max(1, (closedCount + MAX_STEPS - 1) / MAX_STEPS);
    List<DebugShape> result = new ArrayList<>();
    BitSet open = new BitSet();
    BitSet closed = new BitSet();
    int closedSoFar = 0;
    for (int i = 0; i < size; i++) {
      if ((events[i] & 1) == 0) {
        open.set(events[i] >> 1);
        continue;
      }
      closed.set(events[i] >> 1);
      closedSoFar++;
      if (closedSoFar % closedPerStep == 0) {
        addStep(result, open, closed);
      }
    }
    addStep(result, open, closed);
    return result;
  }

  private void addStep(List<DebugShape> shapes, BitSet open, BitSet closed) {
    addCells(shapes, openedLabel, open);
    addCells(shapes, "closed cells", closed);
  }

  private void addCells(List<DebugShape> shapes, String label, BitSet cells) {
    if (!cells.isEmpty()) {
      Point origin = new Point(lattice.x(mask.left()), lattice.y(mask.top()));
      shapes.add(
          new DebugShape.Cells(label, origin, mask.width(), mask.height(), cells, lattice.pitch()));
      cells.clear();
    }
  }
}
