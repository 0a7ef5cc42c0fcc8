package org.bowsprit.audio;

import java.util.Optional;

/** A device for tests. It never fails, and subclasses decide what happens to the samples. */
public abstract class WorkingDevice implements AudioDevice {

  private final int sampleRate;

  /** Creates a device with a sample rate. */
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
