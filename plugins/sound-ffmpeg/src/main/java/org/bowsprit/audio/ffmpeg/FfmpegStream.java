package org.bowsprit.audio.ffmpeg;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.SoundStream;

/** Reads the frames of a two-channel WAV file from the output of a process. */
final class FfmpegStream implements SoundStream {

  private static final int BYTES_PER_FRAME = 4;
  private static final int RATE_OFFSET = 24;
  private static final int HEADER_BYTES = 44;
  private static final int MAX_SAMPLE_RATE = 768_000;

  private final DecodingProcess process;
  private final int sampleRate;
  private ByteBuffer block;
  private boolean hasEnded;

  /**
   * Creates a stream and waits for the header.
   *
   * @throws AudioException if there is no header; the message is the reason in one line
   */
  FfmpegStream(DecodingProcess process) throws AudioException, IOException {
    this.process = process;
    block = littleEndianBuffer(process.nextBlock());
    if (block.remaining() < HEADER_BYTES) {
      String reason = process.errorMessage();
      close();
      throw new AudioException("it cannot be decoded: " + reason);
    }
    sampleRate = block.getInt(RATE_OFFSET);
    block.position(HEADER_BYTES);
    if (sampleRate < 1 || sampleRate > MAX_SAMPLE_RATE) {
      close();
      throw new AudioException("it cannot be decoded: it has no valid sample rate");
    }
  }

  private static ByteBuffer littleEndianBuffer(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public int read(short[] samples, int offset, int frames) {
    int framesRead = 0;
    while (framesRead < frames && readBlocks()) {
      int frameCount = Math.min(frames - framesRead, block.remaining() / BYTES_PER_FRAME);
      block.asShortBuffer().get(samples, offset + 2 * framesRead, 2 * frameCount);
      block.position(block.position() + frameCount * BYTES_PER_FRAME);
      framesRead += frameCount;
    }
    return framesRead;
  }

  @Override
  public void skip(long frames) {
    long remainingFrames = frames;
    while (remainingFrames > 0 && readBlocks()) {
      int frameCount = (int) Math.min(remainingFrames, block.remaining() / BYTES_PER_FRAME);
      block.position(block.position() + frameCount * BYTES_PER_FRAME);
      remainingFrames -= frameCount;
    }
  }

  /** Reads blocks as necessary. Returns whether a whole frame is available. */
  private boolean readBlocks() {
    while (block.remaining() < BYTES_PER_FRAME && !hasEnded) {
      byte[] nextBlock = process.nextBlock();
      hasEnded = nextBlock.length == 0;
      // A frame may span two blocks.
      block =
          littleEndianBuffer(new byte[block.remaining() + nextBlock.length])
              .put(block)
              .put(nextBlock)
              .flip();
    }
    return block.remaining() >= BYTES_PER_FRAME;
  }

  @Override
  public void close() {
    hasEnded = true;
    block.position(block.limit());
    try {
      process.close();
    } catch (IOException e) {
      // The temporary files remain, but the process has ended.
      hasEnded = true;
    }
  }
}
