package org.bowsprit.media.image;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.bowsprit.bytes.Bytes;

/**
 * Reads PNG files of palette indices (colour type 3) or of grey levels (type 0), with 1 to 8 bits
 * per pixel and without interlacing. The result contains the indices of the file. A grey level
 * becomes an index with the same value.
 *
 * <p>Files of true colour are rejected, because the artist must decide which index a colour gets.
 *
 * @since 1.0
 */
public final class PngReader {

  /** The largest number of pixels of a picture. */
  public static final int MOST_PIXELS = 1 << 24;

  private static final long SIGNATURE = 0x89504E470D0A1A0AL;
  private static final int COLOUR_CHANNELS = 3;
  private static final int GREY_TYPE = 0;
  private static final int TRUE_COLOUR = 2;
  private static final int INDEXED_TYPE = 3;
  private static final int TRUE_COLOUR_ALPHA = 6;
  private static final int ALPHA_CHANNELS = 4;

  /** The offset of the colour type in a file. */
  private static final int COLOUR_TYPE_OFFSET = 25;

  private final ByteBuffer in;
  private final ByteArrayOutputStream compressedPixels = new ByteArrayOutputStream();
  private Bytes palette = Bytes.EMPTY;
  private int width;
  private int height;
  private int depth;
  private int colourType = -1;
  private boolean expectsTrueColour;

  private PngReader(byte[] file) {
    in = ByteBuffer.wrap(file);
  }

  /**
   * Reads a file.
   *
   * @throws PngException if it is not a PNG, or a PNG of another kind
   */
  public static IndexedPicture read(byte[] file) throws PngException {
    return new PngReader(file).read();
  }

  /**
   * Reads a file of true colour, with or without alpha, with 8 bits per channel and without
   * interlacing.
   *
   * @throws PngException if it is not a PNG, or a PNG of another kind
   * @since 1.1
   */
  public static ColourPicture readColours(byte[] file) throws PngException {
    PngReader reader = new PngReader(file);
    reader.expectsTrueColour = true;
    reader.readChunks();
    byte[] bytes = reader.unfilter(reader.inflate());
    int channels = reader.channels();
    int[] pixels = new int[reader.width * reader.height];
    for (int i = 0; i < pixels.length; i++) {
      int alpha = channels == ALPHA_CHANNELS ? bytes[i * channels + COLOUR_CHANNELS] & 0xFF : 0xFF;
      pixels[i] = alpha << 24;
      for (int channel = 0; channel < COLOUR_CHANNELS; channel++) {
        int shift = 16 - Byte.SIZE * channel;
        pixels[i] |= (bytes[i * channels + channel] & 0xFF) << shift;
      }
    }
    return new ColourPicture(reader.width, reader.height, pixels);
  }

  /** Returns whether a file is a PNG of true colour. */
  public static boolean isTrueColour(byte[] file) {
    return file.length > COLOUR_TYPE_OFFSET
        && ByteBuffer.wrap(file).getLong() == SIGNATURE
        && (file[COLOUR_TYPE_OFFSET] == TRUE_COLOUR
            || file[COLOUR_TYPE_OFFSET] == TRUE_COLOUR_ALPHA);
  }

  private IndexedPicture read() throws PngException {
    readChunks();
    byte[] pixels = unpack(unfilter(inflate()));
    return new IndexedPicture(width, height, Bytes.wrap(pixels), resultPalette());
  }

  private void readChunks() throws PngException {
    if (in.remaining() < Long.BYTES || in.getLong() != SIGNATURE) {
      throw new PngException("expected a PNG file, found something else");
    }
    while (readChunk()) {
      // readChunk stores the contents of the chunk in fields.
    }
    if (colourType < 0) {
      throw new PngException("expected the chunk IHDR, found none");
    }
  }

  /** Reads a chunk. Returns whether another one may follow. */
  private boolean readChunk() throws PngException {
    if (in.remaining() < 12) {
      throw new PngException("expected the chunk IEND, found the end of the file");
    }
    int length = in.getInt();
    byte[] name = new byte[4];
    in.get(name);
    String type = new String(name, StandardCharsets.US_ASCII);
    if (length < 0 || length > in.remaining() - Integer.BYTES) {
      throw new PngException("expected all of the chunk " + type + ", found the end of the file");
    }
    byte[] data = new byte[length];
    in.get(data).getInt();
    switch (type) {
      case "IHDR" -> readHeader(ByteBuffer.wrap(data));
      case "PLTE" -> palette = Bytes.wrap(data);
      case "IDAT" -> compressedPixels.writeBytes(data);
      case "IEND" -> {
        return false;
      }
      default -> {
        // Ancillary chunks do not affect indices.
      }
    }
    return true;
  }

  private void readHeader(ByteBuffer header) throws PngException {
    if (header.remaining() < 13) {
      throw new PngException("expected an IHDR of 13 bytes, found " + header.remaining());
    }
    width = header.getInt();
    height = header.getInt();
    depth = header.get();
    colourType = header.get();
    int interlace = header.get(12);
    if (width < 1 || height < 1 || (long) width * height > MOST_PIXELS) {
      throw new PngException(
          "expected a picture of 1 to %s pixels, found one of %s×%s"
              .formatted(MOST_PIXELS, width, height));
    }
    checkColourType();
    if (interlace != 0) {
      throw new PngException("expected rows in order, found an interlaced file; save it without");
    }
  }

  private void checkColourType() throws PngException {
    boolean hasColours = colourType == TRUE_COLOUR || colourType == TRUE_COLOUR_ALPHA;
    if (expectsTrueColour) {
      if (!hasColours || depth != Byte.SIZE) {
        throw new PngException("expected true colour of 8 bits a channel, found something else");
      }
      return;
    }
    if (hasColours) {
      throw new PngException(
          "expected a picture with a palette, found true colour; in your paint program choose an"
              + " indexed mode with at most 256 colours, since the order of the palette matters");
    }
    if (colourType != INDEXED_TYPE && colourType != GREY_TYPE) {
      throw new PngException(
          "expected a picture with a palette, found one of grey and alpha; choose an indexed mode");
    }
    if (depth != 1 && depth != 2 && depth != 4 && depth != 8) {
      throw new PngException("expected 1, 2, 4 or 8 bits a pixel, found " + depth);
    }
  }

  /** Returns the packed rows. Each row follows its filter byte. */
  private byte[] inflate() throws PngException {
    byte[] rows = new byte[height * (rowBytes() + 1)];
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(compressedPixels.toByteArray());
      int inflatedCount = 0;
      while (inflatedCount < rows.length) {
        int count = inflater.inflate(rows, inflatedCount, rows.length - inflatedCount);
        if (count == 0) {
          throw new PngException("expected " + height + " rows of pixels, found fewer");
        }
        inflatedCount += count;
      }
      return rows;
    } catch (DataFormatException e) {
      throw new PngException("expected compressed pixels, found damaged data");
    } finally {
      inflater.end();
    }
  }

  private int channels() {
    return switch (colourType) {
      case TRUE_COLOUR -> COLOUR_CHANNELS;
      case TRUE_COLOUR_ALPHA -> ALPHA_CHANNELS;
      default -> 1;
    };
  }

  private int rowBytes() {
    return (width * depth * channels() + Byte.SIZE - 1) / Byte.SIZE;
  }

  /** Reverses the filters. Filters work on whole bytes, even if pixels are smaller than a byte. */
  private byte[] unfilter(byte[] filtered) throws PngException {
    int rowBytes = rowBytes();
    int bytesPerPixel = channels();
    byte[] rows = new byte[height * rowBytes];
    for (int y = 0; y < height; y++) {
      int from = y * (rowBytes + 1);
      int to = y * rowBytes;
      int filter = filtered[from];
      for (int i = 0; i < rowBytes; i++) {
        int left = i >= bytesPerPixel ? rows[to + i - bytesPerPixel] & 0xFF : 0;
        int up = y > 0 ? rows[to + i - rowBytes] & 0xFF : 0;
        int upperLeft =
            i >= bytesPerPixel && y > 0 ? rows[to + i - rowBytes - bytesPerPixel] & 0xFF : 0;
        rows[to + i] = (byte) (filtered[from + 1 + i] + prediction(filter, left, up, upperLeft));
      }
    }
    return rows;
  }

  /** Returns the indices of packed rows, one byte each. */
  private byte[] unpack(byte[] rows) {
    int rowBytes = rowBytes();
    byte[] pixels = new byte[width * height];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int bit = x * depth;
        int shift = Byte.SIZE - depth - bit % Byte.SIZE;
        int packedByte = rows[y * rowBytes + bit / Byte.SIZE];
        pixels[y * width + x] = (byte) ((packedByte >> shift) & ((1 << depth) - 1));
      }
    }
    return pixels;
  }

  private static int prediction(int filter, int left, int up, int upperLeft) throws PngException {
    return switch (filter) {
      case 0 -> 0;
      case 1 -> left;
      case 2 -> up;
      case 3 -> (left + up) / 2;
      case 4 -> paeth(left, up, upperLeft);
      default -> throw new PngException("expected a row filter of 0 to 4, found " + filter);
    };
  }

  private static int paeth(int left, int up, int upperLeft) {
    int guess = left + up - upperLeft;
    int toLeft = Math.abs(guess - left);
    int toUp = Math.abs(guess - up);
    int toCorner = Math.abs(guess - upperLeft);
    if (toLeft <= toUp && toLeft <= toCorner) {
      return left;
    }
    return toUp <= toCorner ? up : upperLeft;
  }

  private Bytes resultPalette() {
    if (colourType == INDEXED_TYPE) {
      return palette;
    }
    int levels = 1 << depth;
    byte[] greys = new byte[levels * COLOUR_CHANNELS];
    for (int i = 0; i < greys.length; i++) {
      greys[i] = (byte) (i / COLOUR_CHANNELS * 0xFF / (levels - 1));
    }
    return Bytes.wrap(greys);
  }
}
