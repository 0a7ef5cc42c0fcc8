package org.bowsprit.plugin.host.isolation;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioSettings;

/**
 * A sound device that a game can rely on. If the device fails, is far too slow or reports that it
 * was lost, the device is closed, one line reports the reason, and no more sound is played.
 */
public final class GuardedDevice implements AudioDevice {

  private final int sampleRate;
  private final boolean isHeard;
  private final Consumer<String> reports;
  private final RequestQueue exchangeRequests = new RequestQueue();
  private SoundOpener<AudioDevice> opener;
  private final LongSupplier clock;
  private Guard<AudioDevice> guard;
  private PaceMonitor paceMonitor;
  private boolean isPaused;
  private String failure;

  /**
   * Opens a device and takes ownership of it.
   *
   * @param opener opens the device, which is closed together with this object
   * @param reports receives one line with the reason if the sound ends
   * @throws AudioException if the device cannot be opened
   */
  public GuardedDevice(SoundOpener<AudioDevice> opener, Consumer<String> reports)
      throws AudioException {
    this(opener, reports, System::nanoTime);
  }

  GuardedDevice(SoundOpener<AudioDevice> opener, Consumer<String> reports, LongSupplier clock)
      throws AudioException {
    AudioDevice device = opener.open();
    this.opener = opener;
    this.reports = reports;
    this.clock = clock;
    this.guard = new Guard<>(device, this::reportLoss);
    this.sampleRate = checkedRate(device);
    this.isHeard = device.isHeard();
    this.paceMonitor = new PaceMonitor(sampleRate, clock);
  }

  private static int checkedRate(AudioDevice device) throws AudioException {
    int rate = device.sampleRate();
    if (!AudioSettings.isRate(rate)) {
      device.close();
      throw new AudioException(
          "it plays %s frames a second, not %s to %s"
              .formatted(rate, AudioSettings.LOWEST_RATE, AudioSettings.HIGHEST_RATE));
    }
    return rate;
  }

  /**
   * Continues with a newer version of the device. May be called from any thread. Waits until the
   * thread that plays sound has exchanged the device.
   *
   * @throws IllegalStateException if the newer version could not be opened; the older version is
   *     opened again
   */
  public void exchange(SoundOpener<AudioDevice> newOpener) {
    exchangeRequests.runAndWait(() -> continueWith(newOpener));
  }

  private void continueWith(SoundOpener<AudioDevice> newOpener) {
    close(guard);
    try {
      openWith(newOpener);
      opener = newOpener;
    } catch (AudioException | RuntimeException | Error e) {
      // This runs a plugin's code, so even an Error must not end the game.
      reopen();
      String message = e instanceof AudioException ? Thrown.message(e) : Thrown.asLine(e);
      throw new IllegalStateException(message, e);
    }
  }

  private void reopen() {
    try {
      openWith(opener);
    } catch (AudioException | RuntimeException | Error e) {
      // This runs a plugin's code, so even an Error must not end the game.
      guard.discard(Thrown.asLine(e));
    }
  }

  private void openWith(SoundOpener<AudioDevice> target) throws AudioException {
    AudioDevice device = target.open();
    int rate = device.sampleRate();
    if (rate != sampleRate) {
      device.close();
      throw new AudioException("it plays %s frames a second, not %s".formatted(rate, sampleRate));
    }
    guard = new Guard<>(device, this::reportLoss);
    paceMonitor = new PaceMonitor(sampleRate, clock);
    failure = null;
    if (isPaused) {
      pause(true);
    }
  }

  private void reportLoss(String reason) {
    failure = reason;
    reports.accept("no more sound: " + reason);
  }

  private void run(Consumer<AudioDevice> work) {
    guard.run(work);
    discardIfFailed();
  }

  private void discardIfFailed() {
    guard.ask(AudioDevice::failure, Optional.<String>empty()).ifPresent(guard::discard);
  }

  private void discardIfTooSlow() {
    if (failure == null && paceMonitor.isTooSlow()) {
      guard.discard(paceMonitor.description());
    }
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public int write(short[] samples, int offset, int frames) {
    Objects.checkFromIndexSize(offset, 2 * frames, samples.length);
    exchangeRequests.runPending();
    paceMonitor.begin();
    int writtenFrames = guard.ask(device -> device.write(samples, offset, frames), frames);
    discardIfFailed();
    paceMonitor.end(frames);
    discardIfTooSlow();
    return Math.max(0, Math.min(frames, writtenFrames));
  }

  @Override
  public boolean isHeard() {
    return isHeard;
  }

  @Override
  public int queuedFrames() {
    exchangeRequests.runPending();
    paceMonitor.begin();
    int queued = guard.ask(AudioDevice::queuedFrames, 0);
    discardIfFailed();
    paceMonitor.end(0);
    discardIfTooSlow();
    return queued;
  }

  @Override
  public void flush() {
    run(AudioDevice::flush);
  }

  @Override
  public void pause(boolean nowPaused) {
    isPaused = nowPaused;
    run(target -> target.pause(nowPaused));
  }

  @Override
  public Optional<String> failure() {
    return Optional.ofNullable(failure);
  }

  @Override
  public void close() {
    exchangeRequests.close();
    close(guard);
  }

  private void close(Guard<AudioDevice> target) {
    try {
      target.close();
    } catch (Exception | Error e) {
      // This runs a plugin's code, so even an Error must not end the program.
      reports.accept("it could not be closed: " + Thrown.asLine(e));
    }
  }
}
