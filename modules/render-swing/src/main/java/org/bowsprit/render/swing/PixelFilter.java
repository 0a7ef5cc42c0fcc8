package org.bowsprit.render.swing;

/** Draws an enlarged pixel of the game depending on its neighbours. */
interface PixelFilter {

  /** The distance of the farthest neighbour that is read, in pixels of the game. */
  int REACH = 2;

  /** Selects the pixel that {@link #colourAt} draws. */
  void select(PixelNeighbours neighbours);

  /**
   * Returns the colour of a point of the pixel.
   *
   * @param x the horizontal distance from the pixel's middle, −0.5 to 0.5 pixels of the game
   * @param y the vertical distance from the pixel's middle, −0.5 to 0.5 pixels of the game
   * @param softness the width of a blended edge, in pixels of the game
   */
  int colourAt(double x, double y, double softness);
}
