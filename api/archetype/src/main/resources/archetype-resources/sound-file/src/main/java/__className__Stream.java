package ${package};

import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.SoundStream;

/**
 * Reads the first block of a voice file. The file begins with a header of 26 bytes. The block
 * contains type 1, the length (3 bytes), the divisor, the codec and the samples.
 */
final class ${className}Stream implements SoundStream {

  private static final int HEAD = 26;
  private static final int SAMPLES = HEAD + 6;

  private final ByteSource samples;
  private final int sampleRate;
  private final int gain;
  private long at;

  private ${className}Stream(ByteSource samples, int sampleRate, int gain) {
    this.samples = samples;
    this.sampleRate = sampleRate;
    this.gain = gain;
  }

  static ${className}Stream of(ByteSource source, int gain) throws AudioException {
    byte[] block = source.read(HEAD, 6);
    if (block.length < 6 || block[0] != 1 || block[5] != 0) {
      throw new AudioException("a voice file that does not begin with 8-bit samples");
    }
    int length = (block[1] & 0xFF) | (block[2] & 0xFF) << 8 | (block[3] & 0xFF) << 16;
    int rate = 1_000_000 / (256 - (block[4] & 0xFF));
    if (rate < 4_000 || rate > 192_000) {
      throw new AudioException("a voice file with " + rate + " samples a second");
    }
    return new ${className}Stream(source.part(SAMPLES, length - 2L), rate, gain);
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public int read(short[] target, int offset, int frames) {
    byte[] next = samples.read(at, frames);
    for (int i = 0; i < next.length; i++) {
      short sample = (short) ((((next[i] & 0xFF) - 128) << 8) * gain / 100);
      target[offset + 2 * i] = sample;
      target[offset + 2 * i + 1] = sample;
    }
    at += next.length;
    return next.length;
  }

  @Override
  public void skip(long frames) {
    at += Math.min(frames, samples.size() - at);
  }

  @Override
  public void close() {}
}
