package org.bowsprit.web;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import org.bowsprit.audio.AudioDevice;

/**
 * Stores samples until the page takes them. The page reports how many frames it has not played yet.
 * {@link #queuedFrames} does not count the frames that the page keeps in reserve, because the feed
 * that fills this queue adds its own reserve.
 */
final class SampleQueue implements AudioDevice {

  private static final int MAX_SECONDS = 2;

  private final int sampleRate;
  private short[] samples = new short[1 << 12];
  private int sampleCount;
  private int unplayedFrames;
  private int reserveFrames;
  private boolean isOpen;

  SampleQueue(int sampleRate) {
    this.sampleRate = sampleRate;
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public int write(short[] block, int offset, int frames) {
    Objects.checkFromIndexSize(offset, 2 * frames, block.length);
    if (!isOpen || sampleCount + 2 * frames > 2 * MAX_SECONDS * sampleRate) {
      return frames;
    }
    if (sampleCount + 2 * frames > samples.length) {
      samples = Arrays.copyOf(samples, Math.max(2 * samples.length, sampleCount + 2 * frames));
    }
    System.arraycopy(block, offset, samples, sampleCount, 2 * frames);
    sampleCount += 2 * frames;
    return frames;
  }

  /**
   * Sets whether samples are kept for the page or discarded. Discards the samples that are stored
   * now.
   */
  void setOpen(boolean newOpen) {
    isOpen = newOpen;
    flush();
  }

  /**
   * Stores the number of frames that the page has not played yet, and the number that it keeps in
   * reserve.
   */
  void setPageState(int frames, int newReserve) {
    unplayedFrames = frames;
    reserveFrames = newReserve;
  }

  /** Returns the samples written since the last call. */
  short[] take() {
    short[] result = Arrays.copyOf(samples, sampleCount);
    unplayedFrames += sampleCount / 2;
    sampleCount = 0;
    return result;
  }

  @Override
  public int queuedFrames() {
    return unplayedFrames == 0 ? 0 : Math.max(1, unplayedFrames + sampleCount / 2 - reserveFrames);
  }

  @Override
  public void flush() {
    sampleCount = 0;
    unplayedFrames = 0;
  }

  @Override
  public void pause(boolean paused) {
    // Nothing has to be done, because the page plays the samples that it has received.
  }

  @Override
  public Optional<String> failure() {
    return Optional.empty();
  }

  @Override
  public void close() {
    flush();
  }
}
