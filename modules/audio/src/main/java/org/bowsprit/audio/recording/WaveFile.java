package org.bowsprit.audio.recording;

import org.bowsprit.format.ByteWriter;
import org.bowsprit.format.Bytes;

/** Puts a RIFF header before sound that lies bare in another file. */
public final class WaveFile {

  private static final int PCM = 1;
  private static final int ADPCM = 2;
  private static final int WMA_2 = 0x161;

  /** {@code RIFF}, the form, {@code fmt } and {@code data} with their sizes. */
  private static final int TAGS = 28;

  private WaveFile() {}

  /**
   * Returns plain samples as a WAV file.
   *
   * @param sampleRate frames a second
   * @param channels 1 or 2
   * @param bits 8 for unsigned samples, 16 for signed ones, lower byte first
   * @param samples of all channels in turn
   */
  public static ByteSource ofPcm(int sampleRate, int channels, int bits, ByteSource samples) {
    int frame = channels * bits / 8;
    return file(
        "WAVE", format(PCM, channels, sampleRate, sampleRate * frame, frame, bits), samples);
  }

  /** Returns a sound of a wave bank as the file it would be alone: a WAV, or an xWMA file. */
  static ByteSource of(WaveBankEntry entry, ByteSource sound) {
    return switch (entry.codec()) {
      case PCM, XMA -> ofPcm(entry.sampleRate(), entry.channels(), entry.bits(), sound);
      case ADPCM -> {
        ByteWriter format = format(ADPCM, entry, 4).u16(2 * (2 + 2 * AdpcmBlock.PREDICTORS));
        format.u16(AdpcmBlock.frames(entry.blockSize(), entry.channels()));
        AdpcmBlock.writePredictors(format.u16(AdpcmBlock.PREDICTORS));
        yield file("WAVE", format, sound);
      }
      case XWMA -> file("XWMA", format(WMA_2, entry, 16).u16(0), sound);
    };
  }

  private static ByteWriter format(int coding, WaveBankEntry entry, int bits) {
    return format(
        coding,
        entry.channels(),
        entry.sampleRate(),
        entry.bytesASecond(),
        entry.blockSize(),
        bits);
  }

  private static ByteWriter format(
      int coding, int channels, int sampleRate, int bytesASecond, int block, int bits) {
    return new ByteWriter()
        .u16(coding)
        .u16(channels)
        .u32(sampleRate)
        .u32(bytesASecond)
        .u16(block)
        .u16(bits);
  }

  private static ByteSource file(String form, ByteWriter format, ByteSource sound) {
    Bytes described = format.toBytes();
    ByteWriter out = new ByteWriter().tag("RIFF");
    out.u32(TAGS - ByteWriter.HEADER + described.length() + sound.size()).tag(form);
    out.tag("fmt ").u32(described.length()).bytes(described);
    return ByteSource.of(out.tag("data").u32(sound.size()).toBytes()).then(sound);
  }
}
