package org.bowsprit.audio.recording;

import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/** Writes one channel of samples as Microsoft ADPCM. It always uses the second predictor. */
final class AdpcmWriter {

  private static final int HEADER = 7;
  private static final int FIRST_STEP = 64;
  private static final int[] ADAPTATION = {
    230, 230, 230, 230, 307, 409, 512, 614, 768, 614, 512, 409, 307, 230, 230, 230
  };

  private AdpcmWriter() {}

  static Bytes write(short[] samples, int block) {
    ByteWriter out = new ByteWriter();
    int perBlock = 2 + 2 * (block - HEADER);
    for (int start = 0; start < samples.length; start += perBlock) {
      writeBlock(samples, start, perBlock, out);
    }
    return out.toBytes();
  }

  private static int at(short[] samples, int index) {
    return index < samples.length ? samples[index] : 0;
  }

  private static void writeBlock(short[] samples, int start, int count, ByteWriter out) {
    int step = FIRST_STEP;
    int beforeLast = at(samples, start);
    int last = at(samples, start + 1);
    out.u8(1).s16(step).s16(last).s16(beforeLast);
    int high = 0;
    for (int i = 2; i < count; i++) {
      int guess = (last * 512 - beforeLast * 256) / 256;
      int error = Math.round((float) (at(samples, start + i) - guess) / step);
      int limited = Math.max(-8, Math.min(7, error));
      beforeLast = last;
      last = Math.max(-32_768, Math.min(32_767, guess + limited * step));
      step = Math.max(16, step * ADAPTATION[limited & 15] / 256);
      if (i % 2 == 0) {
        high = (limited & 15) << 4;
      } else {
        out.u8(high | (limited & 15));
      }
    }
  }
}
