package org.bowsprit.format.image;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;

/**
 * A z-plane: the pixels of a picture that hide actors on one plane, in a ZPnn chunk (spec 02 §3).
 *
 * <p>Any payload is accepted; missing strips are {@link ZStrip#EMPTY}.
 *
 * @param strips the columns of eight pixels, from left to right
 */
public record ZPlane(List<ZStrip> strips) {

  /** The highest plane number. */
  public static final int MAX_NUMBER = 4;

  private static final int OFFSET_BYTES = 2;
  private static final List<String> TAGS = List.of("ZP01", "ZP02", "ZP03", "ZP04");

  public ZPlane {
    strips = List.copyOf(strips);
  }

  /** Returns the tag of the chunk of plane {@code number}, 1–{@link #MAX_NUMBER}. */
  public static String tag(int number) {
    return TAGS.get(number - 1);
  }

  /** Returns the plane whose chunk has the tag {@code tag}, or 0 if it is not a plane's tag. */
  static int number(String tag) {
    return TAGS.indexOf(tag) + 1;
  }

  /** Reads the plane of a picture of {@code width} pixels; only whole strips count. Never fails. */
  public static ZPlane decode(ByteReader in, int width) {
    return new ZPlane(
        StripTable.read(in.rest(), width / Strip.WIDTH, OFFSET_BYTES).stream()
            .map(ZStrip::new)
            .toList());
  }

  /** Writes the payload of the chunk. */
  public void encode(ByteWriter out) {
    StripTable.write(strips.stream().map(ZStrip::data).toList(), OFFSET_BYTES, out);
  }

  /**
   * Packs a mask.
   *
   * @param mask the bytes of eight pixels, row by row, bit 7 leftmost
   * @param strips the number of bytes in each row
   * @param height the height in pixels
   */
  public static ZPlane of(byte[] mask, int strips, int height) {
    List<ZStrip> zStrips = new ArrayList<>();
    byte[] rows = new byte[height];
    for (int strip = 0; strip < strips; strip++) {
      for (int y = 0; y < height; y++) {
        rows[y] = mask[y * strips + strip];
      }
      zStrips.add(ZStrip.of(rows));
    }
    return new ZPlane(zStrips);
  }

  /**
   * Unpacks the whole plane into a mask and replaces the bits there.
   *
   * @param height the height in pixels
   * @param mask the bytes of eight pixels, row by row, bit 7 leftmost
   * @param offset the index of the plane's first byte in it
   * @param stride the distance in bytes between two rows
   */
  public void decode(int height, byte[] mask, int offset, int stride) {
    for (int i = 0; i < strips.size(); i++) {
      strips.get(i).replace(height, mask, offset + i, stride);
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
