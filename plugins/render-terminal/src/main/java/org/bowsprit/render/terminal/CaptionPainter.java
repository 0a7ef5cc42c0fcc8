package org.bowsprit.render.terminal;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.stream.Stream;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.Viewport;

/**
 * Writes what is written in the picture once more, in the terminal's own letters and in the place
 * of the game's, which a few dots each cannot show.
 */
final class CaptionPainter {

  /** Letters that are less brighter than their paper are white. */
  private static final int LEGIBLE = Brightness.MOST / 4;

  private static final int WHITE = 0xFFFFFF;
  private static final int PLATE = 0x101018;

  /** The height of a capital letter in most games. */
  private static final int CAPITAL = 8;

  private final CellGrid cells;
  private final Viewport squares;
  private final TerminalTraits traits;
  private final ColourDepth depth;
  private final LetterRemover letters = new LetterRemover();
  private final int[] counts = new int[Frame.COLOURS];

  private final CellPixels pixels;

  /** The cells that hold a text already. */
  private final BitSet written = new BitSet();

  CaptionPainter(CellGrid cells, Viewport squares, TerminalTraits traits) {
    this.cells = cells;
    this.squares = squares;
    this.traits = traits;
    depth = traits.colours();
    pixels = new CellPixels(squares);
  }

  /** What the cells stand for since the last painting. */
  CellPixels pixels() {
    return pixels;
  }

  /** Whether the picture has fewer dots than pixels, so that letters cannot be read. */
  static boolean isNeeded(Viewport squares) {
    return squares.width() < Frame.WIDTH;
  }

  /** Takes the drawn letters of captions out of a picture before it is painted. */
  void clean(Frame frame, int[] picture) {
    onScreen(frame).forEach(caption -> letters.remove(caption, frame, picture));
  }

  /** Writes the captions of the frame that is in the cells, the lowest first. */
  void paint(Frame frame) {
    written.clear();
    pixels.clear();
    onScreen(frame)
        .sorted(Comparator.comparingInt(Caption::top).reversed())
        .forEach(caption -> write(caption, frame));
  }

  /** A game may say something where it cannot be seen: below the picture, or beside it. */
  private static Stream<Caption> onScreen(Frame frame) {
    return frame.captions().stream()
        .filter(caption -> caption.meets(0, 0, Frame.WIDTH, Frame.HEIGHT));
  }

  private void write(Caption caption, Frame frame) {
    // Letters that hang below the line must not lower it.
    int itsRow = row(caption.top() + Math.min(CAPITAL, caption.bottom() - caption.top()) / 2);
    int paper = paper(caption, frame);
    int ink = ink(caption, frame, paper);
    String text = traits.inItsLetters(caption.text());
    int column = column(caption.left());
    int room = column(caption.right() - 1) + 1 - column;
    if (caption.centred()) {
      column += (room - text.length()) / 2;
    }
    int row = free(itsRow, column, text.length());
    pixels.wrote(caption, column, row, text.length());
    for (int i = -1; i <= text.length(); i++) {
      boolean isMargin = i < 0 || i == text.length();
      if (isOn(column + i, row) && !(isMargin && isWritten(row, column + i, 1))) {
        boolean pointed = isPointedAt(frame, caption, column + i, row);
        cells.set(
            row * cells.columns() + column + i,
            isMargin ? ' ' : text.charAt(i),
            depth.quantise(pointed ? paper : ink),
            depth.quantise(pointed ? ink : paper));
      }
    }
  }

  /**
   * Returns a text's row: its own, or the first above it where it is not written over another,
   * since small letters have more lines than a terminal.
   */
  private int free(int row, int column, int length) {
    int chosen = row;
    while (isOn(0, chosen) && isWritten(chosen, column, length)) {
      chosen--;
    }
    if (!isOn(0, chosen)) {
      return row;
    }
    written.set(cell(chosen, column), cell(chosen, column + length));
    return chosen;
  }

  private boolean isWritten(int row, int column, int length) {
    int next = written.nextSetBit(cell(row, column));
    return next >= 0 && next < cell(row, column + length);
  }

  private int cell(int row, int column) {
    return row * cells.columns() + Math.max(0, Math.min(cells.columns(), column));
  }

  /** A pointer within a line is shown where its letters are, in whichever row that is. */
  private boolean isPointedAt(Frame frame, Caption caption, int column, int row) {
    int y = frame.cursorY();
    return frame.cursorVisible()
        && column == column(frame.cursorX())
        && (row == row(y) || (y >= caption.top() && y < caption.bottom()));
  }

  private int column(int x) {
    return squares.areaX(Math.max(0, Math.min(Frame.WIDTH - 1, x)));
  }

  private int row(int y) {
    return squares.areaY(Math.max(0, Math.min(Frame.HEIGHT - 1, y))) / 2;
  }

  private boolean isOn(int column, int row) {
    return column >= 0 && column < cells.columns() && row >= 0 && row < cells.rows();
  }

  /** The letters' own colour, or white where it could not be told from the paper. */
  private static int ink(Caption caption, Frame frame, int paper) {
    int ink = colour(frame, caption.ink());
    return Brightness.of(ink) - Brightness.of(paper) < LEGIBLE ? WHITE : ink;
  }

  /** What the letters stand on: what is all around them, or, over a picture, a dark plate. */
  private int paper(Caption caption, Frame frame) {
    Arrays.fill(counts, 0);
    int above = Math.max(0, caption.top() - 1);
    int below = Math.min(Frame.HEIGHT - 1, caption.bottom());
    int from = Math.max(0, caption.left());
    int end = Math.min(Frame.WIDTH, caption.right());
    for (int x = from; x < end; x++) {
      counts[frame.pixels()[above * Frame.WIDTH + x] & 0xFF]++;
      counts[frame.pixels()[below * Frame.WIDTH + x] & 0xFF]++;
    }
    for (int index = 0; index < counts.length; index++) {
      if (counts[index] > end - from) {
        return colour(frame, index);
      }
    }
    return PLATE;
  }

  private static int colour(Frame frame, int index) {
    byte[] palette = frame.palette();
    return ((palette[index * 3] & 0xFF) << 16)
        | ((palette[index * 3 + 1] & 0xFF) << 8)
        | (palette[index * 3 + 2] & 0xFF);
  }
}
