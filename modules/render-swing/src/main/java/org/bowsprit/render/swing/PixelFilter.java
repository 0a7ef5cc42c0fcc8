package org.bowsprit.render.swing;

/** Draws a pixel of the game larger than it is, by what surrounds it. */
interface PixelFilter {

  /** How far around a pixel it looks, in pixels of the game. */
  int REACH = 2;

  /** Looks at a pixel; {@link #at} draws it from then on. */
  void look(PixelNeighbours around);

  /**
   * Returns the colour of a point of the pixel.
   *
   * @param x from the pixel's middle, −0.5 to 0.5
   * @param y from the pixel's middle, −0.5 to 0.5
   * @param softness how wide an edge is blended, in pixels of the game
   */
  int at(double x, double y, double softness);
}
