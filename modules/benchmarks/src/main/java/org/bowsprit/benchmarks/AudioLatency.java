package org.bowsprit.benchmarks;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.audio.imuse.Imuse;
import org.bowsprit.audio.javasound.JavaSoundProvider;
import org.bowsprit.audio.mix.SilentProvider;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.audio.openal.OpenAlProvider;

/**
 * Measures the delay between the creation of a quantum of the game's sound and its playback. The
 * delay consists of the sound that the device has queued after each frame and the quantum that the
 * limiter holds back. Delays after the device cannot be measured here.
 */
public final class AudioLatency {

  private static final List<AudioProvider> PROVIDERS =
      List.of(new JavaSoundProvider(), new OpenAlProvider(), new SilentProvider());

  private static final Duration MEASURED_TIME = Duration.ofSeconds(10);
  private static final int FRAME_MILLIS = 50;

  private AudioLatency() {}

  /** Measures the devices that can be opened on this machine and prints a table in Markdown. */
  public static void main(String[] arguments) throws InterruptedException {
    System.out.println("| device | median | 99 of 100 below | gaps in 10 s |");
    System.out.println("|---|--:|--:|--:|");
    for (AudioProvider provider : PROVIDERS) {
      try (AudioDevice device = provider.open(AudioSettings.DEFAULT)) {
        measure(provider.id(), device);
      } catch (AudioException e) {
        System.out.printf("| %s | %s | | |%n", provider.id(), e.getMessage());
      }
    }
  }

  private static void measure(String id, AudioDevice device) throws InterruptedException {
    SoundCard card = new SoundCard(device);
    int frames = (int) (MEASURED_TIME.toMillis() / FRAME_MILLIS);
    double[] millis = new double[frames];
    long start = System.nanoTime();
    long createdMicros = 0;
    for (int i = 0; i < frames; i++) {
      long due = (long) i * FRAME_MILLIS * 1_000;
      for (; createdMicros <= due; createdMicros += Imuse.QUANTUM_MICROS) {
        card.quantum(createdMicros);
      }
      card.frame(due);
      millis[i] =
          1000.0 * device.queuedFrames() / device.sampleRate() + Imuse.QUANTUM_MICROS / 1000.0;
      long next = start + TimeUnit.MILLISECONDS.toNanos((i + 1L) * FRAME_MILLIS);
      TimeUnit.NANOSECONDS.sleep(next - System.nanoTime());
    }
    Arrays.sort(millis);
    System.out.printf(
        Locale.ROOT,
        "| %s | %.0f ms | %.0f ms | %d |%n",
        id,
        millis[frames / 2],
        millis[frames * 99 / 100],
        card.gapCount());
  }
}
