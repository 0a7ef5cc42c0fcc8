package org.bowsprit.audio.recording;

import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.bytes.FormatException;

/** Reads the samples of a WAV file in PCM format. */
final class WavStream implements SoundStream {

  private static final int BLOCK_FRAMES = 2048;
  private static final int UNSIGNED_ZERO = 0x80;

  private final ByteSource source;
  private final WavHeader header;
  private long position;
  private byte[] block = new byte[0];
  private int blockPosition;

  WavStream(ByteSource source, WavHeader header) {
    this.source = source;
    this.header = header;
  }

  @Override
  public int sampleRate() {
    return header.sampleRate();
  }

  @Override
  public int read(short[] samples, int offset, int frames) {
    for (int i = 0; i < frames; i++) {
      if (blockPosition >= block.length && !readBlock()) {
        return i;
      }
      short left = nextSample();
      samples[offset + 2 * i] = left;
      samples[offset + 2 * i + 1] = header.channels() == 2 ? nextSample() : left;
    }
    return frames;
  }

  private short nextSample() {
    int bytesPerSample = header.bits() / 8;
    blockPosition += bytesPerSample;
    return bytesPerSample == 1
        ? (short) (((block[blockPosition - 1] & 0xFF) - UNSIGNED_ZERO) << 8)
        : (short) (block[blockPosition - 1] << 8 | (block[blockPosition - 2] & 0xFF));
  }

  private boolean readBlock() {
    int frameSize = header.blockSize();
    long bytesLeft = header.dataLength() - position;
    try {
      byte[] readBytes =
          source.read(
              header.dataStart() + position,
              (int) Math.min(bytesLeft, (long) BLOCK_FRAMES * frameSize));
      block = readBytes.length % frameSize == 0 ? readBytes : new byte[0];
    } catch (FormatException exception) {
      block = new byte[0];
    }
    blockPosition = 0;
    position += block.length;
    return block.length > 0;
  }

  @Override
  public void skip(long frames) {
    long currentOffset = position - (block.length - blockPosition);
    long targetOffset =
        currentOffset + Math.min(frames, header.length().frames()) * header.blockSize();
    position = Math.min(targetOffset, header.dataLength());
    block = new byte[0];
    blockPosition = 0;
  }

  /** Does nothing, because the stream has no resources to release. */
  @Override
  public void close() {}
}
