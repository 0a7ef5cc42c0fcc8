package org.bowsprit.explorer.frames;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.bowsprit.render.Frame;

/** The screen as a PNG of palette indices holds it. */
final class IndexedPicture {

  private final BufferedImage image;
  private final IndexColorModel colours;

  private IndexedPicture(BufferedImage image, IndexColorModel colours) {
    this.image = image;
    this.colours = colours;
  }

  /**
   * Reads a PNG.
   *
   * @throws IOException if it cannot be read, is of another size or has no palette
   */
  static IndexedPicture read(Path file) throws IOException {
    BufferedImage image = ImageIO.read(file.toFile());
    if (image == null || !(image.getColorModel() instanceof IndexColorModel colours)) {
      throw new IOException(file.getFileName() + ": expected a PNG of palette indices");
    }
    if (image.getWidth() != Frame.WIDTH || image.getHeight() != Frame.HEIGHT) {
      throw new IOException(
          file.getFileName()
              + ": expected 320×200 pixels, found "
              + image.getWidth()
              + "×"
              + image.getHeight());
    }
    return new IndexedPicture(image, colours);
  }

  /** Returns its 64,000 palette indices. */
  byte[] pixels() {
    int[] samples = image.getRaster().getSamples(0, 0, Frame.WIDTH, Frame.HEIGHT, 0, (int[]) null);
    byte[] pixels = new byte[Frame.PIXELS];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = (byte) samples[i];
    }
    return pixels;
  }

  /** Returns its 768 components, black where the PNG has fewer colours. */
  byte[] palette() {
    byte[] palette = new byte[3 * Frame.COLOURS];
    for (int i = 0; i < colours.getMapSize(); i++) {
      palette[3 * i] = (byte) colours.getRed(i);
      palette[3 * i + 1] = (byte) colours.getGreen(i);
      palette[3 * i + 2] = (byte) colours.getBlue(i);
    }
    return palette;
  }
}
