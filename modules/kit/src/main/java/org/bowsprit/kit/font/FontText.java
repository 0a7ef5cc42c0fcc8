package org.bowsprit.kit.font;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.room.BoxRecord.Corner;
import org.bowsprit.kit.text.LineReader;
import org.bowsprit.kit.text.TextLines;
import org.bowsprit.kit.text.TextProblem;
import org.bowsprit.kit.text.Word;

/** Reads the text of a font, statement by statement. */
final class FontText {

  private static final int MAX_VALUE = 255;

  private final List<Integer> colours = new ArrayList<>();
  private final Map<Integer, EmptyGlyph> emptyGlyphs = new HashMap<>();
  private int bits = 1;
  private int height = 8;
  private int[] cellSize = {8, 8};
  private Corner anchor = new Corner(0, 0);

  /**
   * A character without pixels, such as a blank.
   *
   * @param width the distance in pixels by which it moves the pen, in addition to the offset
   * @param height the height in rows of pixels
   * @param offset the movement of the pen before the character
   */
  record EmptyGlyph(int width, int height, Corner offset) {}

  /** Reads a text and adds its errors to {@code problems}. */
  static FontText read(String text, List<TextProblem> problems) {
    FontText font = new FontText();
    problems.addAll(TextLines.of(text).read(font::readStatement));
    return font;
  }

  private void readStatement(LineReader line) {
    Word first = line.readWord("a statement");
    switch (first.text()) {
      case "bits" -> bits(line);
      case "height" -> height = line.readNumber(1, MAX_VALUE, "the distance of two lines");
      case "cell" -> cellSize = line.readSize(MAX_VALUE, "the size of a cell");
      case "anchor" -> anchor = line.readPair("where in a cell the pen stands");
      case "colours" -> readColours(line);
      case "empty" -> {
        int number = line.readNumber(0, MAX_VALUE, "the number of a character");
        int[] size = line.readSize(MAX_VALUE, "its size");
        Corner offset = line.readIf("offset") ? line.readPair("its offset") : new Corner(0, 0);
        emptyGlyphs.put(number, new EmptyGlyph(size[0], size[1], offset));
      }
      default -> throw first.problem("expected bits, height, cell, anchor, colours or empty");
    }
  }

  private void bits(LineReader line) {
    bits = line.readNumber(1, 4, "1, 2 or 4 bits a pixel");
    if (bits == 3) {
      throw line.last().problem("expected 1, 2 or 4 bits a pixel");
    }
  }

  private void readColours(LineReader line) {
    while (!line.isAtEnd()) {
      colours.add(line.readNumber(0, MAX_VALUE, "a colour"));
    }
    if (colours.size() > Charset.MAP_SIZE) {
      throw line.last().problem("expected at most 16 colours");
    }
  }

  /** Returns the colours of the sixteen pixel values. */
  byte[] colourMap() {
    byte[] map = new byte[Charset.MAP_SIZE];
    for (int i = 0; i < colours.size(); i++) {
      map[i] = (byte) colours.get(i).intValue();
    }
    return map;
  }

  int bits() {
    return bits;
  }

  int height() {
    return height;
  }

  int cellWidth() {
    return cellSize[0];
  }

  int cellHeight() {
    return cellSize[1];
  }

  Corner anchor() {
    return anchor;
  }

  Map<Integer, EmptyGlyph> emptyGlyphs() {
    return emptyGlyphs;
  }
}
