package org.bowsprit.audio.soundfiles;

import java.io.IOException;
import java.util.Arrays;
import org.bowsprit.audio.file.SoundStream;

/** A stream that a decoder fills block by block. It ends if the decoder fails because of damage. */
abstract class BlockStream implements SoundStream {

  private static final int FULL = 32_767;

  private short[] block = new short[0];
  private int frames;
  private int at;
  private boolean ended;

  /**
   * Decodes the next block and calls {@link #put} for each frame.
   *
   * @return false at the end
   */
  abstract boolean decode() throws IOException;

  /** Appends a frame to the block. */
  final void put(int left, int right) {
    if (2 * frames == block.length) {
      block = Arrays.copyOf(block, Math.max(8192, 2 * block.length));
    }
    block[2 * frames] = clip(left);
    block[2 * frames + 1] = clip(right);
    frames++;
  }

  private static short clip(int sample) {
    return (short) Math.max(-FULL - 1, Math.min(FULL, sample));
  }

  /** Returns the number of frames in the block. */
  final int blockFrames() {
    return frames;
  }

  /** Truncates the block to a number of frames. */
  final void trim(int count) {
    frames = Math.min(frames, Math.max(0, count));
  }

  private boolean fill() {
    while (at >= frames && !ended) {
      at = 0;
      frames = 0;
      try {
        ended = !decode();
      } catch (IOException | RuntimeException damage) {
        // The decoders throw arbitrary exceptions if the file is damaged. The frames that were
        // decoded before are heard.
        ended = true;
      }
    }
    return at < frames;
  }

  @Override
  public final int read(short[] samples, int offset, int wanted) {
    int read = 0;
    while (read < wanted && fill()) {
      int count = Math.min(wanted - read, frames - at);
      System.arraycopy(block, 2 * at, samples, offset + 2 * read, 2 * count);
      at += count;
      read += count;
    }
    return read;
  }

  @Override
  public void skip(long count) {
    long left = count;
    while (left > 0 && fill()) {
      int some = (int) Math.min(left, frames - at);
      at += some;
      left -= some;
    }
  }

  /** Returns the number of decoded frames that have not been read. */
  final int pending() {
    return frames - at;
  }
}
