package org.bowsprit.audio.recording;

import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;

/** Measures the length of an Ogg Vorbis file, which is the end position in its last page. */
final class OggLength {

  private static final int PAGE_HEADER = 27;
  private static final int SEGMENTS = 26;
  private static final int GRANULE = 6;

  /** The longest possible page, in bytes. */
  private static final int LONGEST_PAGE = 65_307;

  private OggLength() {}

  static Optional<FileLength> read(ByteSource source) {
    Bytes head = Bytes.wrap(source.read(0, 512));
    if (head.length() < PAGE_HEADER) {
      return Optional.empty();
    }
    int packet = PAGE_HEADER + head.u8(SEGMENTS);
    ByteReader in = head.reader(ChunkPath.ROOT).seek(packet);
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
    long start = Math.max(0, source.size() - LONGEST_PAGE);
    Bytes tail = Bytes.wrap(source.read(start, LONGEST_PAGE));
    for (int at = tail.length() - PAGE_HEADER; at >= 0; at--) {
      if (tail.u8(at) == 'O' && tail.slice(at, 4).equals(Bytes.of('O', 'g', 'g', 'S'))) {
        ByteReader in = tail.reader(ChunkPath.ROOT).seek(at + GRANULE);
        long position = in.u32() | in.u32() << 32;
        if (position >= 0) {
          return Optional.of(position);
        }
      }
    }
    return Optional.empty();
  }
}
