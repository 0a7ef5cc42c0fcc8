package org.bowsprit.audio.recording;

import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.media.adpcm.AdpcmBlock;
import org.bowsprit.media.wav.WavFile;
import org.bowsprit.media.wav.WavFormat;

/** Adds a RIFF header to sound that has no header in its file. */
public final class RiffHeader {

  private static final int WMA_2_CODING = 0x161;

  private RiffHeader() {}

  /**
   * Returns plain samples as a WAV file.
   *
   * @param sampleRate the number of frames per second
   * @param channels the number of channels, 1 or 2
   * @param bits the number of bits: 8 for unsigned samples, 16 for signed samples with the lower
   *     byte first
   * @param samples the samples; the samples of the channels alternate
   */
  public static ByteSource ofPcm(int sampleRate, int channels, int bits, ByteSource samples) {
    return withHeader("WAVE", WavFormat.plain(channels, sampleRate, bits).toBytes(), samples);
  }

  /** Returns a sound of a wave bank as a separate file: a WAV or an xWMA file. */
  static ByteSource of(WaveBankEntry entry, ByteSource sound) {
    return switch (entry.codec()) {
      case PCM, XMA -> ofPcm(entry.sampleRate(), entry.channels(), entry.bits(), sound);
      case ADPCM -> {
        ByteWriter format =
            formatOf(WavFormat.ADPCM, entry, 4).u16(2 * (2 + 2 * AdpcmBlock.PREDICTORS));
        format.u16(AdpcmBlock.frames(entry.blockSize(), entry.channels()));
        AdpcmBlock.writePredictors(format.u16(AdpcmBlock.PREDICTORS));
        yield withHeader("WAVE", format.toBytes(), sound);
      }
      case XWMA -> withHeader("XWMA", formatOf(WMA_2_CODING, entry, 16).u16(0).toBytes(), sound);
    };
  }

  private static ByteWriter formatOf(int coding, WaveBankEntry entry, int bits) {
    WavFormat format =
        new WavFormat(
            coding,
            entry.channels(),
            entry.sampleRate(),
            entry.bytesPerSecond(),
            entry.blockSize(),
            bits);
    return new ByteWriter().bytes(format.toBytes());
  }

  private static ByteSource withHeader(String formType, Bytes format, ByteSource sound) {
    return ByteSource.of(WavFile.header(formType, format, sound.size()).toArray()).then(sound);
  }
}
