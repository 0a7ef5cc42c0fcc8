package org.bowsprit.audio;

import java.util.Optional;

/** A device for tests to which nothing happens; what it does with sound is theirs to say. */
public abstract class WorkingDevice implements AudioDevice {

  private final int sampleRate;

  /** Makes a device of a sample rate. */
  protected WorkingDevice(int sampleRate) {
    this.sampleRate = sampleRate;
  }

  @Override
  public final int sampleRate() {
    return sampleRate;
  }

  @Override
  public int queuedFrames() {
    return 0;
  }

  @Override
  public void flush() {}

  @Override
  public void pause(boolean paused) {}

  @Override
  public Optional<String> failure() {
    return Optional.empty();
  }

  @Override
  public void close() {}
}
