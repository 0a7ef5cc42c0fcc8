package org.bowsprit.plugin.host.isolation;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.synth.PartDevice;

/**
 * A synthesiser that a game can rely on. It runs on a separate thread. If it reports a failure,
 * throws an exception, does not return or is far too slow, it is silent from then on, and {@link
 * #failure} returns the reason.
 *
 * <p>Calls to its parts are collected until frames are needed, so that the synthesiser is called
 * once for all of them.
 */
final class GuardedSynth implements MusicSynth {

  /**
   * The minimum number of frames per call. A call changes threads, which takes too long for less
   * than a millisecond of sound.
   */
  private static final int MIN_FRAMES_PER_CALL = 64;

  private final MusicSynth synth;
  private final WatchedThread thread;
  private final MusicDevice device;
  private final int sampleRate;
  private final int framesAtOnce;
  private final int gain;
  private final PartScore score;
  private final PaceMonitor pace;
  private short[] buffer = new short[2 * MIN_FRAMES_PER_CALL];
  private String failure;

  private GuardedSynth(MusicSynth synth, WatchedThread thread, LongSupplier clock) {
    this.synth = synth;
    this.thread = thread;
    device = Objects.requireNonNull(synth.device(), "device returned null");
    sampleRate = requireValidRate(synth.sampleRate());
    framesAtOnce = Math.max(MIN_FRAMES_PER_CALL, synth.framesAtOnce());
    gain = Math.max(1, synth.gain());
    score = new PartScore(synth.parts());
    pace = new PaceMonitor(sampleRate, clock);
  }

  /**
   * Opens a synthesiser.
   *
   * @param provider creates the synthesiser
   * @param settings the host's requests
   * @param thread runs all work of the synthesiser
   * @throws AudioException if the synthesiser cannot be opened; the message is the reason in one
   *     line
   */
  static GuardedSynth open(MusicProvider provider, MusicSettings settings, WatchedThread thread)
      throws AudioException {
    return open(provider, settings, thread, System::nanoTime);
  }

  static GuardedSynth open(
      MusicProvider provider, MusicSettings settings, WatchedThread thread, LongSupplier clock)
      throws AudioException {
    return callOn(
        thread, "open", () -> new GuardedSynth(openNonNull(provider, settings), thread, clock));
  }

  private static MusicSynth openNonNull(MusicProvider provider, MusicSettings settings)
      throws AudioException {
    return Objects.requireNonNull(provider.open(settings), "open returned null");
  }

  private static <T> T callOn(WatchedThread thread, String operation, Callable<T> work)
      throws AudioException {
    try {
      return thread.call(work);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof AudioException known
          ? known
          : new AudioException(Thrown.asLine(e.getCause()), e.getCause());
    } catch (TimeoutException e) {
      throw new AudioException(thread.timeoutMessage(operation), e);
    }
  }

  private static int requireValidRate(int sampleRate) {
    if (sampleRate < 1) {
      throw new IllegalArgumentException("it makes " + sampleRate + " frames a second");
    }
    return sampleRate;
  }

  @Override
  public MusicDevice device() {
    return device;
  }

  @Override
  public PartDevice parts() {
    return score;
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public int framesAtOnce() {
    return framesAtOnce;
  }

  @Override
  public int gain() {
    return gain;
  }

  @Override
  public void render(short[] samples, int offset, int frames) {
    if (failure == null) {
      renderToBuffer(frames);
    }
    if (failure == null) {
      System.arraycopy(buffer, 0, samples, offset, 2 * frames);
    } else {
      Arrays.fill(samples, offset, offset + 2 * frames, (short) 0);
    }
  }

  /** Renders into a separate buffer, so that samples that arrive too late do no harm. */
  private void renderToBuffer(int frames) {
    if (buffer.length < 2 * frames) {
      buffer = new short[2 * frames];
    }
    pace.begin();
    attempt(
        "render",
        () -> {
          score.play();
          synth.render(buffer, 0, frames);
          synth.failure().ifPresent(this::fail);
        });
    pace.end(frames);
    if (failure == null && pace.isTooSlow()) {
      fail(pace.description());
    }
  }

  private void fail(String reason) {
    failure = reason;
    score.end();
  }

  private void attempt(String operation, Runnable work) {
    try {
      callOn(
          thread,
          operation,
          () -> {
            work.run();
            return true;
          });
    } catch (AudioException e) {
      fail(e.getMessage());
    }
  }

  @Override
  public Optional<String> failure() {
    return Optional.ofNullable(failure);
  }

  @Override
  public void close() {
    if (failure == null) {
      attempt("close", synth::close);
    }
    thread.end();
  }
}
