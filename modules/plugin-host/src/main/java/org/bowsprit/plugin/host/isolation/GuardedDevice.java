package org.bowsprit.plugin.host.isolation;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.audio.AudioDevice;

/**
 * A sound device that can be relied on: one that fails, or says that it was lost, is closed,
 * reported in one line, and followed by silence.
 */
public final class GuardedDevice implements AudioDevice {

  private final int sampleRate;
  private final boolean heard;
  private final Consumer<String> notes;
  private final Guard<AudioDevice> guard;
  private String failure;

  /**
   * Takes charge of a device.
   *
   * @param device the device, closed with this one
   * @param notes takes the line that says why there is no more sound
   */
  public GuardedDevice(AudioDevice device, Consumer<String> notes) {
    this.notes = notes;
    this.guard = new Guard<>(device, this::lost);
    this.sampleRate = device.sampleRate();
    this.heard = device.isHeard();
  }

  private void lost(String reason) {
    failure = reason;
    notes.accept("no more sound: " + reason);
  }

  private void tell(Consumer<AudioDevice> work) {
    guard.tell(work);
    loseWhatSaysThatItIsLost();
  }

  private void loseWhatSaysThatItIsLost() {
    guard.ask(AudioDevice::failure, Optional.<String>empty()).ifPresent(guard::lose);
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public int write(short[] samples, int offset, int frames) {
    Objects.checkFromIndexSize(offset, 2 * frames, samples.length);
    int taken = guard.ask(to -> to.write(samples, offset, frames), frames);
    loseWhatSaysThatItIsLost();
    return Math.max(0, Math.min(frames, taken));
  }

  @Override
  public boolean isHeard() {
    return heard;
  }

  @Override
  public int queuedFrames() {
    int queued = guard.ask(AudioDevice::queuedFrames, 0);
    loseWhatSaysThatItIsLost();
    return queued;
  }

  @Override
  public void flush() {
    tell(AudioDevice::flush);
  }

  @Override
  public void pause(boolean paused) {
    tell(which -> which.pause(paused));
  }

  @Override
  public Optional<String> failure() {
    return Optional.ofNullable(failure);
  }

  @Override
  public void close() {
    try {
      guard.close();
    } catch (Exception | Error e) {
      // A plugin's code: not even an Error may end the program.
      notes.accept("it could not be closed: " + Thrown.inOneLine(e));
    }
  }
}
