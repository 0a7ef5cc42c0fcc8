package org.bowsprit.render.terminal;

/**
 * Draws a cell as a space in the cell's colour. Without colours, draws a character, which is denser
 * for brighter cells.
 */
final class Ascii implements CellStyle {

  private static final String RAMP = " .,:;-=+*ox%#@";
  private static final int DOTS = 2;

  @Override
  public String id() {
    return "ascii";
  }

  @Override
  public int dotsAcross() {
    return 1;
  }

  @Override
  public int dotsDown() {
    return DOTS;
  }

  @Override
  public void paint(int[] dots, ColourDepth depth, CellGrid cells, int cell) {
    int colour = (dots[0] & 0xFEFEFE) / 2 + (dots[1] & 0xFEFEFE) / 2;
    int background = depth.quantise(colour);
    cells.set(cell, depth == ColourDepth.NONE ? glyph(colour) : ' ', background, background);
  }

  private static char glyph(int colour) {
    return RAMP.charAt(Brightness.of(colour) * RAMP.length() / (Brightness.MAX + 1));
  }
}
