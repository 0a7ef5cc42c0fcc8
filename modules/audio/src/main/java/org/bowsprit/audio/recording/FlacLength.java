package org.bowsprit.audio.recording;

import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;

/**
 * Reads the length of a FLAC file from its STREAMINFO block, which has 20 bits for the sample rate
 * and 36 bits for the number of samples.
 */
final class FlacLength {

  private static final int RATE_AND_COUNT_OFFSET = 18;
  private static final int RATE_AND_COUNT_BYTES = 8;
  private static final int COUNT_BITS = 36;
  private static final int RATE_SHIFT = 44;

  private FlacLength() {}

  static Optional<FileLength> read(ByteSource source) {
    Bytes bytes = Bytes.wrap(source.read(RATE_AND_COUNT_OFFSET, RATE_AND_COUNT_BYTES));
    if (bytes.length() < RATE_AND_COUNT_BYTES) {
      return Optional.empty();
    }
    ByteReader in = bytes.reader(ChunkPath.ROOT);
    long bits = in.u32Be() << 32 | in.u32Be();
    return Optional.of(
        new FileLength((int) (bits >>> RATE_SHIFT), bits & ((1L << COUNT_BITS) - 1)));
  }
}
