package org.bowsprit.format.object;

import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/**
 * The size of an object's pictures: IMHD (spec 01 §6.2).
 *
 * @param id the object number, as in the CDHD chunk of the object; 0…65535
 * @param images the number of IMnn chunks, 0…65535
 * @param zPlanes the number of z-planes of each image, 0…65535
 * @param flags a number without meaning in v5, 0…255
 * @param unknown a number without known meaning, 0…255
 * @param x the left edge in pixels, 0…65535
 * @param y the top edge in pixels, 0…65535
 * @param width the width in pixels, 0…65535
 * @param height the height in pixels, 0…65535
 * @param hotspots the remaining bytes of a longer header, which are not decoded
 */
public record ImageHeader(
    int id,
    int images,
    int zPlanes,
    int flags,
    int unknown,
    int x,
    int y,
    int width,
    int height,
    Bytes hotspots) {

  /** The chunk's tag. */
  public static final String TAG = "IMHD";

  /** The number of bytes in the payload before the hotspots. */
  public static final int MIN_BYTES = 16;

  /** Checks that each number fits its field in the file. */
  public ImageHeader {
    if (((id | images | zPlanes | x | y | width | height) & ~0xFFFF) != 0
        || ((flags | unknown) & ~0xFF) != 0) {
      throw new IllegalArgumentException("an image header has numbers of 8 and 16 bits only");
    }
  }

  /** Reads the payload of an IMHD chunk, at least 16 bytes. */
  public static ImageHeader decode(ByteReader in) {
    if (in.length() < MIN_BYTES) {
      throw in.fail("expected a payload of at least " + MIN_BYTES + " bytes, found " + in.length());
    }
    return new ImageHeader(
        in.u16(), in.u16(), in.u16(), in.u8(), in.u8(), in.u16(), in.u16(), in.u16(), in.u16(),
        in.rest());
  }

  /** Writes the payload of an IMHD chunk. */
  public void encode(ByteWriter out) {
    out.u16(id).u16(images).u16(zPlanes).u8(flags).u8(unknown);
    out.u16(x).u16(y).u16(width).u16(height).bytes(hotspots);
  }
}
