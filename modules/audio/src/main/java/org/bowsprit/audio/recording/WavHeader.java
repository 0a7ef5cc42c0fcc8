package org.bowsprit.audio.recording;

import java.util.Optional;
import org.bowsprit.format.ByteReader;
import org.bowsprit.format.ByteWriter;
import org.bowsprit.format.Bytes;
import org.bowsprit.format.ChunkPath;

/**
 * Where the samples of a WAV file lie and what they are: plain integers of 8, 16 or 24 bits, in one
 * channel or two.
 *
 * @param sampleRate frames a second
 * @param channels 1 or 2
 * @param bits of a sample, 8 (unsigned), 16 or 24
 * @param dataStart where the first sample is
 * @param dataLength bytes of samples, whole frames
 */
record WavHeader(int sampleRate, int channels, int bits, long dataStart, long dataLength) {

  private static final int RIFF_HEADER = 12;
  private static final int FORMAT_LENGTH = 16;
  private static final int PLAIN = 1;
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
    int bits = in.seek(14).u16();
    boolean playable =
        (coding == PLAIN || coding == EXTENSIBLE)
            && (channels == 1 || channels == 2)
            && (bits == 8 || bits == 16 || bits == 24)
            && rate > 0
            && rate <= 768_000;
    if (!playable) {
      return Optional.empty();
    }
    int frame = channels * bits / 8;
    return Optional.of(new WavHeader((int) rate, channels, bits, start, length / frame * frame));
  }

  int bytesAFrame() {
    return channels * bits / 8;
  }

  FileLength length() {
    return new FileLength(sampleRate, dataLength / bytesAFrame());
  }
}
