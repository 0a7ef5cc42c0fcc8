package org.bowsprit.actors;

import java.util.List;

/**
 * The part of the screen that an actor covered when it was last drawn, as rows of the screen and
 * 8-pixel columns of the room (spec 03 §7.1). The engine uses it for hit tests and for repainting.
 */
public final class DrawnExtent {

  private int top;
  private int bottom;
  private final ColumnSet columns = new ColumnSet();

  DrawnExtent() {}

  /**
   * The extent in a saved game.
   *
   * @param top the first covered row
   * @param bottom the row after the last covered row
   * @param columns the covered columns; see {@link ColumnSet#snapshot()}
   */
  public record State(int top, int bottom, List<Long> columns) {

    /** Copies the columns. */
    public State {
      columns = List.copyOf(columns);
    }
  }

  State snapshot() {
    return new State(top, bottom, columns.snapshot());
  }

  void restore(State saved) {
    columns.restore(saved.columns());
    top = saved.top();
    bottom = saved.bottom();
  }

  /** Clears rows and columns before drawing. */
  public void clear() {
    top = Integer.MAX_VALUE;
    bottom = 0;
    forgetColumns();
  }

  /** Clears the columns, because the actor is not on the screen. */
  public void forgetColumns() {
    columns.clear();
  }

  /**
   * Adds the rows of a picture.
   *
   * @param from the first row, in pixels of the main window
   * @param end the row after the last row
   */
  public void addRows(int from, int end) {
    top = Math.min(top, from);
    bottom = Math.max(bottom, end);
  }

  /**
   * Adds the columns of a picture.
   *
   * @param from the first 8-pixel column of the room
   * @param to the last 8-pixel column of the room
   */
  public void addColumns(int from, int to) {
    columns.add(from, to);
  }

  /**
   * Returns the first covered row.
   *
   * @return the row, in pixels of the main window
   */
  public int top() {
    return top;
  }

  /**
   * Returns the row after the last covered row.
   *
   * @return the row, in pixels of the main window
   */
  public int bottom() {
    return bottom;
  }

  /**
   * Returns the covered columns.
   *
   * @return the columns themselves, not a copy
   */
  public ColumnSet columns() {
    return columns;
  }
}
