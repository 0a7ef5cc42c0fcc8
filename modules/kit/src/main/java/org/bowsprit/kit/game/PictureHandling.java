package org.bowsprit.kit.game;

/**
 * The conversions of pictures that a build may do.
 *
 * @param quantise whether true-colour pictures are converted to the palette of their room
 * @param remap whether pictures whose colours have another order than in the last build are
 *     converted back to that order
 */
public record PictureHandling(boolean quantise, boolean remap) {

  /** No conversion: pictures are used unchanged. */
  public static final PictureHandling AS_THEY_ARE = new PictureHandling(false, false);
}
