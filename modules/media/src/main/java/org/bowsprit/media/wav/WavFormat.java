package org.bowsprit.media.wav;

import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/**
 * The format of the samples in a WAV file, which is in the first 16 bytes of its {@code fmt }
 * chunk.
 *
 * @param coding {@link #PLAIN}, {@link #ADPCM}, {@link #EXTENSIBLE} or another number
 * @param channels the number of samples per frame
 * @param sampleRate the number of frames per second
 * @param bytesASecond the approximate number of bytes per second
 * @param block the number of bytes of a frame of plain samples, or of an indivisible block
 * @param bits the number of bits per sample
 * @since 1.0
 */
public record WavFormat(
    int coding, int channels, long sampleRate, long bytesASecond, int block, int bits) {

  /** Plain integers, which are unsigned with 8 bits and signed with more. */
  public static final int PLAIN = 1;

  /** Microsoft's ADPCM. */
  public static final int ADPCM = 2;

  /** Plain integers with an extended header. */
  public static final int EXTENSIBLE = 0xFFFE;

  static final int LENGTH = 16;

  /** Returns the format of plain samples of {@code bits} bits. */
  public static WavFormat plain(int channels, int sampleRate, int bits) {
    int frame = channels * bits / Byte.SIZE;
    return new WavFormat(PLAIN, channels, sampleRate, (long) sampleRate * frame, frame, bits);
  }

  /** Returns whether samples are plain integers. */
  public boolean isPlain() {
    return coding == PLAIN || coding == EXTENSIBLE;
  }

  static WavFormat read(ByteReader in) {
    return new WavFormat(in.u16(), in.u16(), in.u32(), in.u32(), in.u16(), in.u16());
  }

  /** Returns the 16 bytes of the format in a file. */
  public Bytes toBytes() {
    return new ByteWriter()
        .u16(coding)
        .u16(channels)
        .u32(sampleRate)
        .u32(bytesASecond)
        .u16(block)
        .u16(bits)
        .toBytes();
  }
}
