package org.bowsprit.gannet.sound;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;

/** Writes short sounds, such as doors, thunder and birds. */
final class Noises {

  void write(Path sounds) throws IOException {
    Random random = new Random(1890);
    Recording.write(
        sounds,
        "thunder",
        3.0,
        Wave.low(
            random,
            0.02,
            t -> Math.exp(-t * 1.3) * (1 + 0.7 * Math.sin(t * 23) * Math.exp(-t)) * 5.5));
    Recording.write(
        sounds,
        "hork",
        0.5,
        t ->
            (Wave.saw(t * (300 - 260 * t)) * 0.4 + Wave.saw(t * 74) * 0.4)
                * Wave.fade(t, 0.04, 0.5)
                * (0.7 + 0.3 * Math.sin(t * 190)));
    Recording.write(
        sounds,
        "door",
        0.9,
        t ->
            Wave.saw(t * (46 + 30 * Math.sin(t * 7)))
                * 0.4
                * Wave.fade(t, 0.1, 0.9)
                * (Math.sin(t * 60) > -0.2 ? 1 : 0.2));
    Recording.write(
        sounds,
        "scrape",
        1.2,
        Wave.low(random, 0.25, t -> 1.1 * Wave.fade(t, 0.1, 1.2) * (0.6 + 0.4 * Math.sin(t * 44))));
    Recording.write(
        sounds,
        "ratchet",
        1.4,
        Wave.low(random, 0.7, t -> 1.6 * Math.exp(-(t % 0.14) * 90) * Wave.fade(t, 0.01, 1.4)));
    Recording.write(
        sounds,
        "match",
        0.8,
        Wave.low(random, 0.6, t -> (t < 0.22 ? 0.9 * t / 0.22 : Math.exp(-(t - 0.22) * 6)) * 0.9));
    Recording.write(
        sounds,
        "foghorn",
        2.6,
        t ->
            (Wave.saw(t * 82) * 0.5
                    + Wave.saw(t * 82.7) * 0.4
                    + Math.sin(t * 41 * 2 * Math.PI) * 0.3)
                * Wave.fade(t, 0.25, 2.6)
                * 0.65);
    Recording.write(
        sounds,
        "wind",
        4.0,
        Wave.low(
            random,
            0.06,
            t ->
                1.5
                    * (0.55
                        + 0.3 * Math.sin(t * Math.PI / 2)
                        + 0.15 * Math.sin(t * Math.PI * 1.5))));
    Recording.write(
        sounds,
        "plop",
        0.16,
        t -> Math.sin(t * (520 + 1500 * t) * 2 * Math.PI) * Wave.fade(t, 0.01, 0.16) * 0.5);
    Recording.write(
        sounds,
        "splash",
        0.7,
        Wave.low(random, 0.4, t -> 1.2 * Math.exp(-t * 6) * Wave.fade(t, 0.01, 0.7)));
    birdsAndDistance(sounds);
    signals(sounds);
  }

  /** Writes the distant horn of the Constance and the short sound of the tower's horn. */
  private static void signals(Path sounds) throws IOException {
    Recording.write(sounds, "whistleLong", 1.5, whistle(1.5));
    Recording.write(sounds, "whistleShort", 0.5, whistle(0.5));
    Recording.write(sounds, "hornLong", 1.3, horn(1.3));
    Recording.write(sounds, "hornShort", 0.5, horn(0.5));
  }

  private static Wave whistle(double length) {
    Random steam = new Random(1894);
    Wave breath = Wave.high(steam, 0.4, t -> 0.03);
    return t ->
        (Math.sin(t * 392 * 2 * Math.PI) * 0.2
                + Math.sin(t * 494 * 2 * Math.PI) * 0.16
                + breath.at(t))
            * Wave.fade(t, 0.08, length);
  }

  private static Wave horn(double length) {
    return t ->
        (Wave.saw(t * 82) * 0.3 + Math.sin(t * 41 * 2 * Math.PI) * 0.2)
            * Wave.fade(t, 0.12, length);
  }

  private static void birdsAndDistance(Path sounds) throws IOException {
    Random random = new Random(1893);
    Recording.write(
        sounds,
        "thunderFar",
        3.6,
        Wave.low(
            random,
            0.008,
            t -> Math.min(1, t * 4) * Math.exp(-t * 0.9) * (1 + 0.6 * Math.sin(t * 17)) * 4.2));
    Recording.write(sounds, "gulls", 2.4, gull(0, 1).plus(gull(0.7, 0.8)).plus(gull(1.3, 0.55)));
  }

  /**
   * Returns the cry of a gull, whose pitch falls, rises a little and falls again. The value of
   * {@code loudness} is smaller for a more distant gull.
   */
  private static Wave gull(double start, double loudness) {
    double[] turns = new double[1];
    return t -> {
      double time = t - start;
      if (time < 0 || time > 0.6) {
        return 0;
      }
      double pitch = 1_350 - 620 * time + 240 * Math.sin(time * 9);
      turns[0] += pitch / Recording.RATE;
      double cry = Math.sin(turns[0] * 2 * Math.PI) + 0.5 * Math.sin(turns[0] * 4 * Math.PI);
      return cry * 0.16 * loudness * Wave.fade(time, 0.05, 0.6);
    };
  }
}
