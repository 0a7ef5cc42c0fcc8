package org.bowsprit.gannet.sound;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;

/** The game's samples, made from noise and tones: 8 bits, 11,025 a second. */
final class Noises {

  private static final int RATE = 11_025;

  /** How loud the wave is at a time, −1 to 1. */
  @FunctionalInterface
  private interface Wave {
    double at(double seconds);
  }

  void print(Path sounds) throws IOException {
    Random random = new Random(1890);
    write(
        sounds,
        "thunder",
        3.0,
        low(
            random,
            0.02,
            t -> Math.exp(-t * 1.3) * (1 + 0.7 * Math.sin(t * 23) * Math.exp(-t)) * 5.5));
    write(
        sounds,
        "hork",
        0.5,
        t ->
            (saw(t * (300 - 260 * t)) * 0.5 + saw(t * 74) * 0.5)
                * fade(t, 0.04, 0.5)
                * (0.7 + 0.3 * Math.sin(t * 190)));
    write(
        sounds,
        "door",
        0.9,
        t ->
            saw(t * (46 + 30 * Math.sin(t * 7)))
                * 0.4
                * fade(t, 0.1, 0.9)
                * (Math.sin(t * 60) > -0.2 ? 1 : 0.2));
    write(
        sounds,
        "scrape",
        1.2,
        low(random, 0.25, t -> 1.1 * fade(t, 0.1, 1.2) * (0.6 + 0.4 * Math.sin(t * 44))));
    write(
        sounds,
        "ratchet",
        1.4,
        low(random, 0.7, t -> 2.2 * Math.exp(-(t % 0.14) * 90) * fade(t, 0.01, 1.4)));
    write(
        sounds,
        "match",
        0.8,
        low(random, 0.6, t -> (t < 0.22 ? 0.9 * t / 0.22 : Math.exp(-(t - 0.22) * 6)) * 0.9));
    write(
        sounds,
        "foghorn",
        2.6,
        t ->
            (saw(t * 82) * 0.5 + saw(t * 82.7) * 0.4 + Math.sin(t * 41 * 2 * Math.PI) * 0.3)
                * fade(t, 0.25, 2.6)
                * 0.8);
    write(
        sounds,
        "wind",
        4.0,
        low(
            random,
            0.06,
            t ->
                1.5
                    * (0.55
                        + 0.3 * Math.sin(t * Math.PI / 2)
                        + 0.15 * Math.sin(t * Math.PI * 1.5))));
    write(
        sounds,
        "plop",
        0.16,
        t -> Math.sin(t * (520 + 1500 * t) * 2 * Math.PI) * fade(t, 0.01, 0.16) * 0.5);
    write(
        sounds, "splash", 0.7, low(random, 0.4, t -> 1.2 * Math.exp(-t * 6) * fade(t, 0.01, 0.7)));
  }

  /**
   * Noise below a corner ({@code smooth}: 1 is white, near 0 is a rumble), shaped by a loudness.
   */
  private static Wave low(Random random, double smooth, Wave loudness) {
    double[] held = new double[1];
    return t -> {
      held[0] += (random.nextDouble() * 2 - 1 - held[0]) * smooth;
      return held[0] * loudness.at(t);
    };
  }

  private static double saw(double turns) {
    return 2 * (turns - Math.floor(turns)) - 1;
  }

  private static double fade(double t, double in, double length) {
    return Math.min(1, Math.min(t / in, (length - t) / (length * 0.3)));
  }

  private static void write(Path folder, String name, double seconds, Wave wave)
      throws IOException {
    byte[] samples = new byte[(int) (seconds * RATE)];
    for (int i = 0; i < samples.length; i++) {
      double level = Math.max(-1, Math.min(1, wave.at((double) i / RATE)));
      samples[i] = (byte) (128 + Math.round(level * 120));
    }
    Files.createDirectories(folder);
    AudioFormat format = new AudioFormat(RATE, 8, 1, false, false);
    try (AudioInputStream in =
        new AudioInputStream(new ByteArrayInputStream(samples), format, samples.length)) {
      AudioSystem.write(in, AudioFileFormat.Type.WAVE, folder.resolve(name + ".wav").toFile());
    }
  }
}
