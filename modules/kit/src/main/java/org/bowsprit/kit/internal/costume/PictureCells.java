package org.bowsprit.kit.internal.costume;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.costume.CostumeCommand;
import org.bowsprit.format.costume.CostumePicture;
import org.bowsprit.format.room.BoxRecord.Corner;
import org.bowsprit.kit.text.LineReader;
import org.bowsprit.kit.text.TextProblem;
import org.bowsprit.kit.text.Word;
import org.bowsprit.media.image.IndexedPicture;

/**
 * Reads the statements {@code readCells} and {@code readPicture}, which give the positions of a
 * limb's pictures in the PNG files.
 */
final class PictureCells {

  private final Map<String, IndexedPicture> strips;

  private final List<TextProblem> warnings;

  /**
   * Creates a reader.
   *
   * @param strips the PNG files by name
   * @param warnings receives warnings, which do not prevent the build
   */
  PictureCells(Map<String, IndexedPicture> strips, List<TextProblem> warnings) {
    this.strips = strips;
    this.warnings = warnings;
  }

  /**
   * Reads a statement such as {@code body.png 24x40 anchor 12,39 [move 0,0]}, which gives all cells
   * of a strip. The cells become the pictures after the last picture so far. Transparent pixels at
   * the edges of each picture are removed.
   */
  void readCells(LineReader line, NavigableMap<Integer, CellPicture> pictures) {
    IndexedPicture strip = strip(line);
    Word name = line.last();
    int[] cell = line.readSize(CostumePicture.MAX_HEIGHT, "the size of a cell");
    line.expect("anchor");
    Corner anchor = line.readPair("the point of a cell that stands on the floor");
    Corner move = line.readIf("move") ? line.readPair("a move") : new Corner(0, 0);
    int columns = cell[0] == 0 ? 0 : strip.width() / cell[0];
    int rows = cell[1] == 0 ? 0 : strip.height() / cell[1];
    if (columns * rows == 0) {
      throw name.problem(
          "expected a cell that fits into the picture of " + strip.width() + "×" + strip.height());
    }
    if (strip.width() % cell[0] + strip.height() % cell[1] > 0) {
      warnings.add(
          name.problem(
              "cells of %s×%s do not fill the picture of %s×%s: what is left is not used"
                  .formatted(cell[0], cell[1], strip.width(), strip.height())));
    }
    int firstNumber = pictures.isEmpty() ? 0 : pictures.lastKey() + 1;
    if (firstNumber + columns * rows > CostumeCommand.LAST_PICTURE + 1) {
      throw name.problem(
          "expected at most %s pictures a limb, found %s"
              .formatted(CostumeCommand.LAST_PICTURE + 1, firstNumber + columns * rows));
    }
    for (int i = 0; i < columns * rows; i++) {
      CellPicture cellPicture =
          CellPicture.of(
              strip,
              i % columns * cell[0],
              i / columns * cell[1],
              cell[0],
              cell[1],
              new Corner(-anchor.x(), -anchor.y()),
              move);
      pictures.put(firstNumber + i, cellPicture.trimmed());
    }
  }

  /**
   * Reads a statement such as {@code 5 body.png at 24,0 size 20x30 offset -10,-29 [move 0,0]},
   * which gives one picture. Its transparent edges are not removed.
   */
  void readPicture(LineReader line, NavigableMap<Integer, CellPicture> pictures) {
    int number = line.readNumber(0, CostumeCommand.LAST_PICTURE, "the number of a picture");
    if (pictures.containsKey(number)) {
      throw line.last().problem("expected a new number, found that of a picture above");
    }
    IndexedPicture strip = strip(line);
    line.expect("at");
    Corner upperLeft = line.readPair("the upper left corner in the PNG");
    Word corner = line.last();
    line.expect("size");
    int[] size = line.readSize(CostumePicture.MAX_WIDTH, "the size of the picture");
    line.expect("offset");
    Corner offset = line.readPair("the way from the actor's feet to the upper left corner");
    Corner move = line.readIf("move") ? line.readPair("a move") : new Corner(0, 0);
    if (upperLeft.x() < 0
        || upperLeft.y() < 0
        || upperLeft.x() + size[0] > strip.width()
        || upperLeft.y() + size[1] > strip.height()) {
      throw corner.problem(
          "expected a part of the picture of " + strip.width() + "×" + strip.height());
    }
    pictures.put(
        number,
        CellPicture.of(strip, upperLeft.x(), upperLeft.y(), size[0], size[1], offset, move));
  }

  private IndexedPicture strip(LineReader line) {
    Word name = line.readWord("the name of a PNG file");
    IndexedPicture strip = strips.get(name.text());
    if (strip == null) {
      throw missing(name);
    }
    return strip;
  }

  private TextProblem missing(Word name) {
    return name.problem(
        strips.isEmpty()
            ? "expected a PNG file beside this text, found none"
            : "expected one of the PNG files beside this text: "
                + String.join(", ", new TreeMap<>(strips).keySet()));
  }

  /**
   * An unpacked picture of a limb.
   *
   * @param width the width in pixels
   * @param height the height in pixels
   * @param offset the offset from the actor's anchor to the upper left corner
   * @param move the movement of the following limbs
   * @param pixels the colours of the PNG, row by row
   */
  record CellPicture(int width, int height, Corner offset, Corner move, Bytes pixels) {

    static CellPicture of(
        IndexedPicture strip, int x, int y, int width, int height, Corner offset, Corner move) {
      return new CellPicture(
          width, height, offset, move, Bytes.wrap(strip.part(x, y, width, height)));
    }

    /**
     * Returns the picture without the empty columns and rows at its edges. If the whole picture is
     * empty, returns a picture of one pixel.
     */
    CellPicture trimmed() {
      int left = width;
      int right = -1;
      int top = height;
      int bottom = -1;
      for (int i = 0; i < pixels.length(); i++) {
        if (pixels.u8(i) != 0) {
          left = Math.min(left, i % width);
          right = Math.max(right, i % width);
          top = Math.min(top, i / width);
          bottom = Math.max(bottom, i / width);
        }
      }
      return right < 0 ? part(0, 0, 1, 1) : part(left, top, right + 1 - left, bottom + 1 - top);
    }

    private CellPicture part(int x, int y, int columns, int rows) {
      byte[] part =
          new IndexedPicture(width, height, pixels, Bytes.EMPTY).part(x, y, columns, rows);
      Corner newOffset = new Corner(offset.x() + x, offset.y() + y);
      return new CellPicture(columns, rows, newOffset, move, Bytes.wrap(part));
    }

    /** Returns the colours column by column. */
    byte[] columns() {
      byte[] columns = new byte[width * height];
      for (int i = 0; i < columns.length; i++) {
        columns[i] = (byte) pixels.u8(i % height * width + i / height);
      }
      return columns;
    }
  }
}
