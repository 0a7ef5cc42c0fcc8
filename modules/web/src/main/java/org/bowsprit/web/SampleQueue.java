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
  private int count;
  private int unplayed;
  private int reserve;
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
    if (!isOpen || count + 2 * frames > 2 * MAX_SECONDS * sampleRate) {
      return frames;
    }
    if (count + 2 * frames > samples.length) {
      samples = Arrays.copyOf(samples, Math.max(2 * samples.length, count + 2 * frames));
    }
    System.arraycopy(block, offset, samples, count, 2 * frames);
    count += 2 * frames;
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
    unplayed = frames;
    reserve = newReserve;
  }

  /** Returns the samples written since the last call. */
  short[] take() {
    short[] taken = Arrays.copyOf(samples, count);
    unplayed += count / 2;
    count = 0;
    return taken;
  }

  @Override
  public int queuedFrames() {
    return unplayed == 0 ? 0 : Math.max(1, unplayed + count / 2 - reserve);
  }

  @Override
  public void flush() {
    count = 0;
    unplayed = 0;
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
