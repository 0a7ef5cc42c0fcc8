package org.bowsprit.gannet.sound;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;

/**
 * Writes the continuous sounds of places: the sea, the rain, both sounds through walls, and a fire.
 */
final class Airs {

  /** The time from one wave to the next, in seconds. */
  private static final double WAVE = 9;

  void write(Path sounds) throws IOException {
    Random random = new Random(1891);
    Recording.writeLoop(
        sounds,
        "surf",
        WAVE,
        Wave.low(random, 0.03, t -> 0.9 + 0.9 * Math.pow(rise(t), 2))
            .plus(Wave.high(random, 0.3, t -> 0.02 + 0.13 * Math.pow(rise(t - 0.8), 3))));
    Recording.writeLoop(
        sounds,
        "rain",
        6,
        Wave.high(random, 0.25, t -> 0.085 + 0.018 * Math.sin(t * Math.PI / 3))
            .plus(Wave.crackle(random, 60, 0.004).times(0.22)));
    Recording.writeLoop(
        sounds,
        "walls",
        WAVE,
        Wave.low(random, 0.02, t -> 0.55 + 0.3 * Math.pow(rise(t), 2))
            .plus(Wave.low(random, 0.15, t -> 0.03)));
    Recording.writeLoop(
        sounds,
        "gale",
        5,
        Wave.whistle(
                random,
                0.985,
                t -> 420 + 160 * Math.sin(t * 2 * Math.PI / 5) + 60 * Math.sin(t * 2 * Math.PI),
                t -> 0.5 + 0.3 * Math.sin(t * 2 * Math.PI / 2.5))
            .plus(Wave.low(random, 0.05, t -> 0.35)));
    Recording.writeLoop(
        sounds,
        "fire",
        4,
        Wave.low(random, 0.06, t -> 0.28)
            .plus(Wave.crackle(random, 7, 0.006).times(0.5))
            .plus(Wave.crackle(random, 40, 0.0015).times(0.2)));
    Recording.writeLoop(
        sounds,
        "burning",
        3,
        Wave.high(random, 0.5, t -> 0.07 + 0.03 * Math.sin(t * 2 * Math.PI * 7)));
    Recording.writeLoop(
        sounds, "clock", 2, tick(random, 2_100, 0.6).plus(tick(random, 1_650, 1.6)));
    Recording.writeLoop(
        sounds, "works", 1, tick(random, 900, 0.55).plus(tick(random, 1_150, 0.8)).times(0.8));
    Recording.writeLoop(
        sounds, "drips", 5, drip(0.9, 1_150).plus(drip(2.7, 980)).plus(drip(4.1, 1_240)));
  }

  /** Returns the height of the wave, 0 to 1: the wave rises and falls slowly, and is not a sine. */
  private static double rise(double t) {
    double turn = t / WAVE - Math.floor(t / WAVE);
    return Math.pow(Math.sin(Math.PI * Math.pow(turn, 1.6)), 2);
  }

  private static Wave tick(Random random, double hertz, double at) {
    Wave wood = Wave.low(random, 0.6, t -> t < 0 ? 0 : 0.4 * Math.exp(-t * 320));
    return Wave.struck(hertz, 210).times(0.3).plus(wood).from(at);
  }

  /** Returns the sound of a drop and its echo from the far wall. */
  private static Wave drip(double at, double hertz) {
    Wave drop =
        t -> t < 0 ? 0 : Math.sin(t * (hertz + 2_600 * t) * 2 * Math.PI) * Math.exp(-t * 26);
    return drop.times(0.2).from(at).plus(drop.times(0.06).from(at + 0.19));
  }
}
