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
final class SearchFilm implements CellWatcher {

  /** The maximum number of steps for a search. */
  static final int MOST_STEPS = 120;

  private static final int INITIAL = 256;

  private final String openedName;
  private final Mask mask;
  private final Lattice lattice;

  /** The events in their order: 2·cell if a cell was opened, 2·cell + 1 if it was closed. */
  private int[] events = new int[INITIAL];

  private int size;
  private int closedCount;

  SearchFilm(String openedName, Mask mask, Lattice lattice) {
    this.openedName = openedName;
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
  List<DebugShape> shapes() {
    int closedInStep = Math.max(1, (closedCount + MOST_STEPS - 1) / MOST_STEPS);
    List<DebugShape> shapes = new ArrayList<>();
    BitSet open = new BitSet();
    BitSet closed = new BitSet();
    int closedNow = 0;
    for (int i = 0; i < size; i++) {
      if ((events[i] & 1) == 0) {
        open.set(events[i] >> 1);
        continue;
      }
      closed.set(events[i] >> 1);
      closedNow++;
      if (closedNow % closedInStep == 0) {
        addStep(shapes, open, closed);
      }
    }
    addStep(shapes, open, closed);
    return shapes;
  }

  private void addStep(List<DebugShape> shapes, BitSet open, BitSet closed) {
    addCells(shapes, openedName, open);
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
