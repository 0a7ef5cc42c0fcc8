package org.bowsprit.kit.game;

import java.util.Optional;
import org.bowsprit.format.object.ObjectHeader;

/**
 * The size of a picture of an object's state, and what is wrong with it.
 *
 * @param path the picture's file
 * @param width its width in pixels
 * @param height its height in pixels
 */
public record PictureFit(String path, int width, int height) {

  /** Returns what is wrong with the size itself; empty if nothing is. */
  public Optional<String> misfit() {
    return width % ObjectHeader.UNIT == 0 && height % ObjectHeader.UNIT == 0
        ? Optional.empty()
        : Optional.of(
            "%s: expected a width and height that are multiples of 8, found %s×%s"
                .formatted(path, width, height));
  }

  /** Returns what is wrong beside another picture of the object; empty if nothing is. */
  public Optional<String> misfit(PictureFit other) {
    return other.width == width && other.height == height
        ? Optional.empty()
        : Optional.of(
            "%s: expected the size of the object's other pictures, %s×%s, found %s×%s"
                .formatted(path, other.width, other.height, width, height));
  }

  /** Returns what is wrong with it in an object of a size; empty if nothing is. */
  public Optional<String> misfit(int objectWidth, int objectHeight) {
    return objectWidth == width && objectHeight == height
        ? Optional.empty()
        : Optional.of(
            "the object is %s×%s, its pictures are %s×%s"
                .formatted(objectWidth, objectHeight, width, height));
  }
}
