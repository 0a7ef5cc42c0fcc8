package org.bowsprit.audio.soundfiles;

import java.io.IOException;
import java.util.Arrays;
import org.bowsprit.audio.file.SoundStream;

/** A stream that a decoder fills block by block. It ends if the decoder fails because of damage. */
abstract class BlockStream implements SoundStream {

  private static final int MAX_SAMPLE = 32_767;

  private short[] block = new short[0];
  private int decodedFrames;
  private int nextFrame;
  private boolean hasEnded;

  /**
   * Decodes the next block and calls {@link #put} for each frame.
   *
   * @return false at the end
   */
  abstract boolean decode() throws IOException;

  /** Appends a frame to the block. */
  final void put(int left, int right) {
    if (2 * decodedFrames == block.length) {
      block = Arrays.copyOf(block, Math.max(8192, 2 * block.length));
    }
    block[2 * decodedFrames] = clip(left);
    block[2 * decodedFrames + 1] = clip(right);
    decodedFrames++;
  }

  private static short clip(int sample) {
    return (short) Math.max(-MAX_SAMPLE - 1, Math.min(MAX_SAMPLE, sample));
  }

  /** Returns the number of frames in the block. */
  final int blockFrames() {
    return decodedFrames;
  }

  /** Truncates the block to a number of frames. */
  final void trim(int frameCount) {
    decodedFrames = Math.min(decodedFrames, Math.max(0, frameCount));
  }

  private boolean decodeIfNecessary() {
    while (nextFrame >= decodedFrames && !hasEnded) {
      nextFrame = 0;
      decodedFrames = 0;
      try {
        hasEnded = !decode();
      } catch (IOException | RuntimeException exception) {
        // The decoders throw arbitrary exceptions if the file is damaged. The frames that were
        // decoded before are heard.
        hasEnded = true;
      }
    }
    return nextFrame < decodedFrames;
  }

  @Override
  public final int read(short[] samples, int offset, int requested) {
    int framesRead = 0;
    while (framesRead < requested && decodeIfNecessary()) {
      int frameCount = Math.min(requested - framesRead, decodedFrames - nextFrame);
      System.arraycopy(block, 2 * nextFrame, samples, offset + 2 * framesRead, 2 * frameCount);
      nextFrame += frameCount;
      framesRead += frameCount;
    }
    return framesRead;
  }

  @Override
  public void skip(long count) {
    long remainingFrames = count;
    while (remainingFrames > 0 && decodeIfNecessary()) {
      int step = (int) Math.min(remainingFrames, decodedFrames - nextFrame);
      nextFrame += step;
      remainingFrames -= step;
    }
  }

  /** Returns the number of decoded frames that have not been read. */
  final int pendingFrames() {
    return decodedFrames - nextFrame;
  }
}
