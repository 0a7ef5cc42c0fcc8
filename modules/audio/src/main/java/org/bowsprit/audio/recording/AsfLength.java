package org.bowsprit.audio.recording;

import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;

/**
 * Measures the length of a WMA file. This length is the duration in the properties of the file,
 * minus the time before the sound starts.
 */
final class AsfLength {

  private static final int FIRST_OBJECT_OFFSET = 30;
  private static final int OBJECT_HEADER_BYTES = 24;
  private static final int DURATION_OFFSET = 64;
  private static final int PROPERTIES_BYTES = 88;
  private static final int UNITS_PER_MILLISECOND = 10_000;
  private static final int MILLISECONDS_PER_SECOND = 1_000;

  /** The first four bytes of the properties. No other object of the header begins with them. */
  private static final long PROPERTIES_ID = 0x8CABDCA1L;

  private static final int MAX_OBJECTS = 1_000;

  private AsfLength() {}

  static Optional<FileLength> read(ByteSource source) {
    long offset = FIRST_OBJECT_OFFSET;
    for (int i = 0; i < MAX_OBJECTS; i++) {
      Bytes object = Bytes.wrap(source.read(offset, PROPERTIES_BYTES));
      if (object.length() < OBJECT_HEADER_BYTES) {
        break;
      }
      ByteReader in = object.reader(ChunkPath.ROOT);
      if (in.u32() == PROPERTIES_ID) {
        in.seek(DURATION_OFFSET);
        long milliseconds = u64(in) / UNITS_PER_MILLISECOND;
        in.skip(Long.BYTES);
        long prerollMilliseconds = u64(in);
        return Optional.of(
            new FileLength(
                MILLISECONDS_PER_SECOND, Math.max(0, milliseconds - prerollMilliseconds)));
      }
      long length = u64(in.seek(OBJECT_HEADER_BYTES - Long.BYTES));
      if (length < OBJECT_HEADER_BYTES) {
        break;
      }
      offset += length;
    }
    return Optional.empty();
  }

  private static long u64(ByteReader in) {
    return in.u32() | in.u32() << 32;
  }
}
