package org.bowsprit.media.image;

/**
 * A true-colour picture, which has no palette.
 *
 * @param width the width in pixels, 1…65535
 * @param height the height in pixels, 1…65535
 * @param pixels alpha, red, green and blue of each pixel, 8 bits each, row by row; not copied
 * @since 1.1
 */
@SuppressWarnings("ArrayRecordComponent") // A defensive copy of the pixels would cost too much.
public record ColourPicture(int width, int height, int[] pixels) {

  /** Checks the number of pixels. */
  public ColourPicture {
    if (pixels.length != width * height) {
      throw new IllegalArgumentException(
          "a picture of " + width + "×" + height + " cannot have " + pixels.length + " pixels");
    }
  }

  /** Returns the colour of a pixel: alpha, red, green and blue. */
  public int pixel(int x, int y) {
    return pixels[y * width + x];
  }
}
