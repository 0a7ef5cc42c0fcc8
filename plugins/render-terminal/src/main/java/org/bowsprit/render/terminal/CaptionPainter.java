package org.bowsprit.render.terminal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.Viewport;

/**
 * Replaces the text in the picture with the terminal's own letters, because a few dots cannot show
 * a letter of the game.
 */
final class CaptionPainter {

  /**
   * If the brightness of letters and background differs by less than this, the letters are white.
   */
  private static final int MIN_CONTRAST = Brightness.MAX / 4;

  /** The largest number of columns by which a line moves to the right to avoid another line. */
  private static final int MAX_SHIFT_COLUMNS = 4;

  private static final int WHITE = 0xFFFFFF;
  private static final int PLATE_COLOUR = 0x101018;
  private static final int NONE = -1;

  private final CellGrid cells;
  private final Viewport viewport;
  private final TerminalTraits traits;
  private final ColourDepth depth;
  private final LetterRemover letterRemover = new LetterRemover();
  private final int[] colourCounts = new int[Frame.COLOURS];

  private final CaptionRows rows;
  private final CellPixels pixels;

  /** The backgrounds of the lines in lists. */
  private final Map<Caption, CaptionBackground> backgrounds = new HashMap<>();

  /** The lines that are already written. */
  private final List<LinePosition> placedLines = new ArrayList<>();

  private List<Caption> captions = List.of();

  /**
   * The cells of a line.
   *
   * @param end the column after the last letter of the line
   */
  private record LinePosition(Caption caption, int row, int column, int end) {

    boolean overlaps(int otherRow, int otherColumn, int otherEnd) {
      return row == otherRow && otherColumn < end && column < otherEnd;
    }

    LinePosition movedTo(int otherRow, int otherColumn) {
      return new LinePosition(caption, otherRow, otherColumn, otherColumn + end - column);
    }
  }

  CaptionPainter(CellGrid cells, Viewport viewport, TerminalTraits traits) {
    this.cells = cells;
    this.viewport = viewport;
    this.traits = traits;
    depth = traits.colours();
    rows = new CaptionRows(viewport, cells.rows());
    pixels = new CellPixels(viewport);
  }

  /** Returns the game pixels of the cells since the last painting. */
  CellPixels pixels() {
    return pixels;
  }

  /** Returns whether the picture has fewer dots than pixels. Then letters are illegible. */
  static boolean isNeeded(Viewport viewport) {
    return viewport.width() < Frame.WIDTH;
  }

  /** Removes the drawn letters of captions, and the bars behind them, from a picture. */
  void removeLetters(Frame frame, int[] picture) {
    captions = visibleCaptions(frame).toList();
    rows.assign(captions);
    backgrounds.clear();
    for (Caption caption : captions) {
      int index = backgroundIndex(caption, frame);
      if (index == NONE) {
        continue;
      }
      CaptionBackground background = CaptionBackground.around(caption, frame, index);
      if (background.isPlateOf(caption)) {
        // The letters of the terminal get a background of their own width.
        background.remove(frame, picture);
      } else if (rows.isListed(caption)) {
        backgrounds.put(caption, background);
      }
    }
    captions.stream()
        .filter(this::hasBar)
        .forEach(bar -> backgrounds.get(bar).remove(frame, picture));
    captions.forEach(caption -> letterRemover.remove(caption, frame, picture));
  }

  /** Writes the captions of the current frame, from the bottom to the top. */
  void paint(Frame frame) {
    placedLines.clear();
    pixels.clear();
    captions.stream().filter(this::hasBar).forEach(caption -> fillBar(caption, frame));
    captions.stream()
        .sorted(Comparator.comparingInt(Caption::top).reversed().thenComparingInt(Caption::left))
        .forEach(caption -> write(caption, frame));
  }

  private boolean hasBar(Caption caption) {
    CaptionBackground background = backgrounds.get(caption);
    return background != null && background.isBarOf(caption);
  }

  /**
   * Paints the bar of a line in a list. Paints it in the row of the text, which may differ from the
   * row of the bar.
   */
  private void fillBar(Caption caption, Frame frame) {
    CaptionBackground bar = backgrounds.get(caption);
    int row = rows.rowOf(caption);
    int colour = depth.quantise(colour(frame, bar.index()));
    for (int column = column(bar.left()); column <= column(bar.right() - 1); column++) {
      if (isInTerminal(column, row)) {
        cells.set(row * cells.columns() + column, ' ', colour, colour);
      }
    }
  }

  /** Returns the captions on the screen. A game may write text outside the visible picture. */
  private static Stream<Caption> visibleCaptions(Frame frame) {
    return frame.captions().stream()
        .filter(caption -> caption.meets(0, 0, Frame.WIDTH, Frame.HEIGHT));
  }

  private void write(Caption caption, Frame frame) {
    int index = backgroundIndex(caption, frame);
    int background = index == NONE ? PLATE_COLOUR : colour(frame, index);
    int ink = letterColour(caption, frame, background);
    String text = traits.inTerminalCharacters(DrawnSign.textOf(caption, frame));
    int column = column(caption.left());
    int width = column(caption.right() - 1) + 1 - column;
    if (caption.centred()) {
      column += (width - text.length()) / 2;
    }
    column = limitedColumn(column, text.length(), caption);
    LinePosition position =
        freePosition(
            new LinePosition(caption, rows.rowOf(caption), column, column + text.length()));
    placedLines.add(position);
    int row = position.row();
    column = position.column();
    pixels.addLine(caption, column, row, text.length());
    if (backgrounds.containsKey(caption)) {
      pixels.addListedLine(caption, backgrounds.get(caption), row);
    }
    for (int i = -1; i <= text.length(); i++) {
      boolean isMargin = i < 0 || i == text.length();
      if (isInTerminal(column + i, row)
          && !(isMargin && isWritten(row, column + i, column + i + 1))) {
        boolean isPointed = isPointedAt(frame, caption, column + i, row);
        cells.set(
            row * cells.columns() + column + i,
            isMargin ? ' ' : text.charAt(i),
            depth.quantise(isPointed ? background : ink),
            depth.quantise(isPointed ? ink : background));
      }
    }
  }

  /**
   * Returns a column from which a line is completely visible in the terminal, if it is completely
   * visible in the picture.
   */
  private int limitedColumn(int column, int length, Caption caption) {
    boolean isFullyVisible = caption.left() >= 0 && caption.right() <= Frame.WIDTH;
    return isFullyVisible ? Math.max(0, Math.min(cells.columns() - length, column)) : column;
  }

  /**
   * Returns a position at which a line covers no other line. This is the line's own position if
   * possible. A line that begins to the right of the other line in the picture moves a few columns
   * to the right, because letters of a terminal are wider than small letters of the game. Any other
   * line moves to the first free row above, because small letters have more lines than a terminal.
   */
  private LinePosition freePosition(LinePosition own) {
    LinePosition shifted = positionAfterOtherLines(own);
    if (shifted.end() <= cells.columns()
        && shifted.column() - own.column() <= MAX_SHIFT_COLUMNS
        && !isWritten(shifted.row(), shifted.column(), shifted.end())) {
      return shifted;
    }
    int row = own.row();
    while (isInTerminal(0, row) && isWritten(row, own.column(), own.end())) {
      row--;
    }
    return isInTerminal(0, row) ? own.movedTo(row, own.column()) : own;
  }

  /**
   * Returns the position to the right of all lines in the same row that end before this line begins
   * in the picture.
   */
  private LinePosition positionAfterOtherLines(LinePosition own) {
    int column = own.column();
    for (LinePosition line : placedLines) {
      boolean isBefore = line.caption().right() <= own.caption().left();
      if (isBefore && line.overlaps(own.row(), column - 1, column + 1)) {
        column = line.end() + 1;
      }
    }
    return own.movedTo(own.row(), column);
  }

  private boolean isWritten(int row, int column, int end) {
    return placedLines.stream().anyMatch(position -> position.overlaps(row, column, end));
  }

  /**
   * Returns whether the pointer is at a cell of a line. A pointer within the line is shown in the
   * row of the line's letters.
   */
  private boolean isPointedAt(Frame frame, Caption caption, int column, int row) {
    int y = frame.cursorY();
    return frame.cursorVisible()
        && column == column(frame.cursorX())
        && (row == rows.rowAt(y) || (y >= caption.top() && y < caption.bottom()));
  }

  private int column(int x) {
    return viewport.areaX(Math.max(0, Math.min(Frame.WIDTH - 1, x)));
  }

  private boolean isInTerminal(int column, int row) {
    return column >= 0 && column < cells.columns() && row >= 0 && row < cells.rows();
  }

  /**
   * Returns the letters' own colour, or white if it cannot be distinguished from the background.
   */
  private static int letterColour(Caption caption, Frame frame, int background) {
    int ink = colour(frame, caption.ink());
    return Brightness.of(ink) - Brightness.of(background) < MIN_CONTRAST ? WHITE : ink;
  }

  /**
   * Returns the colour around all letters, or {@link #NONE} if the letters are in front of a
   * picture.
   */
  private int backgroundIndex(Caption caption, Frame frame) {
    Arrays.fill(colourCounts, 0);
    int above = Math.max(0, caption.top() - 1);
    int below = Math.min(Frame.HEIGHT - 1, caption.bottom());
    int from = Math.max(0, caption.left());
    int end = Math.min(Frame.WIDTH, caption.right());
    for (int x = from; x < end; x++) {
      colourCounts[frame.pixels()[above * Frame.WIDTH + x] & 0xFF]++;
      colourCounts[frame.pixels()[below * Frame.WIDTH + x] & 0xFF]++;
    }
    for (int index = 0; index < colourCounts.length; index++) {
      if (colourCounts[index] > end - from) {
        return index;
      }
    }
    return NONE;
  }

  private static int colour(Frame frame, int index) {
    byte[] palette = frame.palette();
    return ((palette[index * 3] & 0xFF) << 16)
        | ((palette[index * 3 + 1] & 0xFF) << 8)
        | (palette[index * 3 + 2] & 0xFF);
  }
}
