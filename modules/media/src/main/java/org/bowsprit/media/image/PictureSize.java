package org.bowsprit.media.image;

/** The size of an indexed picture, with the checks that all writers make. */
record PictureSize(int width, int height) {

  private static final int MAX_SIDE = 65_535;
  private static final int PALETTE_BYTES = 768;

  PictureSize {
    if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE) {
      throw new IllegalArgumentException(
          "a picture of " + width + "×" + height + " cannot be written");
    }
  }

  void check(byte[] indices, byte[] palette, int transparent) {
    if (indices.length != width * height) {
      throw new IllegalArgumentException(
          "a picture of " + width + "×" + height + " cannot have " + indices.length + " pixels");
    }
    if (palette.length != PALETTE_BYTES) {
      throw new IllegalArgumentException(
          "a palette has " + PALETTE_BYTES + " bytes, not " + palette.length);
    }
    if (transparent < -1 || transparent > 255) {
      throw new IllegalArgumentException(
          "the transparent index must be -1 to 255, not " + transparent);
    }
  }
}
