package org.bowsprit.format.image;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;

/**
 * The pixels of a picture: an SMAP chunk (spec 02 §2).
 *
 * <p>The chunk does not contain the picture's size: the size comes from RMHD for a background, and
 * from CDHD for an object. Any payload is accepted; missing strips are {@link Strip#MISSING}.
 *
 * @param strips the columns of eight pixels, from left to right
 */
public record StripPicture(List<Strip> strips) {

  /** The chunk's tag. */
  public static final String TAG = "SMAP";

  private static final int OFFSET_BYTES = 4;

  public StripPicture {
    strips = List.copyOf(strips);
  }

  /** Reads a picture of {@code width} pixels; only whole strips count. Never fails. */
  public static StripPicture decode(ByteReader in, int width) {
    return new StripPicture(
        StripTable.read(in.rest(), width / Strip.WIDTH, OFFSET_BYTES).stream()
            .map(Strip::new)
            .toList());
  }

  /** Writes the payload of the chunk. */
  public void encode(ByteWriter out) {
    StripTable.write(strips.stream().map(Strip::data).toList(), OFFSET_BYTES, out);
  }

  /**
   * Packs rows of pixels, each strip with the shortest code.
   *
   * @param pixels {@code width}·{@code height} colours, row by row
   * @param width a multiple of 8
   * @param height at least 1
   */
  public static StripPicture of(byte[] pixels, int width, int height) {
    List<Strip> strips = new ArrayList<>();
    for (int x = 0; x < width; x += Strip.WIDTH) {
      strips.add(StripEncoder.packOpaque(pixels, x, width, height));
    }
    return new StripPicture(strips);
  }

  /** Packs rows of pixels. Pixels of the colour {@code transparent} show the picture below. */
  public static StripPicture of(byte[] pixels, int width, int height, int transparent) {
    List<Strip> strips = new ArrayList<>();
    for (int x = 0; x < width; x += Strip.WIDTH) {
      strips.add(StripEncoder.packSeeThrough(transparent, pixels, x, width, height));
    }
    return new StripPicture(strips);
  }

  /** Returns the width in pixels. */
  public int width() {
    return strips.size() * Strip.WIDTH;
  }

  /**
   * Unpacks the whole picture into rows of a buffer.
   *
   * @param height the height in pixels
   * @param transparent the room's transparent colour
   * @param pixels the buffer
   * @param offset the index of the picture's upper left pixel in the buffer
   * @param stride the distance in bytes between two rows
   */
  public void decode(int height, int transparent, byte[] pixels, int offset, int stride) {
    for (int i = 0; i < strips.size(); i++) {
      strips.get(i).decode(height, transparent, pixels, offset + i * Strip.WIDTH, stride);
    }
  }

  /** Returns the defects of the strips in a picture of {@code height} rows, one sentence each. */
  public List<String> defects(int height) {
    List<String> defects = new ArrayList<>();
    for (int i = 0; i < strips.size(); i++) {
      Optional<String> defect = strips.get(i).defect(height);
      if (defect.isPresent()) {
        defects.add("strip " + i + " " + defect.get());
      }
    }
    return defects;
  }
}
