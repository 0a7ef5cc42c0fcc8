package org.bowsprit.format.costume;

import java.util.Objects;
import org.bowsprit.bytes.Bytes;

/**
 * One picture of a limb, still packed (spec 03 §2.3).
 *
 * @param width pixels across
 * @param height rows
 * @param xOffset from the actor's anchor to the left edge, pixels to the right
 * @param yOffset from the actor's anchor to the upper edge, pixels down
 * @param xMove added to the anchor's x for the limbs that follow
 * @param yMove subtracted from the anchor's y for the limbs that follow
 * @param runs colours and lengths, column by column (see {@link CostumeRuns})
 */
public record CostumePicture(
    int width, int height, int xOffset, int yOffset, int xMove, int yMove, Bytes runs) {

  /** The widest picture that is drawn (spec 03 §8). */
  public static final int MAX_WIDTH = 1024;

  /** The highest picture that is drawn (spec 03 §8). */
  public static final int MAX_HEIGHT = 256;

  public CostumePicture {
    Objects.requireNonNull(runs, "runs must not be null");
  }

  /** Returns whether there is something to draw: it has pixels and is within the size limits. */
  public boolean drawable() {
    return width > 0 && width <= MAX_WIDTH && height > 0 && height <= MAX_HEIGHT;
  }

  /** Returns the number of pixels, 0 if nothing is drawn. */
  public int pixels() {
    return drawable() ? width * height : 0;
  }
}
