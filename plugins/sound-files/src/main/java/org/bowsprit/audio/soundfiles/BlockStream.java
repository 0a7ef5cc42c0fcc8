package org.bowsprit.audio.soundfiles;

import java.io.IOException;
import java.util.Arrays;
import org.bowsprit.audio.file.SoundStream;

/** A stream that a decoder fills block by block; a decoder that stumbles over damage ends it. */
abstract class BlockStream implements SoundStream {

  private static final int FULL = 32_767;

  private short[] block = new short[0];
  private int frames;
  private int at;
  private boolean ended;

  /**
   * Decodes the next block by calls of {@link #put}.
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

  /** Returns how many frames the block holds. */
  final int blockFrames() {
    return frames;
  }

  /** Keeps only so many frames of the block. */
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
        // The decoders answer damage with whatever they trip over; what was decoded is heard.
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

  /** Returns how many decoded frames are still to be read. */
  final int pending() {
    return frames - at;
  }
}
