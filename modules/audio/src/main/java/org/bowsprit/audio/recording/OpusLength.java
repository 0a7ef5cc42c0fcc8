package org.bowsprit.audio.recording;

import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;

/**
 * Measures the length of an Opus file, which is the end position in its last page without the
 * frames before the start.
 */
final class OpusLength {

  private static final int RATE = 48_000;
  private static final int PRE_SKIP = 38;

  private OpusLength() {}

  static Optional<FileLength> read(ByteSource source) {
    int before = Bytes.wrap(source.read(PRE_SKIP, Short.BYTES)).reader(ChunkPath.ROOT).u16();
    return OggLength.lastPosition(source)
        .map(end -> new FileLength(RATE, Math.max(0, end - before)));
  }
}
