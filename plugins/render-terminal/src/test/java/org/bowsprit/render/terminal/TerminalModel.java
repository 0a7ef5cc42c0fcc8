package org.bowsprit.render.terminal;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A terminal emulator in memory. It interprets the output of the renderer, stores the cells of the
 * screen and answers queries for the cursor position, from which the renderer learns the size.
 */
final class TerminalModel implements TerminalLine {

  private static final int DEFAULT_COLOUR = -1;

  private final ByteArrayOutputStream pendingInput = new ByteArrayOutputStream();
  private int columns;
  private int rows;
  private int[] glyphs;
  private int[] foregrounds;
  private int[] backgrounds;
  private int cursorRow;
  private int cursorColumn;
  private int savedRow;
  private int savedColumn;
  private int foreground = DEFAULT_COLOUR;
  private int background = DEFAULT_COLOUR;
  private boolean isClosed;

  TerminalModel(int columns, int rows) {
    resize(columns, rows);
  }

  void resize(int newColumns, int newRows) {
    columns = newColumns;
    rows = newRows;
    glyphs = new int[columns * rows];
    foregrounds = new int[columns * rows];
    backgrounds = new int[columns * rows];
    clear();
  }

  /** Simulates the bytes that a keyboard or mouse sends. */
  void type(String bytes) {
    pendingInput.writeBytes(bytes.getBytes(StandardCharsets.UTF_8));
  }

  int glyph(int column, int row) {
    return glyphs[row * columns + column];
  }

  /**
   * Returns the colour of the upper or lower half of a cell that contains a half block or a space.
   */
  int halfColour(int column, int row, boolean isUpper) {
    int cell = row * columns + column;
    return 0xFF000000 | (isUpper && glyphs[cell] == '▀' ? foregrounds[cell] : backgrounds[cell]);
  }

  int foreground(int column, int row) {
    return foregrounds[row * columns + column];
  }

  int background(int column, int row) {
    return backgrounds[row * columns + column];
  }

  /** Returns the characters of a row, from its first column to its last. */
  String row(int row) {
    return new String(glyphs, row * columns, columns);
  }

  /** Returns the first row that contains a text, or −1 if there is no such row. */
  int row(String text) {
    return IntStream.range(0, rows).filter(row -> row(row).contains(text)).findFirst().orElse(-1);
  }

  boolean isClosed() {
    return isClosed;
  }

  @Override
  public int columns() {
    return columns;
  }

  @Override
  public int rows() {
    return rows;
  }

  @Override
  public int receive(byte[] target) {
    byte[] pendingBytes = pendingInput.toByteArray();
    int count = Math.min(pendingBytes.length, target.length);
    System.arraycopy(pendingBytes, 0, target, 0, count);
    pendingInput.reset();
    pendingInput.write(pendingBytes, count, pendingBytes.length - count);
    return count;
  }

  @Override
  public void send(byte[] bytes, int count) {
    String text = new String(bytes, 0, count, StandardCharsets.UTF_8);
    int index = 0;
    while (index < text.length()) {
      index =
          text.charAt(index) == '\033' ? handleEscape(text, index + 1) : writeGlyph(text, index);
    }
  }

  @Override
  public void close() {
    isClosed = true;
  }

  private int writeGlyph(String text, int index) {
    int glyph = text.codePointAt(index);
    if (cursorColumn < columns && cursorRow < rows) {
      int cell = cursorRow * columns + cursorColumn;
      glyphs[cell] = glyph;
      foregrounds[cell] = foreground;
      backgrounds[cell] = background;
    }
    cursorColumn++;
    return index + Character.charCount(glyph);
  }

  private int handleEscape(String text, int index) {
    switch (text.charAt(index)) {
      case '7' -> {
        savedRow = cursorRow;
        savedColumn = cursorColumn;
        return index + 1;
      }
      case '8' -> {
        cursorRow = savedRow;
        cursorColumn = savedColumn;
        return index + 1;
      }
      case ']' -> {
        return text.indexOf('\007', index) + 1;
      }
      case '[' -> {
        int end = index + 1;
        while (text.charAt(end) < '@') {
          end++;
        }
        handleControl(text.substring(index + 1, end), text.charAt(end));
        return end + 1;
      }
      default -> throw new IllegalStateException("unknown escape sequence " + text.charAt(index));
    }
  }

  private void handleControl(String parameters, char finalCharacter) {
    if (parameters.startsWith("?")) {
      return;
    }
    int[] numbers =
        Arrays.stream(("0" + parameters).split(";")).mapToInt(Integer::parseInt).toArray();
    switch (finalCharacter) {
      case 'H' -> {
        cursorRow = Math.min(rows, numbers[0]) - 1;
        cursorColumn = Math.min(columns, numbers[1]) - 1;
      }
      case 'J' -> clear();
      case 'm' -> setColours(numbers);
      case 'n' -> type("\033[" + (cursorRow + 1) + ";" + (cursorColumn + 1) + "R");
      default ->
          throw new IllegalStateException(
              "unknown control sequence " + parameters + finalCharacter);
    }
  }

  private void setColours(int[] numbers) {
    for (int i = 0; i < numbers.length; i++) {
      switch (numbers[i]) {
        case 0 -> {
          foreground = DEFAULT_COLOUR;
          background = DEFAULT_COLOUR;
        }
        case 39 -> foreground = DEFAULT_COLOUR;
        case 49 -> background = DEFAULT_COLOUR;
        case 38, 48 -> {
          boolean isRgb = numbers[i + 1] == 2;
          int colour =
              isRgb
                  ? numbers[i + 2] << 16 | numbers[i + 3] << 8 | numbers[i + 4]
                  : XtermPalette.rgb(numbers[i + 2]);
          if (numbers[i] == 38) {
            foreground = colour;
          } else {
            background = colour;
          }
          i += isRgb ? 4 : 2;
        }
        default -> throw new IllegalStateException("unknown colour " + numbers[i]);
      }
    }
  }

  private void clear() {
    Arrays.fill(glyphs, ' ');
    Arrays.fill(foregrounds, DEFAULT_COLOUR);
    Arrays.fill(backgrounds, DEFAULT_COLOUR);
  }
}
