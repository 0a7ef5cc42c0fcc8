package org.bowsprit.insight.inputs;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.insight.drawer.PanelContent;
import org.bowsprit.insight.inputs.TickInput.Column;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.render.panel.PanelLine;
import org.bowsprit.render.panel.PanelLine.Weight;
import org.bowsprit.render.panel.PanelPage;

/**
 * Shows the grid of inputs as a page. The grid has a row for each iteration, with cells for the
 * pointer, the left button, the right button and the keys. Arrows and clicks select a cell. Enter
 * or a click on the selected cell changes it.
 */
final class GridScreen implements PanelContent {

  private static final int DELETE_KEY = 127;

  /** The positions in a line at which the four columns begin. */
  private static final int[] COLUMN_STARTS = {9, 19, 26, 33};

  /** The number of lines above the rows. */
  private static final int HEADING_LINES = 2;

  private static final int FOOTER_LINES = 3;
  private static final List<Column> COLUMNS = List.of(Column.values());
  private static final List<String> HEADING_KEYS =
      List.of("inputs.pointer", "inputs.left", "inputs.right", "inputs.keys");
  private static final List<String> REFUSAL_KEYS =
      List.of(
          "inputs.refused.pointer",
          "inputs.refused.left",
          "inputs.refused.right",
          "inputs.refused.keys");
  private static final List<String> BUTTON_VALUES = List.of("", "C", "D", "U");

  private final InputGrid grid;
  private final GridActions actions;
  private final Texts texts;
  private final boolean isComplete;
  private int row;
  private int column;
  private int firstRow;
  private int visibleRows = 1;
  private StringBuilder editedText;
  private boolean isInputRefused;

  /** Receives the player's actions on the grid. */
  interface GridActions {
    /** Called when an iteration was selected. */
    void onSelect(long tick);

    /** Called when the input of an iteration was changed. */
    void onChange(long tick);

    /** Continues the game from an iteration. */
    void playFrom(long tick);

    /** Leaves the grid. */
    void leave();
  }

  /**
   * Creates a page whose last row is selected.
   *
   * @param isComplete true if the grid covers the last ten seconds completely
   */
  GridScreen(InputGrid grid, GridActions actions, Texts texts, boolean isComplete) {
    this.grid = grid;
    this.actions = actions;
    this.texts = texts;
    this.isComplete = isComplete;
    row = grid.size() - 1;
  }

  @Override
  public PanelPage page(int columns, int rows) {
    visibleRows = Math.max(1, rows - HEADING_LINES - FOOTER_LINES);
    firstRow = Math.max(Math.min(firstRow, row), row - visibleRows + 1);
    firstRow = Math.max(0, Math.min(firstRow, grid.size() - visibleRows));
    List<PanelLine> lines = new ArrayList<>();
    lines.add(new PanelLine(texts.of(isComplete ? "inputs.title" : "inputs.short"), Weight.STRONG));
    lines.add(new PanelLine(heading(), Weight.STRONG));
    for (int i = firstRow; i < firstRow + visibleRows; i++) {
      lines.add(i < grid.size() ? line(i) : PanelLine.plain(""));
    }
    lines.add(new PanelLine(statusText(), isInputRefused ? Weight.MARKED : Weight.FAINT));
    lines.add(new PanelLine(buttonText(), Weight.STRONG));
    lines.add(new PanelLine(texts.of("inputs.help"), Weight.FAINT));
    int caretLine = editedText == null ? PanelPage.NO_CARET : HEADING_LINES + row - firstRow;
    return new PanelPage(lines, caretColumn(), caretLine);
  }

  private int caretColumn() {
    return editedText == null ? 0 : COLUMN_STARTS[column] + 1 + editedText.length();
  }

  private String heading() {
    StringBuilder line = new StringBuilder("  " + texts.of("inputs.tick"));
    for (int i = 0; i < COLUMN_STARTS.length; i++) {
      pad(line, COLUMN_STARTS[i] + 1);
      line.append(texts.of(HEADING_KEYS.get(i)));
    }
    return line.toString();
  }

  private PanelLine line(int index) {
    TickInput input = grid.row(index);
    StringBuilder line = new StringBuilder();
    line.append(index == row ? '>' : ' ').append(grid.isChanged(index) ? '*' : ' ');
    line.append(grid.tick(index));
    for (int i = 0; i < COLUMN_STARTS.length; i++) {
      boolean isSelected = index == row && i == column;
      String text =
          isSelected && editedText != null ? editedText.toString() : input.cell(COLUMNS.get(i));
      pad(line, COLUMN_STARTS[i]);
      line.append(isSelected ? "[" + text + "]" : " " + text);
    }
    Weight weight =
        index == row ? Weight.MARKED : input.events().isEmpty() ? Weight.FAINT : Weight.PLAIN;
    return new PanelLine(line.toString().stripTrailing(), weight);
  }

  private static void pad(StringBuilder line, int width) {
    line.append(" ".repeat(Math.max(0, width - line.length())));
  }

  private String statusText() {
    if (isInputRefused) {
      return texts.of(REFUSAL_KEYS.get(column));
    }
    if (editedText != null) {
      return texts.of("inputs.writing");
    }
    return row == grid.size() - 1
        ? texts.of("inputs.now", grid.tick(row))
        : texts.of("inputs.before", grid.tick(row));
  }

  private String buttonText() {
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
  public boolean handle(Input.Key key) {
    isInputRefused = false;
    if (editedText != null) {
      edit(key);
      return true;
    }
    switch (key.code()) {
      case KeyCodes.UP -> select(row - 1);
      case KeyCodes.DOWN -> select(row + 1);
      case KeyCodes.HOME -> select(0);
      case KeyCodes.END -> select(grid.size() - 1);
      case KeyCodes.LEFT -> column = Math.max(0, column - 1);
      case KeyCodes.RIGHT -> column = Math.min(COLUMN_STARTS.length - 1, column + 1);
      case KeyCodes.TAB -> selectRowWithInput(key.shift() ? -1 : 1);
      case KeyCodes.ENTER -> perform(Button.CHANGE);
      case KeyCodes.SPACE -> changeCell();
      case KeyCodes.BACKSPACE, DELETE_KEY -> perform(Button.CLEAR);
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
      case CHANGE -> editedText = new StringBuilder(selectedText());
      case CLEAR -> setCell("");
      case PLAY -> actions.playFrom(grid.tick(row));
      case LEAVE -> actions.leave();
    }
  }

  private String selectedText() {
    return grid.row(row).cell(COLUMNS.get(column));
  }

  private void edit(Input.Key key) {
    switch (key.code()) {
      case KeyCodes.ENTER -> {
        setCell(editedText.toString());
        editedText = isInputRefused ? editedText : null;
      }
      case KeyCodes.ESCAPE -> editedText = null;
      case KeyCodes.BACKSPACE -> editedText.setLength(Math.max(0, editedText.length() - 1));
      default -> {
        if (KeyCodes.isCharacter(key.code()) && !key.alt() && !key.control()) {
          editedText.append((char) key.code());
        }
      }
    }
  }

  /**
   * Changes the selected cell. The cell of a button receives the next of its usual values. In any
   * other cell, editing starts.
   */
  private void changeCell() {
    Column selectedColumn = COLUMNS.get(column);
    if (selectedColumn == Column.LEFT || selectedColumn == Column.RIGHT) {
      setCell(
          BUTTON_VALUES.get((BUTTON_VALUES.indexOf(selectedText()) + 1) % BUTTON_VALUES.size()));
    } else {
      perform(Button.CHANGE);
    }
  }

  private void setCell(String text) {
    isInputRefused = !grid.setCell(row, COLUMNS.get(column), text);
    if (!isInputRefused) {
      actions.onChange(grid.tick(row));
    }
  }

  /** Selects a row, or the nearest row that exists. */
  private void select(int targetRow) {
    int nearestRow = Math.max(0, Math.min(targetRow, grid.size() - 1));
    if (nearestRow != row) {
      row = nearestRow;
      editedText = null;
      actions.onSelect(grid.tick(row));
    }
  }

  /** Selects the next row with input in a direction; the first or last row if there is none. */
  private void selectRowWithInput(int step) {
    int nextRow = row + step;
    while (nextRow > 0 && nextRow < grid.size() - 1 && grid.row(nextRow).events().isEmpty()) {
      nextRow += step;
    }
    select(nextRow);
  }

  /** Adds a click at a point of the game's picture to the selected iteration. */
  void click(Input.Button button, int x, int y) {
    editedText = null;
    grid.setCell(row, Column.POINTER, x + " " + y);
    grid.setCell(row, button == Input.Button.LEFT ? Column.LEFT : Column.RIGHT, "C");
    actions.onChange(grid.tick(row));
  }

  @Override
  public void press(int pressedColumn, int pressedRow) {
    isInputRefused = false;
    int index = firstRow + pressedRow - HEADING_LINES;
    if (pressedRow == HEADING_LINES + visibleRows + 1) {
      pressButton(pressedColumn);
    } else if (pressedRow >= HEADING_LINES
        && pressedRow < HEADING_LINES + visibleRows
        && index < grid.size()) {
      pressCell(index, columnAt(pressedColumn));
    }
  }

  private void pressCell(int index, int pressedColumn) {
    if (index == row && pressedColumn == column && editedText == null) {
      changeCell();
      return;
    }
    editedText = null;
    column = pressedColumn;
    select(index);
  }

  private static int columnAt(int textColumn) {
    int result = 0;
    for (int i = 0; i < COLUMN_STARTS.length; i++) {
      result = textColumn >= COLUMN_STARTS[i] ? i : result;
    }
    return result;
  }

  private void pressButton(int textColumn) {
    int end = 0;
    for (Button button : Button.values()) {
      end += label(button).length() + 1;
      if (textColumn < end) {
        editedText = null;
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
