package org.bowsprit.format.image;

import java.util.Objects;
import java.util.Optional;
import org.bowsprit.bytes.Bytes;

/**
 * A vertical column of a picture, eight pixels wide, still packed (spec 02 §2).
 *
 * <p>Any bytes make a strip; one that cannot be unpacked is painted in colour 0 and says why in
 * {@link #defect} (spec 02 §14).
 *
 * @param data the strip as it stands in the file, code byte first; empty where the file has none
 */
public record Strip(Bytes data) {

  /** Pixels across a strip. */
  public static final int WIDTH = StripCursor.WIDTH;

  /** A strip that the file does not have. */
  public static final Strip MISSING = new Strip(Bytes.EMPTY);

  /** Bytes that a sound strip may lack: word-wise readers ran ahead (spec 02 §14). */
  private static final int TOLERATED = 4;

  public Strip {
    Objects.requireNonNull(data, "data must not be null");
  }

  /** Returns what the code byte says, or nothing where it is missing or no code of v5. */
  public Optional<StripCode> code() {
    return data.isEmpty() ? Optional.empty() : StripCode.of(data.u8(0));
  }

  /** Returns whether pixels of the transparent colour are left out. */
  public boolean seeThrough() {
    Optional<StripCode> code = code();
    return code.isPresent() && code.get().seeThrough();
  }

  /**
   * Unpacks the strip into rows of a buffer; allocates nothing that outlives the call.
   *
   * @param height rows of the picture, at least 1
   * @param transparent the room's transparent colour; such pixels of a see-through strip are left
   *     out
   * @param pixels the buffer
   * @param offset index of the strip's upper left pixel in it
   * @param stride distance in bytes between two rows
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
   * Returns how many bytes a decoder of {@code height} rows looks at, code byte included; more than
   * there are where the strip is cut, and -1 where it is corrupt.
   */
  public int bytesRead(int height) {
    return unpack(height, 0, new byte[WIDTH * height], 0, WIDTH);
  }

  /** Returns what is wrong with the strip of a picture of {@code height} rows, if anything is. */
  public Optional<String> defect(int height) {
    if (data.isEmpty()) {
      return Optional.of("has no data");
    }
    if (code().isEmpty()) {
      return Optional.of("has the code " + data.u8(0) + ", which is no strip code");
    }
    int read = bytesRead(height);
    if (read == StripCodec.CORRUPT) {
      return Optional.of("has a run of no pixels");
    }
    int missing = read - data.length();
    return missing > TOLERATED
        ? Optional.of("ends " + missing + " bytes too early")
        : Optional.empty();
  }

  private int unpack(int height, int transparent, byte[] pixels, int offset, int stride) {
    StripCode code = code().orElse(null);
    if (code == null) {
      return StripCodec.CORRUPT;
    }
    int hole = code.seeThrough() ? transparent & 0xFF : StripCodec.NO_HOLE;
    return StripCodec.of(code.method()).decode(data, code, hole, height, pixels, offset, stride);
  }
}
