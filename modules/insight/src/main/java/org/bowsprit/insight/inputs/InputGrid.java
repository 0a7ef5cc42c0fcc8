package org.bowsprit.insight.inputs;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.render.Input;

/** The input of consecutive iterations, which can be changed. */
final class InputGrid {

  private final long first;
  private final Point start;
  private final List<TickInput> rows = new ArrayList<>();
  private final Set<Integer> changed = new HashSet<>();

  /**
   * Creates a grid.
   *
   * @param first the iteration of the first row
   * @param last the iteration of the last row
   * @param input the input; events before the first row are left out
   * @param start the position of the pointer before the first row
   */
  InputGrid(long first, long last, List<InputEvent> input, Point start) {
    this.first = first;
    this.start = start;
    List<List<Input>> ticks = new ArrayList<>();
    for (long tick = first; tick <= last; tick++) {
      ticks.add(new ArrayList<>());
    }
    for (InputEvent event : input) {
      if (event.tick() >= first && event.tick() <= last) {
        ticks.get((int) (event.tick() - first)).add(event.input());
      }
    }
    ticks.forEach(events -> rows.add(events.isEmpty() ? TickInput.NONE : new TickInput(events)));
  }

  int size() {
    return rows.size();
  }

  /** Returns the iteration of a row. */
  long tick(int row) {
    return first + row;
  }

  TickInput row(int row) {
    return rows.get(row);
  }

  boolean isChanged(int row) {
    return changed.contains(row);
  }

  /** Returns the first iteration whose input was changed; {@link Long#MAX_VALUE} if none was. */
  long firstChange() {
    return changed.stream().mapToLong(this::tick).min().orElse(Long.MAX_VALUE);
  }

  /** Returns the position of the pointer before a row. */
  Point pointerBefore(int row) {
    for (int above = row - 1; above >= 0; above--) {
      Optional<Point> pointer = rows.get(above).pointer();
      if (pointer.isPresent()) {
        return pointer.get();
      }
    }
    return start;
  }

  /**
   * Writes a cell.
   *
   * @return true if the text has a meaning in the cell
   */
  boolean write(int row, TickInput.Column column, String text) {
    Optional<TickInput> input = rows.get(row).with(column, text, pointerBefore(row));
    if (input.isPresent() && !input.get().equals(rows.get(row))) {
      rows.set(row, input.get());
      changed.add(row);
    }
    return input.isPresent();
  }

  /** Returns the input from an iteration on. */
  List<InputEvent> from(long tick) {
    List<InputEvent> events = new ArrayList<>();
    for (int row = (int) Math.max(0, tick - first); row < rows.size(); row++) {
      for (Input input : rows.get(row).events()) {
        events.add(new InputEvent(tick(row), input));
      }
    }
    return events;
  }
}
