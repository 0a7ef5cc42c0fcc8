package org.bowsprit.audio.recording;

import java.util.Optional;
import org.bowsprit.format.ByteReader;
import org.bowsprit.format.ByteWriter;
import org.bowsprit.format.Bytes;
import org.bowsprit.format.ChunkPath;

/**
 * Where the samples of a WAV file lie and what they are: plain integers of 8, 16 or 24 bits, or
 * ADPCM, in one channel or two.
 *
 * @param sampleRate frames a second
 * @param channels 1 or 2
 * @param bits of a sample, 8 (unsigned), 16 or 24; 4 for ADPCM
 * @param block bytes of a block of ADPCM; of a frame of plain samples
 * @param dataStart where the first sample is
 * @param dataLength bytes of samples, whole frames if they are plain
 */
record WavHeader(
    int sampleRate, int channels, int bits, int block, long dataStart, long dataLength) {

  private static final int RIFF_HEADER = 12;
  private static final int FORMAT_LENGTH = 16;
  private static final int PLAIN = 1;
  private static final int ADPCM = 2;
  private static final int ADPCM_BITS = 4;
  private static final int EXTENSIBLE = 0xFFFE;

  /** Chunks before the samples that are looked at. */
  private static final int PATIENCE = 64;

  static Optional<WavHeader> read(ByteSource source) {
    Bytes format = Bytes.EMPTY;
    long at = RIFF_HEADER;
    for (int i = 0; i < PATIENCE; i++) {
      Bytes head = Bytes.wrap(source.read(at, ByteWriter.HEADER));
      if (head.length() < ByteWriter.HEADER) {
        return Optional.empty();
      }
      ByteReader in = head.reader(ChunkPath.ROOT);
      String tag = in.tag();
      long size = in.u32();
      long start = at + ByteWriter.HEADER;
      if (tag.equals("fmt ")) {
        format = Bytes.wrap(source.read(start, FORMAT_LENGTH));
      } else if (tag.equals("data")) {
        return of(format, start, Math.min(size, source.size() - start));
      }
      at = start + size + (size & 1);
    }
    return Optional.empty();
  }

  private static Optional<WavHeader> of(Bytes format, long start, long length) {
    if (format.length() < FORMAT_LENGTH) {
      return Optional.empty();
    }
    ByteReader in = format.reader(ChunkPath.ROOT);
    int coding = in.u16();
    int channels = in.u16();
    long rate = in.u32();
    int block = in.seek(12).u16();
    int bits = in.u16();
    boolean playable = (channels == 1 || channels == 2) && rate > 0 && rate <= 768_000;
    if (!playable) {
      return Optional.empty();
    }
    if (coding == ADPCM && bits == ADPCM_BITS && AdpcmBlock.frames(block, channels) > 0) {
      return Optional.of(new WavHeader((int) rate, channels, bits, block, start, length));
    }
    if ((coding != PLAIN && coding != EXTENSIBLE) || (bits != 8 && bits != 16 && bits != 24)) {
      return Optional.empty();
    }
    int frame = channels * bits / 8;
    return Optional.of(
        new WavHeader((int) rate, channels, bits, frame, start, length / frame * frame));
  }

  boolean isAdpcm() {
    return bits == ADPCM_BITS;
  }

  int framesABlock() {
    return isAdpcm() ? AdpcmBlock.frames(block, channels) : 1;
  }

  FileLength length() {
    long whole = dataLength / block * framesABlock();
    int rest = (int) (dataLength % block);
    return new FileLength(sampleRate, whole + (isAdpcm() ? AdpcmBlock.frames(rest, channels) : 0));
  }
}
