package org.bowsprit.audio.recording;

import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;

/**
 * Measures the length of an Opus file. The length is the end position in the last page, minus the
 * frames that are skipped at the start.
 */
final class OpusLength {

  private static final int SAMPLE_RATE = 48_000;
  private static final int PRE_SKIP_OFFSET = 38;

  private OpusLength() {}

  static Optional<FileLength> read(ByteSource source) {
    int preSkip =
        Bytes.wrap(source.read(PRE_SKIP_OFFSET, Short.BYTES)).reader(ChunkPath.ROOT).u16();
    return OggLength.lastPosition(source)
        .map(end -> new FileLength(SAMPLE_RATE, Math.max(0, end - preSkip)));
  }
}
