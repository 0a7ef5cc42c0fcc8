package org.bowsprit.kit.internal.sound;

import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.media.wav.WavFile;
import org.bowsprit.media.wav.WavFormat;

/**
 * A digitised sound: unsigned bytes, one channel.
 *
 * @param rate the number of samples per second
 * @param samples the samples, 0 to 255; 128 is silence
 */
public record WaveSample(int rate, Bytes samples) {

  /** The sample of silence. */
  public static final int SILENCE = 0x80;

  /**
   * Reads a WAV file with 8 or 16 bits per sample and mixes several channels into one.
   *
   * @throws SoundException if the file is not a WAV file of this kind
   */
  public static WaveSample read(Bytes file) throws SoundException {
    WavFile wav =
        WavFile.read(file)
            .orElseThrow(
                () -> new SoundException("expected a WAV file with samples, found something else"));
    WavFormat format = wav.format();
    int bits = format.bits();
    if (format.coding() != WavFormat.PLAIN || format.channels() < 1 || (bits != 8 && bits != 16)) {
      throw new SoundException(
          "expected plain samples of 8 or 16 bits, found %s; save the WAV as PCM with 16 bits"
              .formatted(format.coding() == WavFormat.PLAIN ? bits + " bits" : "coded ones"));
    }
    Bytes data = file.slice((int) wav.dataStart(), (int) wav.dataLength());
    byte[] samples = new byte[data.length() / (format.channels() * bits / Byte.SIZE)];
    ByteReader in = data.reader(ChunkPath.ROOT);
    for (int i = 0; i < samples.length; i++) {
      int sum = 0;
      for (int channel = 0; channel < format.channels(); channel++) {
        sum += bits == 8 ? in.u8() - SILENCE : in.s16() >> Byte.SIZE;
      }
      samples[i] = (byte) (sum / format.channels() + SILENCE);
    }
    return new WaveSample((int) format.sampleRate(), Bytes.wrap(samples));
  }

  /** Returns the sound as a WAV file. */
  Bytes toWav() {
    return WavFile.of(WavFormat.plain(1, rate, Byte.SIZE), samples);
  }
}
