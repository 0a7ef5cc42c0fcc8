package org.bowsprit.kit.game;

import java.util.Optional;
import org.bowsprit.format.object.ObjectHeader;

/**
 * The size of a picture of an object's state. The methods return the reason why the picture does
 * not fit.
 *
 * @param path the path of the picture's file
 * @param width the width in pixels
 * @param height the height in pixels
 */
public record PictureFit(String path, int width, int height) {

  /** Returns an error if the size is not possible for any object; otherwise empty. */
  public Optional<String> misfit() {
    return width % ObjectHeader.UNIT_PIXELS == 0 && height % ObjectHeader.UNIT_PIXELS == 0
        ? Optional.empty()
        : Optional.of(
            "%s: expected a width and height that are multiples of %s, found %s×%s"
                .formatted(path, ObjectHeader.UNIT_PIXELS, width, height));
  }

  /** Returns an error if another picture of the object has another size; otherwise empty. */
  public Optional<String> misfit(PictureFit other) {
    return other.width == width && other.height == height
        ? Optional.empty()
        : Optional.of(
            "%s: expected the size of the object's other pictures, %s×%s, found %s×%s"
                .formatted(path, other.width, other.height, width, height));
  }

  /** Returns a warning if the object has another size; otherwise empty. */
  public Optional<String> misfit(int objectWidth, int objectHeight) {
    return objectWidth == width && objectHeight == height
        ? Optional.empty()
        : Optional.of(
            "the object is %s×%s, its pictures are %s×%s"
                .formatted(objectWidth, objectHeight, width, height));
  }
}
