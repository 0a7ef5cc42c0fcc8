package org.bowsprit.gannet.scene;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.GeneralPath;
import java.util.Map;
import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.Layer;

/**
 * Writes the title. Each letter consists of a few strokes of a broad pen in a rectangle of 10 by
 * 14.
 */
final class Lettering {

  private static final Map<Character, double[][]> STROKES =
      Map.ofEntries(
          Map.entry(
              'T',
              new double[][] {
                {0, 0, 10, 0}, {0, 0, 0, 2}, {10, 0, 10, 2}, {5, 0, 5, 14}, {3, 14, 7, 14}
              }),
          Map.entry(
              'H',
              new double[][] {
                {1, 0, 1, 14}, {9, 0, 9, 14}, {1, 7, 9, 7}, {0, 14, 2, 14}, {8, 14, 10, 14}
              }),
          Map.entry(
              'E',
              new double[][] {
                {9, 2, 9, 0, 1, 0, 1, 14, 9, 14, 9, 12}, {1, 7, 7, 7}, {7, 5.6, 7, 8.4}
              }),
          Map.entry('L', new double[][] {{0, 0, 2, 0}, {1, 0, 1, 14, 9, 14, 9, 11.6}}),
          Map.entry('A', new double[][] {{0, 14, 5, 0, 10, 14}, {2, 9.4, 8, 9.4}, {4, 0, 6, 0}}),
          Map.entry('M', new double[][] {{0.5, 14, 1, 0, 5, 9, 9, 0, 9.5, 14}}),
          Map.entry(
              'P',
              new double[][] {{1, 14, 1, 0, 7, 0, 9, 2, 9, 5.4, 7, 7.6, 1, 7.6}, {0, 14, 2.4, 14}}),
          Map.entry(
              'G',
              new double[][] {
                {9, 3, 7, 0.4, 3.4, 0.4, 1, 3.4, 1, 10.6, 3.4, 13.8, 7, 13.8, 9, 11.4, 9, 8, 5.6, 8}
              }),
          Map.entry(
              'N', new double[][] {{1, 14, 1, 0, 9, 14, 9, 0}, {0, 14, 2, 14}, {8, 0, 10, 0}}),
          Map.entry(
              'R',
              new double[][] {
                {1, 14, 1, 0, 7, 0, 9, 2, 9, 5, 7, 7, 1, 7}, {5, 7, 9.6, 14}, {0, 14, 2.4, 14}
              }),
          Map.entry(
              'O',
              new double[][] {
                {
                  5, 0, 8, 1.6, 9.4, 5, 9.4, 9, 8, 12.4, 5, 14, 2, 12.4, 0.6, 9, 0.6, 5, 2, 1.6, 5,
                  0
                }
              }),
          Map.entry(
              'C',
              new double[][] {
                {9, 3, 7, 0.4, 3.6, 0.4, 1, 3.4, 1, 10.6, 3.6, 13.6, 7, 13.6, 9, 11}
              }),
          Map.entry('K', new double[][] {{1, 0, 1, 14}, {9, 0, 1.4, 8}, {4, 5.6, 9.6, 14}}));

  private static final double ADVANCE = 13;
  private static final double SPACE = 7;

  private Lettering() {}

  /**
   * Returns the width of a line of letters. At {@code size} 1, letters are fourteen pixels high.
   */
  static double widthOf(String line, double size) {
    return line.chars().mapToDouble(c -> c == ' ' ? SPACE : ADVANCE).sum() * size - 3 * size;
  }

  /** Writes a line with its upper left corner at (x, y), in a colour with a dark edge. */
  static Layer write(Layer sheet, String line, double x, double y, double size, int colour) {
    writeLetters(sheet, line, x + size, y + size * 1.3, size, 3.4, 0x0A0C18);
    writeLetters(sheet, line, x, y, size, 2.7, Colour.scale(colour, 0.55));
    return writeLetters(sheet, line, x - 0.2 * size, y - 0.3 * size, size, 1.7, colour);
  }

  private static Layer writeLetters(
      Layer sheet, String line, double x, double y, double size, double pen, int colour) {
    double letterX = x;
    for (int i = 0; i < line.length(); i++) {
      char letter = line.charAt(i);
      for (double[] stroke : STROKES.getOrDefault(letter, new double[0][])) {
        sheet.line(placeStroke(stroke, letterX, y, size), pen * size, colour);
      }
      letterX += (letter == ' ' ? SPACE : ADVANCE) * size;
    }
    return sheet;
  }

  private static Shape placeStroke(double[] stroke, double x, double y, double size) {
    GeneralPath path = new GeneralPath();
    path.moveTo(stroke[0], stroke[1]);
    for (int i = 2; i < stroke.length; i += 2) {
      path.lineTo(stroke[i], stroke[i + 1]);
    }
    path.transform(new AffineTransform(size, 0, 0, size, x, y));
    return path;
  }
}
