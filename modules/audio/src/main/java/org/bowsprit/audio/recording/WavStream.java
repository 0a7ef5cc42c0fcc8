package org.bowsprit.audio.recording;

import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.bytes.FormatException;

/** Reads the samples of a WAV file in PCM format. */
final class WavStream implements SoundStream {

  private static final int BLOCK_FRAMES = 2048;
  private static final int UNSIGNED_MIDDLE = 0x80;

  private final ByteSource source;
  private final WavHeader header;
  private long position;
  private byte[] block = new byte[0];
  private int at;

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
      if (at >= block.length && !fill()) {
        return i;
      }
      short left = sample();
      samples[offset + 2 * i] = left;
      samples[offset + 2 * i + 1] = header.channels() == 2 ? sample() : left;
    }
    return frames;
  }

  private short sample() {
    int bytes = header.bits() / 8;
    at += bytes;
    return bytes == 1
        ? (short) (((block[at - 1] & 0xFF) - UNSIGNED_MIDDLE) << 8)
        : (short) (block[at - 1] << 8 | (block[at - 2] & 0xFF));
  }

  private boolean fill() {
    int frame = header.block();
    long left = header.dataLength() - position;
    try {
      byte[] read =
          source.read(
              header.dataStart() + position, (int) Math.min(left, (long) BLOCK_FRAMES * frame));
      block = read.length % frame == 0 ? read : new byte[0];
    } catch (FormatException lost) {
      block = new byte[0];
    }
    at = 0;
    position += block.length;
    return block.length > 0;
  }

  @Override
  public void skip(long frames) {
    long now = position - (block.length - at);
    long wanted = now + Math.min(frames, header.length().frames()) * header.block();
    position = Math.min(wanted, header.dataLength());
    block = new byte[0];
    at = 0;
  }

  /** Does nothing, because there is nothing to close. */
  @Override
  public void close() {}
}
