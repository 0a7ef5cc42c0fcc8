package org.bowsprit.audio.recording;

import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;

/** Measures the length of an Ogg Vorbis file, which is the end position in its last page. */
final class OggLength {

  private static final int PAGE_HEADER_BYTES = 27;
  private static final int SEGMENT_COUNT_OFFSET = 26;
  private static final int POSITION_OFFSET = 6;

  /** The longest possible page, in bytes. */
  private static final int MAX_PAGE_BYTES = 65_307;

  private OggLength() {}

  static Optional<FileLength> read(ByteSource source) {
    Bytes firstBytes = Bytes.wrap(source.read(0, 512));
    if (firstBytes.length() < PAGE_HEADER_BYTES) {
      return Optional.empty();
    }
    int packetOffset = PAGE_HEADER_BYTES + firstBytes.u8(SEGMENT_COUNT_OFFSET);
    ByteReader in = firstBytes.reader(ChunkPath.ROOT).seek(packetOffset);
    in.skip(1);
    if (!in.bytes(6).equals(Bytes.of('v', 'o', 'r', 'b', 'i', 's'))) {
      return Optional.empty();
    }
    in.skip(5);
    long rate = in.u32();
    if (rate < 1 || rate > 768_000) {
      return Optional.empty();
    }
    return lastPosition(source).map(frames -> new FileLength((int) rate, frames));
  }

  /** Returns the end position in the last page of an Ogg file. */
  static Optional<Long> lastPosition(ByteSource source) {
    long start = Math.max(0, source.size() - MAX_PAGE_BYTES);
    Bytes lastBytes = Bytes.wrap(source.read(start, MAX_PAGE_BYTES));
    for (int offset = lastBytes.length() - PAGE_HEADER_BYTES; offset >= 0; offset--) {
      if (lastBytes.u8(offset) == 'O'
          && lastBytes.slice(offset, 4).equals(Bytes.of('O', 'g', 'g', 'S'))) {
        ByteReader in = lastBytes.reader(ChunkPath.ROOT).seek(offset + POSITION_OFFSET);
        long position = in.u32() | in.u32() << 32;
        if (position >= 0) {
          return Optional.of(position);
        }
      }
    }
    return Optional.empty();
  }
}
