package org.bowsprit.render.terminal;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A terminal emulator in memory. It interprets the renderer's output, stores cells and answers the
 * query for its size.
 */
final class TerminalModel implements TerminalLine {

  private static final int DEFAULT = -1;

  private final ByteArrayOutputStream answers = new ByteArrayOutputStream();
  private int columns;
  private int rows;
  private int[] glyphs;
  private int[] foregrounds;
  private int[] backgrounds;
  private int cursorRow;
  private int cursorColumn;
  private int savedRow;
  private int savedColumn;
  private int foreground = DEFAULT;
  private int background = DEFAULT;
  private boolean closed;

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
    answers.writeBytes(bytes.getBytes(StandardCharsets.UTF_8));
  }

  int glyph(int column, int row) {
    return glyphs[row * columns + column];
  }

  /**
   * Returns the colour of the upper or lower half of a cell that contains a half block or a space.
   */
  int half(int column, int row, boolean upper) {
    int at = row * columns + column;
    return 0xFF000000 | (upper && glyphs[at] == '▀' ? foregrounds[at] : backgrounds[at]);
  }

  int foreground(int column, int row) {
    return foregrounds[row * columns + column];
  }

  int background(int column, int row) {
    return backgrounds[row * columns + column];
  }

  /** Returns the letters of a row, from its first column to its last. */
  String row(int row) {
    return new String(glyphs, row * columns, columns);
  }

  /** Returns the first row that contains a text; −1 if there is none. */
  int row(String text) {
    return IntStream.range(0, rows).filter(row -> row(row).contains(text)).findFirst().orElse(-1);
  }

  boolean closed() {
    return closed;
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
    byte[] waiting = answers.toByteArray();
    int count = Math.min(waiting.length, target.length);
    System.arraycopy(waiting, 0, target, 0, count);
    answers.reset();
    answers.write(waiting, count, waiting.length - count);
    return count;
  }

  @Override
  public void send(byte[] bytes, int count) {
    String text = new String(bytes, 0, count, StandardCharsets.UTF_8);
    int at = 0;
    while (at < text.length()) {
      at = text.charAt(at) == '\033' ? escape(text, at + 1) : writeGlyph(text, at);
    }
  }

  @Override
  public void close() {
    closed = true;
  }

  private int writeGlyph(String text, int at) {
    int glyph = text.codePointAt(at);
    if (cursorColumn < columns && cursorRow < rows) {
      int cell = cursorRow * columns + cursorColumn;
      glyphs[cell] = glyph;
      foregrounds[cell] = foreground;
      backgrounds[cell] = background;
    }
    cursorColumn++;
    return at + Character.charCount(glyph);
  }

  private int escape(String text, int at) {
    switch (text.charAt(at)) {
      case '7' -> {
        savedRow = cursorRow;
        savedColumn = cursorColumn;
        return at + 1;
      }
      case '8' -> {
        cursorRow = savedRow;
        cursorColumn = savedColumn;
        return at + 1;
      }
      case ']' -> {
        return text.indexOf('\007', at) + 1;
      }
      case '[' -> {
        int end = at + 1;
        while (text.charAt(end) < '@') {
          end++;
        }
        control(text.substring(at + 1, end), text.charAt(end));
        return end + 1;
      }
      default -> throw new IllegalStateException("unknown escape " + text.charAt(at));
    }
  }

  private void control(String body, char last) {
    if (body.startsWith("?")) {
      return;
    }
    int[] numbers = Arrays.stream(("0" + body).split(";")).mapToInt(Integer::parseInt).toArray();
    switch (last) {
      case 'H' -> {
        cursorRow = Math.min(rows, numbers[0]) - 1;
        cursorColumn = Math.min(columns, numbers[1]) - 1;
      }
      case 'J' -> clear();
      case 'm' -> setColours(numbers);
      case 'n' -> type("\033[" + (cursorRow + 1) + ";" + (cursorColumn + 1) + "R");
      default -> throw new IllegalStateException("unknown control " + body + last);
    }
  }

  private void setColours(int[] numbers) {
    for (int i = 0; i < numbers.length; i++) {
      switch (numbers[i]) {
        case 0 -> {
          foreground = DEFAULT;
          background = DEFAULT;
        }
        case 39 -> foreground = DEFAULT;
        case 49 -> background = DEFAULT;
        case 38, 48 -> {
          boolean direct = numbers[i + 1] == 2;
          int colour =
              direct
                  ? numbers[i + 2] << 16 | numbers[i + 3] << 8 | numbers[i + 4]
                  : XtermPalette.rgb(numbers[i + 2]);
          if (numbers[i] == 38) {
            foreground = colour;
          } else {
            background = colour;
          }
          i += direct ? 4 : 2;
        }
        default -> throw new IllegalStateException("unknown colour " + numbers[i]);
      }
    }
  }

  private void clear() {
    Arrays.fill(glyphs, ' ');
    Arrays.fill(foregrounds, DEFAULT);
    Arrays.fill(backgrounds, DEFAULT);
  }
}
