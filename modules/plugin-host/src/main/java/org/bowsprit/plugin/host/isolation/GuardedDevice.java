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
 * was lost, it is closed, one line reports this, and silence follows.
 */
public final class GuardedDevice implements AudioDevice {

  private final int sampleRate;
  private final boolean heard;
  private final Consumer<String> notes;
  private final Handover handover = new Handover();
  private SoundOpener<AudioDevice> opener;
  private final LongSupplier clock;
  private Guard<AudioDevice> guard;
  private Pace pace;
  private boolean paused;
  private String failure;

  /**
   * Opens a device and takes ownership of it.
   *
   * @param opener opens the device, which is closed together with this object
   * @param notes receives one line with the reason if the sound ends
   * @throws AudioException if the device cannot be opened
   */
  public GuardedDevice(SoundOpener<AudioDevice> opener, Consumer<String> notes)
      throws AudioException {
    this(opener, notes, System::nanoTime);
  }

  GuardedDevice(SoundOpener<AudioDevice> opener, Consumer<String> notes, LongSupplier clock)
      throws AudioException {
    AudioDevice device = opener.open();
    this.opener = opener;
    this.notes = notes;
    this.clock = clock;
    this.guard = new Guard<>(device, this::lost);
    this.sampleRate = rateOf(device);
    this.heard = device.isHeard();
    this.pace = new Pace(sampleRate, clock);
  }

  private static int rateOf(AudioDevice device) throws AudioException {
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
   * thread that plays has made the exchange.
   *
   * @throws IllegalStateException if the newer version could not be opened; the older version is
   *     opened again
   */
  public void exchange(SoundOpener<AudioDevice> fresh) {
    handover.ask(() -> goOnWith(fresh));
  }

  private void goOnWith(SoundOpener<AudioDevice> fresh) {
    close(guard);
    try {
      use(fresh);
      opener = fresh;
    } catch (AudioException | RuntimeException | Error e) {
      // This runs a plugin's code, so even an Error must not end the game.
      reopen();
      String why = e instanceof AudioException ? Thrown.message(e) : Thrown.inOneLine(e);
      throw new IllegalStateException(why, e);
    }
  }

  private void reopen() {
    try {
      use(opener);
    } catch (AudioException | RuntimeException | Error e) {
      // This runs a plugin's code, so even an Error must not end the game.
      guard.lose(Thrown.inOneLine(e));
    }
  }

  private void use(SoundOpener<AudioDevice> which) throws AudioException {
    AudioDevice device = which.open();
    int rate = device.sampleRate();
    if (rate != sampleRate) {
      device.close();
      throw new AudioException("it plays %s frames a second, not %s".formatted(rate, sampleRate));
    }
    guard = new Guard<>(device, this::lost);
    pace = new Pace(sampleRate, clock);
    failure = null;
    if (paused) {
      pause(true);
    }
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

  private void loseWhatIsTooSlow() {
    if (failure == null && pace.isTooSlow()) {
      guard.lose(pace.sentence());
    }
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public int write(short[] samples, int offset, int frames) {
    Objects.checkFromIndexSize(offset, 2 * frames, samples.length);
    handover.runPending();
    pace.begin();
    int taken = guard.ask(to -> to.write(samples, offset, frames), frames);
    loseWhatSaysThatItIsLost();
    pace.end(frames);
    loseWhatIsTooSlow();
    return Math.max(0, Math.min(frames, taken));
  }

  @Override
  public boolean isHeard() {
    return heard;
  }

  @Override
  public int queuedFrames() {
    handover.runPending();
    pace.begin();
    int queued = guard.ask(AudioDevice::queuedFrames, 0);
    loseWhatSaysThatItIsLost();
    pace.end(0);
    loseWhatIsTooSlow();
    return queued;
  }

  @Override
  public void flush() {
    tell(AudioDevice::flush);
  }

  @Override
  public void pause(boolean nowPaused) {
    paused = nowPaused;
    tell(which -> which.pause(nowPaused));
  }

  @Override
  public Optional<String> failure() {
    return Optional.ofNullable(failure);
  }

  @Override
  public void close() {
    handover.close();
    close(guard);
  }

  private void close(Guard<AudioDevice> which) {
    try {
      which.close();
    } catch (Exception | Error e) {
      // This runs a plugin's code, so even an Error must not end the program.
      notes.accept("it could not be closed: " + Thrown.inOneLine(e));
    }
  }
}
