package org.bowsprit.audio;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * Stands before a device that may be lost: one that says so, or throws, is closed, told of in one
 * line, and followed by silence.
 *
 * <p>Whoever plays through it needs no care of its own: whatever the device does, the game goes on.
 *
 * @since 0.1
 */
public final class GuardedDevice implements AudioDevice {

  private final int sampleRate;
  private final Consumer<String> notes;
  private AudioDevice device;
  private String failure;

  /**
   * Takes charge of a device.
   *
   * @param device the device, closed with this one
   * @param notes takes the line that says why there is no more sound
   */
  public GuardedDevice(AudioDevice device, Consumer<String> notes) {
    this.device = device;
    this.notes = notes;
    this.sampleRate = device.sampleRate();
  }

  /** What is asked of a device. */
  private interface Request {
    int ask(AudioDevice device);
  }

  private int ask(Request request) {
    try {
      int answer = request.ask(device);
      device.failure().ifPresent(this::lose);
      return answer;
    } catch (RuntimeException | Error e) {
      // Code of a stranger: not even an Error may end the game.
      lose(inOneLine(e));
      return request.ask(device);
    }
  }

  private void lose(String reason) {
    AudioDevice lost = device;
    device = new SilentProvider().open(AudioSettings.DEFAULT);
    failure = reason;
    notes.accept("no more sound: " + reason);
    close(lost);
  }

  private static void close(AudioDevice device) {
    try {
      device.close();
    } catch (RuntimeException | Error e) {
      // It is lost already; that it cannot even be closed tells nobody anything new.
    }
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public int write(short[] samples, int offset, int frames) {
    return ask(to -> to.write(samples, offset, frames));
  }

  @Override
  public int queuedFrames() {
    return ask(AudioDevice::queuedFrames);
  }

  @Override
  public void flush() {
    ask(
        which -> {
          which.flush();
          return 0;
        });
  }

  @Override
  public void pause(boolean paused) {
    ask(
        which -> {
          which.pause(paused);
          return 0;
        });
  }

  @Override
  public Optional<String> failure() {
    return Optional.ofNullable(failure);
  }

  @Override
  public void close() {
    try {
      device.close();
    } catch (RuntimeException | Error e) {
      // Code of a stranger: not even an Error may end the program.
      notes.accept("it could not be closed: " + inOneLine(e));
    }
  }

  private static String inOneLine(Throwable thrown) {
    return thrown.getMessage() == null ? thrown.getClass().getSimpleName() : thrown.getMessage();
  }
}
