package org.bowsprit.audio.ffmpeg;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.SoundStream;

/** Reads the frames of a two-channel WAV file from the output of a process. */
final class FfmpegStream implements SoundStream {

  private static final int FRAME = 4;
  private static final int RATE_AT = 24;
  private static final int HEADER = 44;
  private static final int FASTEST = 768_000;

  private final DecodingProcess process;
  private final int sampleRate;
  private ByteBuffer block;
  private boolean ended;

  /**
   * Creates a stream and waits for the header.
   *
   * @throws AudioException if there is no header; the message is the reason in one line
   */
  FfmpegStream(DecodingProcess process) throws AudioException, IOException {
    this.process = process;
    block = buffer(process.next());
    if (block.remaining() < HEADER) {
      String complaint = process.complaint();
      close();
      throw new AudioException("it cannot be decoded: " + complaint);
    }
    sampleRate = block.getInt(RATE_AT);
    block.position(HEADER);
    if (sampleRate < 1 || sampleRate > FASTEST) {
      close();
      throw new AudioException("it cannot be decoded: it has no valid sample rate");
    }
  }

  private static ByteBuffer buffer(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public int read(short[] samples, int offset, int frames) {
    int read = 0;
    while (read < frames && fill()) {
      int count = Math.min(frames - read, block.remaining() / FRAME);
      block.asShortBuffer().get(samples, offset + 2 * read, 2 * count);
      block.position(block.position() + count * FRAME);
      read += count;
    }
    return read;
  }

  @Override
  public void skip(long frames) {
    long left = frames;
    while (left > 0 && fill()) {
      int count = (int) Math.min(left, block.remaining() / FRAME);
      block.position(block.position() + count * FRAME);
      left -= count;
    }
  }

  /** Reads blocks as necessary. Returns whether a whole frame is available. */
  private boolean fill() {
    while (block.remaining() < FRAME && !ended) {
      byte[] next = process.next();
      ended = next.length == 0;
      // A frame may span two blocks.
      block = buffer(new byte[block.remaining() + next.length]).put(block).put(next).flip();
    }
    return block.remaining() >= FRAME;
  }

  @Override
  public void close() {
    ended = true;
    block.position(block.limit());
    try {
      process.close();
    } catch (IOException e) {
      // The files remain, but the process has ended.
      ended = true;
    }
  }
}
