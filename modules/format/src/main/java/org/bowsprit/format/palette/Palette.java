package org.bowsprit.format.palette;

import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/**
 * The colours of a room: a CLUT chunk (spec 01 §6).
 *
 * @param bytes red, green and blue of colour 0, then of colour 1 and so on, 0–255 each; a shorter
 *     chunk contains fewer colours, and only the first 256 colours of a longer chunk count
 */
public record Palette(Bytes bytes) {

  /** The chunk's tag. */
  public static final String TAG = "CLUT";

  /** The number of colours in a whole palette. */
  public static final int COLOUR_COUNT = 256;

  /** The number of bytes per colour: red, green, blue. */
  public static final int BYTES_PER_COLOUR = 3;

  /** Removes the bytes after the last colour. */
  public Palette {
    int usedBytes = Math.min(bytes.length() / BYTES_PER_COLOUR, COLOUR_COUNT) * BYTES_PER_COLOUR;
    bytes = bytes.slice(0, usedBytes);
  }

  /** Reads the colours present. Never fails. */
  public static Palette decode(ByteReader in) {
    return new Palette(in.rest());
  }

  /** Returns the number of colours present, 0–256. */
  public int size() {
    return bytes.length() / BYTES_PER_COLOUR;
  }

  /**
   * Returns one component of a colour, 0–255.
   *
   * @param colour the number of the colour, 0…{@code size() − 1}
   * @param channel 0 for red, 1 for green, 2 for blue
   */
  public int component(int colour, int channel) {
    return bytes.u8(colour * BYTES_PER_COLOUR + channel);
  }

  /** Returns a colour as 0xRRGGBB. */
  public int rgb(int colour) {
    return component(colour, 0) << 16 | component(colour, 1) << 8 | component(colour, 2);
  }

  /** Writes the payload of the chunk. */
  public void encode(ByteWriter out) {
    out.bytes(bytes);
  }
}
