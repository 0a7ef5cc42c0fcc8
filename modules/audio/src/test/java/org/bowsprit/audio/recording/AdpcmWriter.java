package org.bowsprit.audio.recording;

import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/** Writes one channel of samples as Microsoft ADPCM. It always uses the second predictor. */
final class AdpcmWriter {

  private static final int HEADER_BYTES = 7;
  private static final int FIRST_STEP = 64;
  private static final int[] STEP_FACTORS = {
    230, 230, 230, 230, 307, 409, 512, 614, 768, 614, 512, 409, 307, 230, 230, 230
  };

  private AdpcmWriter() {}

  static Bytes write(short[] samples, int blockBytes) {
    ByteWriter out = new ByteWriter();
    int samplesPerBlock = 2 + 2 * (blockBytes - HEADER_BYTES);
    for (int start = 0; start < samples.length; start += samplesPerBlock) {
      writeBlock(samples, start, samplesPerBlock, out);
    }
    return out.toBytes();
  }

  private static int sampleAt(short[] samples, int index) {
    return index < samples.length ? samples[index] : 0;
  }

  private static void writeBlock(short[] samples, int start, int sampleCount, ByteWriter out) {
    int step = FIRST_STEP;
    int sampleBeforeLast = sampleAt(samples, start);
    int lastSample = sampleAt(samples, start + 1);
    out.u8(1).s16(step).s16(lastSample).s16(sampleBeforeLast);
    int highNibble = 0;
    for (int i = 2; i < sampleCount; i++) {
      int prediction = (lastSample * 512 - sampleBeforeLast * 256) / 256;
      int error = Math.round((float) (sampleAt(samples, start + i) - prediction) / step);
      int nibble = Math.max(-8, Math.min(7, error));
      sampleBeforeLast = lastSample;
      lastSample = Math.max(-32_768, Math.min(32_767, prediction + nibble * step));
      step = Math.max(16, step * STEP_FACTORS[nibble & 15] / 256);
      if (i % 2 == 0) {
        highNibble = (nibble & 15) << 4;
      } else {
        out.u8(highNibble | (nibble & 15));
      }
    }
  }
}
