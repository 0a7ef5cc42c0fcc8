package org.bowsprit.render.terminal;

/** One character a cell, the fuller the brighter, in its colour where there are colours. */
final class Ascii implements CellStyle {

  private static final String RAMP = " .,:;-=+*ox%#@";
  private static final int DOTS = 2;

  @Override
  public String id() {
    return "ascii";
  }

  @Override
  public int across() {
    return 1;
  }

  @Override
  public int down() {
    return DOTS;
  }

  @Override
  public void paint(int[] dots, ColourDepth depth, CellGrid cells, int at) {
    int colour = (dots[0] & 0xFEFEFE) / 2 + (dots[1] & 0xFEFEFE) / 2;
    int step = Brightness.of(colour) * RAMP.length() / (Brightness.MOST + 1);
    char glyph = RAMP.charAt(step);
    int black = depth.quantise(0);
    cells.set(at, glyph, glyph == ' ' ? black : depth.quantise(colour), black);
  }
}
