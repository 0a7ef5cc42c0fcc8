package org.bowsprit.insight.inputs;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.insight.drawer.Screenful;
import org.bowsprit.insight.inputs.TickInput.Column;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.render.panel.PanelLine;
import org.bowsprit.render.panel.PanelLine.Weight;
import org.bowsprit.render.panel.PanelPage;

/**
 * Shows the grid as a page. It has a row for each iteration, with a cell for the pointer, for each
 * button and for the keys. Arrows and clicks select a cell. Enter or another click changes it.
 */
final class GridScreen implements Screenful {

  private static final int DELETE = 127;

  /** The positions in a line at which the four columns begin. */
  private static final int[] LEFT = {9, 19, 26, 33};

  /** The number of lines above the rows. */
  private static final int HEADING = 2;

  private static final int FOOTING = 3;
  private static final List<Column> COLUMNS = List.of(Column.values());
  private static final List<String> HEADINGS =
      List.of("inputs.pointer", "inputs.left", "inputs.right", "inputs.keys");
  private static final List<String> REFUSALS =
      List.of(
          "inputs.refused.pointer",
          "inputs.refused.left",
          "inputs.refused.right",
          "inputs.refused.keys");
  private static final List<String> CLICKS = List.of("", "C", "D", "U");

  private final InputGrid grid;
  private final GridActions actions;
  private final Texts texts;
  private final boolean isWhole;
  private int row;
  private int column;
  private int first;
  private int shownRows = 1;
  private StringBuilder writing;
  private boolean isRefused;

  /** Receives the player's actions on the grid. */
  interface GridActions {
    /** Called when another iteration was selected. */
    void selected(long tick);

    /** Called when the input of an iteration was changed. */
    void changed(long tick);

    /** Plays on from an iteration. */
    void playFrom(long tick);

    /** Leaves the grid. */
    void leave();
  }

  /**
   * Creates a page whose last row is selected.
   *
   * @param isWhole true if the grid contains all of the last seconds
   */
  GridScreen(InputGrid grid, GridActions actions, Texts texts, boolean isWhole) {
    this.grid = grid;
    this.actions = actions;
    this.texts = texts;
    this.isWhole = isWhole;
    row = grid.size() - 1;
  }

  @Override
  public PanelPage page(int columns, int rows) {
    shownRows = Math.max(1, rows - HEADING - FOOTING);
    first = Math.max(Math.min(first, row), row - shownRows + 1);
    first = Math.max(0, Math.min(first, grid.size() - shownRows));
    List<PanelLine> lines = new ArrayList<>();
    lines.add(new PanelLine(texts.of(isWhole ? "inputs.title" : "inputs.short"), Weight.STRONG));
    lines.add(new PanelLine(heading(), Weight.STRONG));
    for (int i = first; i < first + shownRows; i++) {
      lines.add(i < grid.size() ? line(i) : PanelLine.plain(""));
    }
    lines.add(new PanelLine(state(), isRefused ? Weight.MARKED : Weight.FAINT));
    lines.add(new PanelLine(buttons(), Weight.STRONG));
    lines.add(new PanelLine(texts.of("inputs.help"), Weight.FAINT));
    int caret = writing == null ? PanelPage.NO_CARET : HEADING + row - first;
    return new PanelPage(lines, caretColumn(), caret);
  }

  private int caretColumn() {
    return writing == null ? 0 : LEFT[column] + 1 + writing.length();
  }

  private String heading() {
    StringBuilder line = new StringBuilder("  " + texts.of("inputs.tick"));
    for (int i = 0; i < LEFT.length; i++) {
      pad(line, LEFT[i] + 1);
      line.append(texts.of(HEADINGS.get(i)));
    }
    return line.toString();
  }

  private PanelLine line(int index) {
    TickInput input = grid.row(index);
    StringBuilder line = new StringBuilder();
    line.append(index == row ? '>' : ' ').append(grid.isChanged(index) ? '*' : ' ');
    line.append(grid.tick(index));
    for (int i = 0; i < LEFT.length; i++) {
      boolean isSelected = index == row && i == column;
      String text = isSelected && writing != null ? writing.toString() : input.cell(COLUMNS.get(i));
      pad(line, LEFT[i]);
      line.append(isSelected ? "[" + text + "]" : " " + text);
    }
    Weight weight =
        index == row ? Weight.MARKED : input.events().isEmpty() ? Weight.FAINT : Weight.PLAIN;
    return new PanelLine(line.toString().stripTrailing(), weight);
  }

  private static void pad(StringBuilder line, int width) {
    line.append(" ".repeat(Math.max(0, width - line.length())));
  }

  private String state() {
    if (isRefused) {
      return texts.of(REFUSALS.get(column));
    }
    if (writing != null) {
      return texts.of("inputs.writing");
    }
    return row == grid.size() - 1
        ? texts.of("inputs.now", grid.tick(row))
        : texts.of("inputs.before", grid.tick(row));
  }

  private String buttons() {
    StringBuilder line = new StringBuilder();
    for (Button button : Button.values()) {
      line.append(label(button)).append(' ');
    }
    return line.toString().stripTrailing();
  }

  private String label(Button button) {
    return "[" + texts.of(button.label) + "]";
  }

  /** The clickable words below the grid. */
  private enum Button {
    CHANGE("inputs.button.change"),
    CLEAR("inputs.button.clear"),
    PLAY("inputs.button.play"),
    LEAVE("inputs.button.leave");

    private final String label;

    Button(String label) {
      this.label = label;
    }
  }

  @Override
  public boolean take(Input.Key key) {
    isRefused = false;
    if (writing != null) {
      write(key);
      return true;
    }
    switch (key.code()) {
      case KeyCodes.UP -> select(row - 1);
      case KeyCodes.DOWN -> select(row + 1);
      case KeyCodes.HOME -> select(0);
      case KeyCodes.END -> select(grid.size() - 1);
      case KeyCodes.LEFT -> column = Math.max(0, column - 1);
      case KeyCodes.RIGHT -> column = Math.min(LEFT.length - 1, column + 1);
      case KeyCodes.TAB -> selectInput(key.shift() ? -1 : 1);
      case KeyCodes.ENTER -> perform(Button.CHANGE);
      case KeyCodes.SPACE -> change();
      case KeyCodes.BACKSPACE, DELETE -> perform(Button.CLEAR);
      case 'p', 'P' -> perform(Button.PLAY);
      case KeyCodes.ESCAPE -> perform(Button.LEAVE);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void perform(Button button) {
    switch (button) {
      case CHANGE -> writing = new StringBuilder(cell());
      case CLEAR -> set("");
      case PLAY -> actions.playFrom(grid.tick(row));
      case LEAVE -> actions.leave();
    }
  }

  private String cell() {
    return grid.row(row).cell(COLUMNS.get(column));
  }

  private void write(Input.Key key) {
    switch (key.code()) {
      case KeyCodes.ENTER -> {
        set(writing.toString());
        writing = isRefused ? writing : null;
      }
      case KeyCodes.ESCAPE -> writing = null;
      case KeyCodes.BACKSPACE -> writing.setLength(Math.max(0, writing.length() - 1));
      default -> {
        if (KeyCodes.isCharacter(key.code()) && !key.alt() && !key.control()) {
          writing.append((char) key.code());
        }
      }
    }
  }

  /**
   * Changes the selected cell. The cell of a button gets the next of its usual values; in any other
   * cell, begins to write.
   */
  private void change() {
    Column selected = COLUMNS.get(column);
    if (selected == Column.LEFT || selected == Column.RIGHT) {
      set(CLICKS.get((CLICKS.indexOf(cell()) + 1) % CLICKS.size()));
    } else {
      perform(Button.CHANGE);
    }
  }

  private void set(String text) {
    isRefused = !grid.write(row, COLUMNS.get(column), text);
    if (!isRefused) {
      actions.changed(grid.tick(row));
    }
  }

  /** Selects a row, or the nearest row that exists. */
  private void select(int wanted) {
    int nearest = Math.max(0, Math.min(wanted, grid.size() - 1));
    if (nearest != row) {
      row = nearest;
      writing = null;
      actions.selected(grid.tick(row));
    }
  }

  /** Selects the next row with input. */
  private void selectInput(int way) {
    int next = row + way;
    while (next > 0 && next < grid.size() - 1 && grid.row(next).events().isEmpty()) {
      next += way;
    }
    select(next);
  }

  /** Adds a click at a point of the game's picture to the selected iteration. */
  void click(Input.Button button, int x, int y) {
    writing = null;
    grid.write(row, Column.POINTER, x + " " + y);
    grid.write(row, button == Input.Button.LEFT ? Column.LEFT : Column.RIGHT, "C");
    actions.changed(grid.tick(row));
  }

  @Override
  public void press(int pressedColumn, int pressedRow) {
    isRefused = false;
    int index = first + pressedRow - HEADING;
    if (pressedRow == HEADING + shownRows + 1) {
      pressButton(pressedColumn);
    } else if (pressedRow >= HEADING && pressedRow < HEADING + shownRows && index < grid.size()) {
      pressCell(index, columnAt(pressedColumn));
    }
  }

  private void pressCell(int index, int pressed) {
    if (index == row && pressed == column && writing == null) {
      change();
      return;
    }
    writing = null;
    column = pressed;
    select(index);
  }

  private static int columnAt(int letter) {
    int found = 0;
    for (int i = 0; i < LEFT.length; i++) {
      found = letter >= LEFT[i] ? i : found;
    }
    return found;
  }

  private void pressButton(int letter) {
    int end = 0;
    for (Button button : Button.values()) {
      end += label(button).length() + 1;
      if (letter < end) {
        writing = null;
        perform(button);
        return;
      }
    }
  }

  @Override
  public void scroll(int lines) {
    select(row - lines);
  }
}
