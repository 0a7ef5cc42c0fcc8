package org.bowsprit.format.costume;

import java.util.Objects;
import org.bowsprit.bytes.Bytes;

/**
 * A packed picture of a limb (spec 03 §2.3).
 *
 * @param width the width in pixels
 * @param height the height in rows
 * @param xOffset the x of the left edge in pixels, counted to the right from the actor's anchor
 * @param yOffset the y of the upper edge in pixels, counted down from the actor's anchor
 * @param xMove the number that is added to the anchor's x for the next limbs
 * @param yMove the number that is subtracted from the anchor's y for the next limbs
 * @param runs the colours and lengths, column by column (see {@link CostumeRuns})
 */
public record CostumePicture(
    int width, int height, int xOffset, int yOffset, int xMove, int yMove, Bytes runs) {

  /** The width in pixels of the widest picture that is drawn (spec 03 §8). */
  public static final int MAX_WIDTH = 1024;

  /** The height in pixels of the highest picture that is drawn (spec 03 §8). */
  public static final int MAX_HEIGHT = 256;

  public CostumePicture {
    Objects.requireNonNull(runs, "runs must not be null");
  }

  /** Returns whether the picture is drawn: it has pixels and is within the size limits. */
  public boolean isDrawable() {
    return width > 0 && width <= MAX_WIDTH && height > 0 && height <= MAX_HEIGHT;
  }

  /** Returns the number of pixels; 0 if the picture is not drawn. */
  public int pixelCount() {
    return isDrawable() ? width * height : 0;
  }
}
