package org.bowsprit.explorer.extract;

import java.io.IOException;
import java.io.OutputStream;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.media.voc.Pcm;
import org.bowsprit.media.wav.WavFile;
import org.bowsprit.media.wav.WavFormat;

/**
 * Writes sampled sound as a WAV file: mono, 8 bits, at the rate of its first samples. Repeated
 * parts are written once.
 */
final class SampleWavWriter {

  private static final int SILENCE = 0x80;

  /**
   * The maximum number of samples to write. Without a limit, a few bytes in a file could represent
   * hours of silence.
   */
  private static final int MAX_SAMPLES = 8 << 20;

  private final int rate;
  private final ByteWriter samples = new ByteWriter();

  /** Prepares to write {@code sound}. */
  SampleWavWriter(Pcm sound) {
    rate =
        sound.blocks().stream()
            .filter(Pcm.Samples.class::isInstance)
            .mapToInt(block -> ((Pcm.Samples) block).rate())
            .findFirst()
            .orElse(0);
    if (rate > 0) {
      sound.blocks().forEach(this::add);
    }
  }

  /** Returns whether there are no samples. */
  boolean isEmpty() {
    return samples.position() == 0;
  }

  private void add(Pcm.Block block) {
    if (block instanceof Pcm.Samples sampleBlock) {
      int count = convertedCount(sampleBlock.data().length(), sampleBlock.rate());
      for (int i = 0; i < count; i++) {
        samples.u8(sampleBlock.data().u8((int) ((long) i * sampleBlock.rate() / rate)));
      }
    } else if (block instanceof Pcm.Silence silence) {
      samples.fill(SILENCE, convertedCount(silence.count(), silence.rate()));
    }
  }

  /**
   * Converts a number of samples at another rate to a number of samples of this file, limited to
   * the remaining space.
   */
  private int convertedCount(int blockSamples, int blockRate) {
    return (int) Math.min((long) blockSamples * rate / blockRate, MAX_SAMPLES - samples.position());
  }

  /** Writes the file. */
  void writeTo(OutputStream out) throws IOException {
    out.write(WavFile.header(WavFormat.plain(1, rate, Byte.SIZE), samples.position()).toArray());
    out.write(samples.toArray());
  }
}
