package org.bowsprit.kit.game;

/**
 * What a build may do to pictures besides taking them as they are.
 *
 * @param quantise whether pictures of true colour are brought to the palette of their room
 * @param remap whether pictures whose colours stand in another order than at the last build are
 *     brought back to that one
 */
public record PictureHandling(boolean quantise, boolean remap) {

  /** Pictures are taken as they are. */
  public static final PictureHandling AS_THEY_ARE = new PictureHandling(false, false);
}
