package org.bowsprit.audio.recording;

import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;

/**
 * Measures the length of a file of AAC frames. Each frame states its size and lasts 1024 samples or
 * more.
 */
final class AdtsLength {

  private static final int HEADER = 7;
  private static final int BLOCK = 1 << 16;
  private static final int SYNC = 0xFFF;
  private static final int FRAMES_A_BLOCK = 1024;
  private static final int[] RATES = {
    96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000,
    7_350
  };

  private AdtsLength() {}

  static Optional<FileLength> read(ByteSource source) {
    int rate = 0;
    long frames = 0;
    long blockAt = 0;
    Bytes block = Bytes.wrap(source.read(0, BLOCK));
    int at = 0;
    while (true) {
      if (at + HEADER > block.length()) {
        blockAt += at;
        at = 0;
        block = Bytes.wrap(source.read(blockAt, BLOCK));
      }
      if (block.length() < HEADER) {
        break;
      }
      long header = header(block, at);
      int rateNumber = (int) (header >> 34 & 15);
      int length = (int) (header >> 13 & 0x1FFF);
      if (header >>> 44 != SYNC || rateNumber >= RATES.length || length < HEADER) {
        break;
      }
      rate = RATES[rateNumber];
      frames += FRAMES_A_BLOCK * ((header & 3) + 1);
      at += length;
    }
    return rate == 0 ? Optional.empty() : Optional.of(new FileLength(rate, frames));
  }

  /** Returns the 56 bits of a header. */
  private static long header(Bytes bytes, int at) {
    var in = bytes.reader(ChunkPath.ROOT).seek(at);
    return in.u32Be() << 24 | (long) in.u16Be() << 8 | in.u8();
  }
}
