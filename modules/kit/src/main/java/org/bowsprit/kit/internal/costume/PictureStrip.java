package org.bowsprit.kit.internal.costume;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.media.image.IndexedPicture;

/** Lays pictures side by side, in several rows if needed. */
final class PictureStrip {

  private final int maxWidth;
  private final List<PlacedPicture> parts = new ArrayList<>();
  private int width = 1;
  private int x;
  private int y;
  private int rowHeight = 1;

  /**
   * Creates an empty strip whose rows are at most {@code maxWidth} pixels wide, or as wide as a
   * single wider picture.
   */
  PictureStrip(int maxWidth) {
    this.maxWidth = maxWidth;
  }

  /** The position of a picture's upper left corner in the strip. */
  record Position(int x, int y) {}

  private record PlacedPicture(Position at, int width, Bytes pixels) {}

  /** Adds a picture and returns its place. */
  Position add(int columns, int rows, byte[] pixels) {
    if (x > 0 && x + columns > maxWidth) {
      y += rowHeight;
      x = 0;
      rowHeight = 1;
    }
    Position at = new Position(x, y);
    parts.add(new PlacedPicture(at, columns, Bytes.wrap(pixels)));
    x += columns;
    width = Math.max(width, x);
    rowHeight = Math.max(rowHeight, rows);
    return at;
  }

  /** Returns the whole strip. Pixels that no picture covers have colour 0. */
  IndexedPicture toPicture(Palette palette) {
    int height = y + rowHeight;
    byte[] pixels = new byte[width * height];
    for (PlacedPicture part : parts) {
      for (int i = 0; i < part.pixels().length(); i++) {
        int row = part.at().y() + i / part.width();
        pixels[row * width + part.at().x() + i % part.width()] = (byte) part.pixels().u8(i);
      }
    }
    return new IndexedPicture(width, height, Bytes.wrap(pixels), palette.bytes());
  }
}
