package org.bowsprit.render.terminal;

import org.bowsprit.render.DisplaySettings;

/**
 * Shows two square dots per cell. The upper dot is the foreground of a half block, the lower dot is
 * its background.
 */
final class HalfBlocks implements CellStyle {

  private static final int UPPER_HALF = '▀';

  @Override
  public String id() {
    return DisplaySettings.NEAREST;
  }

  @Override
  public int dotsAcross() {
    return 1;
  }

  @Override
  public int dotsDown() {
    return 2;
  }

  @Override
  public boolean showsEveryDot() {
    return true;
  }

  @Override
  public void paint(int[] dots, ColourDepth depth, CellGrid cells, int cell) {
    int upper = depth.quantise(dots[0]);
    int lower = depth.quantise(dots[1]);
    cells.set(cell, upper == lower ? ' ' : UPPER_HALF, upper, lower);
  }
}
