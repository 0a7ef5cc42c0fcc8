package org.bowsprit.kit.game;

/**
 * The conversions of pictures that a build may do.
 *
 * @param quantise true if true-colour pictures are converted to the palette of their room
 * @param remap true if pictures whose colours have another order than in the last build are
 *     converted back to the order of the last build
 */
public record PictureHandling(boolean quantise, boolean remap) {

  /** No conversion: pictures are used unchanged. */
  public static final PictureHandling UNCHANGED = new PictureHandling(false, false);
}
