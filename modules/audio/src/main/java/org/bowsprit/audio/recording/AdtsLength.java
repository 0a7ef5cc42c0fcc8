package org.bowsprit.audio.recording;

import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;

/**
 * Measures the length of a file of AAC frames. The header of each frame contains its size and its
 * number of blocks of 1024 samples.
 */
final class AdtsLength {

  private static final int HEADER_BYTES = 7;
  private static final int BLOCK_BYTES = 1 << 16;
  private static final int SYNC = 0xFFF;
  private static final int SAMPLES_PER_BLOCK = 1024;
  private static final int[] SAMPLE_RATES = {
    96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000,
    7_350
  };

  private AdtsLength() {}

  static Optional<FileLength> read(ByteSource source) {
    int rate = 0;
    long frames = 0;
    long blockOffset = 0;
    Bytes block = Bytes.wrap(source.read(0, BLOCK_BYTES));
    int position = 0;
    while (true) {
      if (position + HEADER_BYTES > block.length()) {
        blockOffset += position;
        position = 0;
        block = Bytes.wrap(source.read(blockOffset, BLOCK_BYTES));
      }
      if (block.length() < HEADER_BYTES) {
        break;
      }
      long header = header(block, position);
      int rateNumber = (int) (header >> 34 & 15);
      int length = (int) (header >> 13 & 0x1FFF);
      if (header >>> 44 != SYNC || rateNumber >= SAMPLE_RATES.length || length < HEADER_BYTES) {
        break;
      }
      rate = SAMPLE_RATES[rateNumber];
      frames += SAMPLES_PER_BLOCK * ((header & 3) + 1);
      position += length;
    }
    return rate == 0 ? Optional.empty() : Optional.of(new FileLength(rate, frames));
  }

  /** Returns the 56 bits of a header. */
  private static long header(Bytes bytes, int offset) {
    var in = bytes.reader(ChunkPath.ROOT).seek(offset);
    return in.u32Be() << 24 | (long) in.u16Be() << 8 | in.u8();
  }
}
