package org.bowsprit.render.swing;

import static org.bowsprit.render.swing.PixelNeighbours.apart;

/**
 * Draws edges as lines. At each corner of a pixel it compares the differences along both diagonals
 * over five by five pixels. If the differences are smaller along the diagonal that cuts off the
 * corner, it draws a line there. The line is flat or steep if the edge continues in this direction.
 */
final class SmoothFilter implements PixelFilter {

  private static final double SAME = 0.02;
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

    private void look(PixelNeighbours around, int centre) {
      int a = around.at(sideX, 0);
      int b = around.at(0, sideY);
      isCut = apart(centre, a) >= SAME && apart(centre, b) >= SAME && isAlong(around, centre, a, b);
      if (isCut) {
        isFlat = apart(b, around.at(-sideX, sideY)) < SAME;
        isSteep = apart(a, around.at(sideX, -sideY)) < SAME;
        ink = apart(centre, a) <= apart(centre, b) ? a : b;
      }
    }

    private boolean isAlong(PixelNeighbours around, int centre, int a, int b) {
      int d = around.at(sideX, sideY);
      double along =
          4 * apart(a, b)
              + apart(around.at(-sideX, sideY), centre)
              + apart(centre, around.at(sideX, -sideY))
              + apart(around.at(0, 2 * sideY), d)
              + apart(d, around.at(2 * sideX, 0));
      double across =
          4 * apart(centre, d)
              + apart(around.at(-sideX, 0), b)
              + apart(b, around.at(sideX, 2 * sideY))
              + apart(around.at(0, -sideY), a)
              + apart(a, around.at(2 * sideX, sideY));
      return along < across;
    }

    /** Returns the distance of a point beyond the line, in pixels of the game. */
    private double beyond(double fromLeft, double fromTop) {
      double x = fromLeft * sideX;
      double y = fromTop * sideY;
      double beyond = (x + y - 0.5) * DIAGONAL;
      if (isFlat) {
        beyond = Math.max(beyond, (0.5 * x + y - 0.25) * SLANTED);
      }
      return isSteep ? Math.max(beyond, (x + 0.5 * y - 0.25) * SLANTED) : beyond;
    }
  }

  @Override
  public void look(PixelNeighbours around) {
    centre = around.at(0, 0);
    isPlain = true;
    for (Corner corner : corners) {
      corner.look(around, centre);
      isPlain &= !corner.isCut;
    }
  }

  @Override
  public int at(double x, double y, double softness) {
    int shown = centre;
    if (!isPlain) {
      for (Corner corner : corners) {
        if (corner.isCut) {
          double part = PixelNeighbours.step(corner.beyond(x, y), softness);
          shown = PixelNeighbours.mixed(shown, corner.ink, part);
        }
      }
    }
    return shown;
  }
}
