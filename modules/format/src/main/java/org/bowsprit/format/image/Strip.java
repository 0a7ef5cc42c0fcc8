package org.bowsprit.format.image;

import java.util.Objects;
import java.util.Optional;
import org.bowsprit.bytes.Bytes;

/**
 * A vertical column of a picture, eight pixels wide, still packed (spec 02 §2).
 *
 * <p>Any bytes are accepted. A strip that cannot be unpacked is painted in colour 0, and {@link
 * #defect} gives the reason (spec 02 §14).
 *
 * @param data the packed strip as in the file, code byte first; empty if the file has none
 */
public record Strip(Bytes data) {

  /** The width of a strip in pixels. */
  public static final int WIDTH = StripCursor.STRIP_WIDTH;

  /** Represents a strip that is missing in the file. */
  public static final Strip MISSING = new Strip(Bytes.EMPTY);

  /**
   * The number of bytes that may be missing at the end of an intact strip, because word-wise
   * readers read ahead (spec 02 §14).
   */
  private static final int MAX_MISSING_BYTES = 4;

  public Strip {
    Objects.requireNonNull(data, "data must not be null");
  }

  /** Returns the strip's code; empty if the code byte is missing or is not a v5 code. */
  public Optional<StripCode> code() {
    return data.isEmpty() ? Optional.empty() : StripCode.of(data.u8(0));
  }

  /** Returns whether pixels of the transparent colour are skipped. */
  public boolean isSeeThrough() {
    Optional<StripCode> code = code();
    return code.isPresent() && code.get().isSeeThrough();
  }

  /**
   * Unpacks the strip into rows of a buffer. Objects that are allocated during the call are not
   * used after it.
   *
   * @param height the height of the picture in pixels, at least 1
   * @param transparent the room's transparent colour; pixels of this colour in a see-through strip
   *     are skipped
   * @param pixels the buffer
   * @param offset the index of the strip's upper left pixel in the buffer
   * @param stride the distance in bytes between two rows
   */
  public void decode(int height, int transparent, byte[] pixels, int offset, int stride) {
    if (unpack(height, transparent, pixels, offset, stride) == StripCodec.CORRUPT) {
      for (int y = 0; y < height; y++) {
        int row = offset + y * stride;
        for (int x = 0; x < WIDTH; x++) {
          pixels[row + x] = 0;
        }
      }
    }
  }

  /**
   * Returns the number of bytes that a decoder reads for {@code height} rows, including the code
   * byte. The number is greater than the length of the strip if the strip is truncated. It is -1 if
   * the strip is corrupt.
   */
  public int bytesRead(int height) {
    return unpack(height, 0, new byte[WIDTH * height], 0, WIDTH);
  }

  /** Returns the fault of the strip in a picture of {@code height} rows; empty if there is none. */
  public Optional<String> defect(int height) {
    if (data.isEmpty()) {
      return Optional.of("has no data");
    }
    if (code().isEmpty()) {
      return Optional.of("has the code " + data.u8(0) + ", which is not a strip code");
    }
    int bytesNeeded = bytesRead(height);
    if (bytesNeeded == StripCodec.CORRUPT) {
      return Optional.of("has a run of no pixels");
    }
    int missingCount = bytesNeeded - data.length();
    return missingCount > MAX_MISSING_BYTES
        ? Optional.of("ends " + missingCount + " bytes too early")
        : Optional.empty();
  }

  private int unpack(int height, int transparent, byte[] pixels, int offset, int stride) {
    StripCode code = code().orElse(null);
    if (code == null) {
      return StripCodec.CORRUPT;
    }
    int skippedColour = code.isSeeThrough() ? transparent & 0xFF : StripCodec.NO_SKIPPED_COLOUR;
    return StripCodec.of(code.method())
        .decode(data, code, skippedColour, height, pixels, offset, stride);
  }
}
