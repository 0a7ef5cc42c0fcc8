package org.bowsprit.player.menu;

import java.util.Optional;
import java.util.function.Supplier;
import org.bowsprit.player.library.GamePreviews;
import org.bowsprit.player.library.Miniature;

/**
 * A row of a page that is shown as a picture with its label below, beside other tiles.
 *
 * @param picture returns the picture, or empty while it is not available yet; called while the tile
 *     is visible
 * @param secondLine a second line below the label; if it is empty, a long label continues there
 */
record Tile(Supplier<Optional<Miniature>> picture, String secondLine) {

  /** The number of tiles beside each other. */
  static final int COLUMNS = 3;

  /** The number of tiles whose colours fit into a palette. */
  static final int MAX_TILES = 6;

  /** Returns the height of a tile with a number of lines of text. */
  static int height(int lines, int letterHeight) {
    return GamePreviews.TILE_HEIGHT + lines * letterHeight + 1;
  }
}
