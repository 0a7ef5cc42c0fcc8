package org.bowsprit.audio.recording;

import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;

/**
 * Measures the length of a WMA file, which is the duration in its properties without the time
 * before its start.
 */
final class AsfLength {

  private static final int OBJECTS_AT = 30;
  private static final int OBJECT_HEADER = 24;
  private static final int DURATION_AT = 64;
  private static final int PROPERTIES_END = 88;
  private static final int UNITS_A_MILLISECOND = 10_000;
  private static final int MILLISECONDS = 1_000;

  /** The first four bytes of the properties, which no other object of the header has. */
  private static final long PROPERTIES = 0x8CABDCA1L;

  private static final int MOST_OBJECTS = 1_000;

  private AsfLength() {}

  static Optional<FileLength> read(ByteSource source) {
    long at = OBJECTS_AT;
    for (int i = 0; i < MOST_OBJECTS; i++) {
      Bytes object = Bytes.wrap(source.read(at, PROPERTIES_END));
      if (object.length() < OBJECT_HEADER) {
        break;
      }
      ByteReader in = object.reader(ChunkPath.ROOT);
      if (in.u32() == PROPERTIES) {
        in.seek(DURATION_AT);
        long milliseconds = u64(in) / UNITS_A_MILLISECOND;
        in.skip(Long.BYTES);
        long before = u64(in);
        return Optional.of(new FileLength(MILLISECONDS, Math.max(0, milliseconds - before)));
      }
      long length = u64(in.seek(OBJECT_HEADER - Long.BYTES));
      if (length < OBJECT_HEADER) {
        break;
      }
      at += length;
    }
    return Optional.empty();
  }

  private static long u64(ByteReader in) {
    return in.u32() | in.u32() << 32;
  }
}
