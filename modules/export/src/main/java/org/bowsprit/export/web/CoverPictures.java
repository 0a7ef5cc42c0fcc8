package org.bowsprit.export.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.media.image.IndexedPng;
import org.bowsprit.render.Frame;

/** Creates the pictures beside the page of a game: a picture for links to the page, and icons. */
final class CoverPictures {

  /** The file of the picture that other sites show with a link. */
  static final String LINK_PICTURE = "cover.png";

  /** The sizes of the icons that browsers need, in pixels. */
  static final List<Integer> ICONS = List.of(192, 512);

  private static final int LINK_PICTURE_WIDTH = 4 * Frame.WIDTH;
  private static final int LINK_PICTURE_HEIGHT = 3 * Frame.WIDTH;

  /**
   * The number of columns whose width equals the height of all rows. The height of a pixel is 6/5
   * of its width.
   */
  private static final int SQUARE_COLUMNS = Frame.HEIGHT * 6 / 5;

  private CoverPictures() {}

  /** Returns the file name of an icon. */
  static String icon(int size) {
    return "icon-" + size + ".png";
  }

  /** Returns the files of all pictures by name. */
  static Map<String, byte[]> of(Frame cover) {
    Map<String, byte[]> files = new TreeMap<>();
    files.put(LINK_PICTURE, png(cover, 0, Frame.WIDTH, LINK_PICTURE_WIDTH, LINK_PICTURE_HEIGHT));
    int left = (Frame.WIDTH - SQUARE_COLUMNS) / 2;
    ICONS.forEach(size -> files.put(icon(size), png(cover, left, SQUARE_COLUMNS, size, size)));
    return files;
  }

  /** Enlarges columns of a picture to a size by repeating pixels. */
  private static byte[] png(Frame cover, int left, int columns, int width, int height) {
    byte[] pixels = new byte[width * height];
    for (int y = 0; y < height; y++) {
      int row = y * Frame.HEIGHT / height * Frame.WIDTH;
      for (int x = 0; x < width; x++) {
        pixels[y * width + x] = cover.pixels()[row + left + x * columns / width];
      }
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      IndexedPng.write(out, width, height, pixels, cover.palette(), IndexedPng.OPAQUE);
    } catch (IOException e) {
      throw new UncheckedIOException("memory does not fail", e);
    }
    return out.toByteArray();
  }
}
