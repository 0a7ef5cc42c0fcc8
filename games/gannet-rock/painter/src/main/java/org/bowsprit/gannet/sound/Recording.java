package org.bowsprit.gannet.sound;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;

/** Writes waves as the game's samples: 8 bits, 11,025 per second. */
final class Recording {

  static final int RATE = 11_025;

  /** The length of the crossfade between the end and the beginning of a loop, in seconds. */
  private static final double SEAM = 0.5;

  /** The sample value of level 1, at most 127, low enough for several sounds at once. */
  private static final double UNITY = 46;

  private static final int SILENCE = 128;

  private Recording() {}

  /** Writes a sound that is played once. */
  static void write(Path folder, String name, double seconds, Wave wave) throws IOException {
    double[] levels = levels(seconds, wave);
    save(folder, name, levels, levels.length);
  }

  /** Writes a sound whose end fades into its beginning, so that it can be looped. */
  static void writeLoop(Path folder, String name, double seconds, Wave wave) throws IOException {
    double[] levels = levels(seconds + SEAM, wave);
    int seam = (int) (SEAM * RATE);
    int length = levels.length - seam;
    for (int i = 0; i < seam; i++) {
      double in = (double) i / seam;
      levels[i] = levels[i] * Math.sqrt(in) + levels[length + i] * Math.sqrt(1 - in);
    }
    save(folder, name, levels, length);
  }

  private static double[] levels(double seconds, Wave wave) {
    double[] levels = new double[(int) (seconds * RATE)];
    for (int i = 0; i < levels.length; i++) {
      levels[i] = wave.at((double) i / RATE);
    }
    return levels;
  }

  private static void save(Path folder, String name, double[] levels, int length)
      throws IOException {
    byte[] samples = new byte[length];
    for (int i = 0; i < length; i++) {
      double level = Math.max(-1, Math.min(1, levels[i]));
      samples[i] = (byte) (SILENCE + Math.round(level * UNITY));
    }
    Files.createDirectories(folder);
    AudioFormat format = new AudioFormat(RATE, Byte.SIZE, 1, false, false);
    try (AudioInputStream in =
        new AudioInputStream(new ByteArrayInputStream(samples), format, length)) {
      AudioSystem.write(in, AudioFileFormat.Type.WAVE, folder.resolve(name + ".wav").toFile());
    }
  }
}
