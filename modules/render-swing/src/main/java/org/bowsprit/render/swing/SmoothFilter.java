package org.bowsprit.render.swing;

import static org.bowsprit.render.swing.PixelNeighbours.difference;

/**
 * Draws edges as lines. At each corner of a pixel it compares the differences along both diagonals
 * over five by five pixels. If the differences are smaller along the diagonal that cuts off the
 * corner, it draws a line there. The line is flat or steep if the edge continues in this direction.
 */
final class SmoothFilter implements PixelFilter {

  private static final double MAX_EQUAL_DIFFERENCE = 0.02;
  private static final double DIAGONAL = Math.sqrt(0.5);
  private static final double SLANTED = Math.sqrt(0.8);

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
      int a = neighbours.at(sideX, 0);
      int b = neighbours.at(0, sideY);
      isCut =
          difference(centre, a) >= MAX_EQUAL_DIFFERENCE
              && difference(centre, b) >= MAX_EQUAL_DIFFERENCE
              && isAlong(neighbours, centre, a, b);
      if (isCut) {
        isFlat = difference(b, neighbours.at(-sideX, sideY)) < MAX_EQUAL_DIFFERENCE;
        isSteep = difference(a, neighbours.at(sideX, -sideY)) < MAX_EQUAL_DIFFERENCE;
        ink = difference(centre, a) <= difference(centre, b) ? a : b;
      }
    }

    private boolean isAlong(PixelNeighbours neighbours, int centre, int a, int b) {
      int d = neighbours.at(sideX, sideY);
      double along =
          4 * difference(a, b)
              + difference(neighbours.at(-sideX, sideY), centre)
              + difference(centre, neighbours.at(sideX, -sideY))
              + difference(neighbours.at(0, 2 * sideY), d)
              + difference(d, neighbours.at(2 * sideX, 0));
      double across =
          4 * difference(centre, d)
              + difference(neighbours.at(-sideX, 0), b)
              + difference(b, neighbours.at(sideX, 2 * sideY))
              + difference(neighbours.at(0, -sideY), a)
              + difference(a, neighbours.at(2 * sideX, sideY));
      return along < across;
    }

    /** Returns the distance of a point beyond the line, in pixels of the game. */
    private double distanceBeyondLine(double fromLeft, double fromTop) {
      double x = fromLeft * sideX;
      double y = fromTop * sideY;
      double distance = (x + y - 0.5) * DIAGONAL;
      if (isFlat) {
        distance = Math.max(distance, (0.5 * x + y - 0.25) * SLANTED);
      }
      return isSteep ? Math.max(distance, (x + 0.5 * y - 0.25) * SLANTED) : distance;
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
