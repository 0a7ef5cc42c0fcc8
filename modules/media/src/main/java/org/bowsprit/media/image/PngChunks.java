package org.bowsprit.media.image;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;

/** Writes the chunks of a PNG stream, each with its length and checksum. */
final class PngChunks {

  /** The colour type for palette indices. */
  static final int INDEXED = 3;

  /** The colour type for red, green and blue. */
  static final int TRUE_COLOUR = 2;

  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10};

  private final DataOutputStream out;

  PngChunks(OutputStream out) {
    this.out = new DataOutputStream(out);
  }

  void start(int width, int height, int colourType) throws IOException {
    out.write(SIGNATURE);
    ByteBuffer header = ByteBuffer.allocate(13).putInt(width).putInt(height);
    header.put((byte) 8).put((byte) colourType).put((byte) 0).put((byte) 0).put((byte) 0);
    chunk("IHDR", header.array());
  }

  /** Writes the palette and, if {@code transparent} is 0–255, the transparent colour. */
  void palette(byte[] palette, int transparent) throws IOException {
    chunk("PLTE", palette);
    if (transparent >= 0) {
      byte[] alpha = new byte[transparent + 1];
      Arrays.fill(alpha, (byte) 0xFF);
      alpha[transparent] = 0;
      chunk("tRNS", alpha);
    }
  }

  void chunk(String type, byte[] data) throws IOException {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 crc = new CRC32();
    crc.update(name);
    crc.update(data);
    out.writeInt(data.length);
    out.write(name);
    out.write(data);
    out.writeInt((int) crc.getValue());
  }

  void end() throws IOException {
    chunk("IEND", new byte[0]);
    out.flush();
  }

  /**
   * Compresses rows of {@code rowBytes} bytes. Before each row, inserts the filter byte 0, which
   * means no filter.
   */
  static byte[] deflateRows(byte[] samples, int rowBytes) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DeflaterOutputStream deflater = new DeflaterOutputStream(bytes)) {
      for (int at = 0; at < samples.length; at += rowBytes) {
        deflater.write(0);
        deflater.write(samples, at, rowBytes);
      }
    }
    return bytes.toByteArray();
  }
}
