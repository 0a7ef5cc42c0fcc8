package org.bowsprit.explorer.extract;

import java.io.IOException;
import java.io.OutputStream;
import org.bowsprit.audio.resource.Pcm;
import org.bowsprit.format.ByteWriter;

/**
 * Sampled sound as a WAV file: mono, 8 bits, at the rate of its first samples; repeats are written
 * once.
 */
final class WaveFile {

  private static final int SILENCE = 0x80;
  private static final int PLAIN_PCM = 1;
  private static final int BITS = 8;
  private static final int FORMAT_BYTES = 16;

  /** The most samples that are written: a file may claim hours of silence in a few bytes. */
  private static final int LONGEST = 8 << 20;

  private final int rate;
  private final ByteWriter samples = new ByteWriter();

  /** Lays out {@code sound}. */
  WaveFile(Pcm sound) {
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

  /** Returns whether there is nothing to hear. */
  boolean isEmpty() {
    return samples.position() == 0;
  }

  private void add(Pcm.Block block) {
    if (block instanceof Pcm.Samples some) {
      int count = count(some.data().length(), some.rate());
      for (int i = 0; i < count; i++) {
        samples.u8(some.data().u8((int) ((long) i * some.rate() / rate)));
      }
    } else if (block instanceof Pcm.Silence silence) {
      samples.fill(SILENCE, count(silence.count(), silence.rate()));
    }
  }

  /** Returns how many samples of this file so many of another rate are, as far as there is room. */
  private int count(int theirs, int theirRate) {
    return (int) Math.min((long) theirs * rate / theirRate, LONGEST - samples.position());
  }

  /** Writes the file. */
  void writeTo(OutputStream out) throws IOException {
    ByteWriter file = new ByteWriter();
    file.tag("RIFF").u32(36L + samples.position()).tag("WAVE").tag("fmt ").u32(FORMAT_BYTES);
    file.u16(PLAIN_PCM).u16(1).u32(rate).u32(rate).u16(1).u16(BITS);
    file.tag("data").u32(samples.position()).bytes(samples.toBytes());
    out.write(file.toArray());
  }
}
