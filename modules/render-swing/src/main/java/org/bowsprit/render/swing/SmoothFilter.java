package org.bowsprit.render.swing;

import static org.bowsprit.render.swing.PixelNeighbours.difference;

/**
 * Draws edges as lines. At each corner of a pixel it compares the differences along both diagonals
 * over five by five pixels. If the differences are smaller along the diagonal that cuts off the
 * corner, it draws a line along this diagonal. The line is flatter or steeper than the diagonal if
 * the edge continues in such a direction.
 */
final class SmoothFilter implements PixelFilter {

  private static final double MAX_EQUAL_DIFFERENCE = 0.02;
  private static final double DIAGONAL_FACTOR = Math.sqrt(0.5);
  private static final double SLANTED_FACTOR = Math.sqrt(0.8);

  private final Corner[] corners = {
    new Corner(1, 1), new Corner(-1, 1), new Corner(1, -1), new Corner(-1, -1)
  };
  private int centre;
  private boolean isPlain;

  /** One corner of the pixel. */
  private static final class Corner {
    private final int sideX;
    private final int sideY;
    private boolean isCut;
    private boolean isFlat;
    private boolean isSteep;
    private int ink;

    private Corner(int sideX, int sideY) {
      this.sideX = sideX;
      this.sideY = sideY;
    }

    private void update(PixelNeighbours neighbours, int centre) {
      int besideColour = neighbours.at(sideX, 0);
      int aboveOrBelowColour = neighbours.at(0, sideY);
      isCut =
          difference(centre, besideColour) >= MAX_EQUAL_DIFFERENCE
              && difference(centre, aboveOrBelowColour) >= MAX_EQUAL_DIFFERENCE
              && isAlong(neighbours, centre, besideColour, aboveOrBelowColour);
      if (isCut) {
        isFlat =
            difference(aboveOrBelowColour, neighbours.at(-sideX, sideY)) < MAX_EQUAL_DIFFERENCE;
        isSteep = difference(besideColour, neighbours.at(sideX, -sideY)) < MAX_EQUAL_DIFFERENCE;
        ink =
            difference(centre, besideColour) <= difference(centre, aboveOrBelowColour)
                ? besideColour
                : aboveOrBelowColour;
      }
    }

    private boolean isAlong(
        PixelNeighbours neighbours, int centre, int besideColour, int aboveOrBelowColour) {
      int diagonalColour = neighbours.at(sideX, sideY);
      double differencesAlong =
          4 * difference(besideColour, aboveOrBelowColour)
              + difference(neighbours.at(-sideX, sideY), centre)
              + difference(centre, neighbours.at(sideX, -sideY))
              + difference(neighbours.at(0, 2 * sideY), diagonalColour)
              + difference(diagonalColour, neighbours.at(2 * sideX, 0));
      double differencesAcross =
          4 * difference(centre, diagonalColour)
              + difference(neighbours.at(-sideX, 0), aboveOrBelowColour)
              + difference(aboveOrBelowColour, neighbours.at(sideX, 2 * sideY))
              + difference(neighbours.at(0, -sideY), besideColour)
              + difference(besideColour, neighbours.at(2 * sideX, sideY));
      return differencesAlong < differencesAcross;
    }

    /** Returns the distance of a point beyond the line, in pixels of the game. */
    private double distanceBeyondLine(double fromLeft, double fromTop) {
      double x = fromLeft * sideX;
      double y = fromTop * sideY;
      double distance = (x + y - 0.5) * DIAGONAL_FACTOR;
      if (isFlat) {
        distance = Math.max(distance, (0.5 * x + y - 0.25) * SLANTED_FACTOR);
      }
      return isSteep ? Math.max(distance, (x + 0.5 * y - 0.25) * SLANTED_FACTOR) : distance;
    }
  }

  @Override
  public void select(PixelNeighbours neighbours) {
    centre = neighbours.at(0, 0);
    isPlain = true;
    for (Corner corner : corners) {
      corner.update(neighbours, centre);
      isPlain &= !corner.isCut;
    }
  }

  @Override
  public int colourAt(double x, double y, double softness) {
    int colour = centre;
    if (!isPlain) {
      for (Corner corner : corners) {
        if (corner.isCut) {
          double share = PixelNeighbours.smoothStep(corner.distanceBeyondLine(x, y), softness);
          colour = PixelNeighbours.mix(colour, corner.ink, share);
        }
      }
    }
    return colour;
  }
}
