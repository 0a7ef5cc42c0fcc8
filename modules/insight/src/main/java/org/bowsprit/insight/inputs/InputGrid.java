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

  private final long firstTick;
  private final Point initialPointer;
  private final List<TickInput> rows = new ArrayList<>();
  private final Set<Integer> changedRows = new HashSet<>();

  /**
   * Creates a grid.
   *
   * @param firstTick the iteration of the first row
   * @param lastTick the iteration of the last row
   * @param input the input; events before the first row are left out
   * @param initialPointer the position of the pointer before the first row
   */
  InputGrid(long firstTick, long lastTick, List<InputEvent> input, Point initialPointer) {
    this.firstTick = firstTick;
    this.initialPointer = initialPointer;
    List<List<Input>> ticks = new ArrayList<>();
    for (long tick = firstTick; tick <= lastTick; tick++) {
      ticks.add(new ArrayList<>());
    }
    for (InputEvent event : input) {
      if (event.tick() >= firstTick && event.tick() <= lastTick) {
        ticks.get((int) (event.tick() - firstTick)).add(event.input());
      }
    }
    ticks.forEach(events -> rows.add(events.isEmpty() ? TickInput.NONE : new TickInput(events)));
  }

  int size() {
    return rows.size();
  }

  /** Returns the iteration of a row. */
  long tick(int row) {
    return firstTick + row;
  }

  TickInput row(int row) {
    return rows.get(row);
  }

  boolean isChanged(int row) {
    return changedRows.contains(row);
  }

  /** Returns the first iteration whose input was changed; {@link Long#MAX_VALUE} if none was. */
  long firstChange() {
    return changedRows.stream().mapToLong(this::tick).min().orElse(Long.MAX_VALUE);
  }

  /** Returns the position of the pointer before a row. */
  Point pointerBefore(int row) {
    for (int above = row - 1; above >= 0; above--) {
      Optional<Point> pointer = rows.get(above).pointer();
      if (pointer.isPresent()) {
        return pointer.get();
      }
    }
    return initialPointer;
  }

  /**
   * Writes a cell.
   *
   * @return true if the text is valid in the cell
   */
  boolean setCell(int row, TickInput.Column column, String text) {
    Optional<TickInput> input = rows.get(row).withCell(column, text, pointerBefore(row));
    if (input.isPresent() && !input.get().equals(rows.get(row))) {
      rows.set(row, input.get());
      changedRows.add(row);
    }
    return input.isPresent();
  }

  /** Returns the input of an iteration and all later iterations. */
  List<InputEvent> inputFrom(long tick) {
    List<InputEvent> events = new ArrayList<>();
    for (int row = (int) Math.max(0, tick - firstTick); row < rows.size(); row++) {
      for (Input input : rows.get(row).events()) {
        events.add(new InputEvent(tick(row), input));
      }
    }
    return events;
  }
}
