package org.bowsprit.gannet.paint;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** A picture of palette indices, which is written to a PNG file with its palette. */
public final class IndexedPng {

  private final int width;
  private final int height;
  private final byte[] indices;
  private final int[] palette;

  /** Creates a picture from the palette indices of its pixels, row by row. */
  public IndexedPng(int width, int height, byte[] indices, int[] palette) {
    this.width = width;
    this.height = height;
    this.indices = indices.clone();
    this.palette = palette.clone();
  }

  /** Returns the width in pixels. */
  public int width() {
    return width;
  }

  /** Returns the height in pixels. */
  public int height() {
    return height;
  }

  /** Returns the palette index of each pixel, row by row. */
  public byte[] indices() {
    return indices.clone();
  }

  public int[] palette() {
    return palette.clone();
  }

  /** Returns the part of the picture that begins at (x, y). */
  public IndexedPng part(int x, int y, int columns, int rows) {
    byte[] part = new byte[columns * rows];
    for (int row = 0; row < rows; row++) {
      System.arraycopy(indices, (y + row) * width + x, part, row * columns, columns);
    }
    return new IndexedPng(columns, rows, part, palette);
  }

  /**
   * Returns the pixels that differ from {@code other}, a picture of the same size; equal pixels
   * have colour 0.
   */
  public IndexedPng besides(IndexedPng other) {
    byte[] differing = indices.clone();
    for (int i = 0; i < differing.length; i++) {
      if (differing[i] == other.indices[i]) {
        differing[i] = 0;
      }
    }
    return new IndexedPng(width, height, differing, palette);
  }

  /** Writes the file and creates missing folders. */
  public void write(Path file) throws IOException {
    byte[] red = new byte[palette.length];
    byte[] green = new byte[palette.length];
    byte[] blue = new byte[palette.length];
    for (int i = 0; i < palette.length; i++) {
      red[i] = (byte) Colour.red(palette[i]);
      green[i] = (byte) Colour.green(palette[i]);
      blue[i] = (byte) Colour.blue(palette[i]);
    }
    IndexColorModel colours = new IndexColorModel(8, palette.length, red, green, blue);
    BufferedImage image =
        new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, colours);
    image.getRaster().setDataElements(0, 0, width, height, indices);
    Files.createDirectories(file.getParent());
    ImageIO.write(image, "png", file.toFile());
  }
}
