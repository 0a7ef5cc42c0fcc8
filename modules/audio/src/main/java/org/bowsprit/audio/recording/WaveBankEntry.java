package org.bowsprit.audio.recording;

import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.media.adpcm.AdpcmBlock;

/**
 * One sound of a wave bank (spec 13 §4).
 *
 * @param codec the encoding
 * @param channels the number of channels, 1 or 2
 * @param sampleRate the number of frames per second, at least 1
 * @param bits the number of bits per PCM sample, 8 or 16
 * @param alignment the value of the alignment field, 0 to 255; the meaning depends on the codec
 * @param frames the length from the duration field
 * @param offset the start in the wave data
 * @param length the number of bytes
 */
public record WaveBankEntry(
    Codec codec,
    int channels,
    int sampleRate,
    int bits,
    int alignment,
    long frames,
    long offset,
    long length) {

  private static final int FLAG_BITS = 4;
  private static final int ADPCM_ALIGNMENT_OFFSET = 22;
  private static final int PACKET_INDEX_BITS = 5;

  private static final int[] PACKET_SIZES = {
    929, 1487, 1280, 2230, 8917, 8192, 4459, 5945, 2304, 1536, 1485, 1008, 2731, 4096, 6827, 5462,
    1280
  };

  /** The xWMA data rates that the tools of the format write, in bytes per second. */
  private static final int[] BYTES_PER_SECOND = {
    12_000, 24_000, 4_000, 6_000, 8_000, 20_000, 2_500
  };

  /** The encoding of a sound, in the order of the numbers in its record. */
  public enum Codec {
    /** Plain samples. */
    PCM,
    /** The encoding of the Xbox; not supported. */
    XMA,
    /** Four bits per sample, in blocks. */
    ADPCM,
    /** Windows Media Audio 2 in packets of equal size. */
    XWMA
  }

  /**
   * Reads a record.
   *
   * @param in the reader, positioned at the beginning of the record
   * @param waveBytes the number of bytes of wave data in the bank
   * @throws FormatException if the record is invalid
   */
  static WaveBankEntry read(ByteReader in, long waveBytes) {
    long frames = in.u32() >>> FLAG_BITS;
    int format = (int) in.u32();
    long offset = in.u32();
    long length = in.u32();
    WaveBankEntry entry =
        new WaveBankEntry(
            Codec.values()[format & 3],
            format >>> 2 & 7,
            format >>> 5 & 0x3FFFF,
            format < 0 ? 16 : 8,
            format >>> 23 & 0xFF,
            frames,
            offset,
            length);
    entry.check(in, waveBytes);
    return entry;
  }

  private void check(ByteReader in, long waveBytes) {
    if (codec == Codec.XMA) {
      throw in.fail("expected PCM, ADPCM or xWMA, found XMA");
    }
    if (channels != 1 && channels != 2) {
      throw in.fail("expected 1 or 2 channels, found " + channels);
    }
    if (sampleRate == 0) {
      throw in.fail("expected a sample rate, found 0");
    }
    if (codec == Codec.XWMA
        && ((alignment & 0x1F) >= PACKET_SIZES.length
            || alignment >> PACKET_INDEX_BITS >= BYTES_PER_SECOND.length)) {
      throw in.fail("expected an alignment that names a packet size, found " + alignment);
    }
    if (offset + length > waveBytes) {
      throw in.fail(
          "expected a sound within "
              + waveBytes
              + " bytes, found that it ends at "
              + (offset + length));
    }
  }

  /**
   * Returns the number of bytes in a frame, block or packet, which is the smallest unit that can be
   * read.
   */
  public int blockSize() {
    return switch (codec) {
      case PCM, XMA -> channels * bits / 8;
      case ADPCM -> (alignment + ADPCM_ALIGNMENT_OFFSET) * channels;
      case XWMA -> PACKET_SIZES[alignment & 0x1F];
    };
  }

  /** Returns the approximate number of bytes per second. */
  public int bytesPerSecond() {
    return switch (codec) {
      case PCM, XMA -> sampleRate * blockSize();
      case ADPCM ->
          (int) ((long) sampleRate * blockSize() / AdpcmBlock.frames(blockSize(), channels));
      case XWMA -> BYTES_PER_SECOND[alignment >> PACKET_INDEX_BITS];
    };
  }
}
