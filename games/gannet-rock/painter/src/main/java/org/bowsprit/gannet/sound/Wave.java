package org.bowsprit.gannet.sound;

import java.util.Random;

/**
 * A sound as a function of time with values from −1 to 1. Waves made of noise keep state, so their
 * values must be read sample by sample.
 */
@FunctionalInterface
interface Wave {

  double at(double seconds);

  /**
   * Returns noise below a corner frequency, with a loudness. If {@code smooth} is 1, the noise is
   * white; near 0, it is a rumble.
   */
  static Wave low(Random random, double smooth, Wave loudness) {
    double[] held = new double[1];
    return t -> {
      held[0] += (random.nextDouble() * 2 - 1 - held[0]) * smooth;
      return held[0] * loudness.at(t);
    };
  }

  /** Returns noise above a corner frequency, with a loudness. */
  static Wave high(Random random, double smooth, Wave loudness) {
    double[] held = new double[1];
    return t -> {
      double noise = random.nextDouble() * 2 - 1;
      held[0] += (noise - held[0]) * smooth;
      return (noise - held[0]) * loudness.at(t);
    };
  }

  /** Returns noise that whistles around a moving pitch, in hertz. */
  static Wave whistle(Random random, double sharpness, Wave pitch, Wave loudness) {
    double[] held = new double[2];
    return t -> {
      double turn = 2 * Math.PI * pitch.at(t) / Recording.RATE;
      double noise = (random.nextDouble() * 2 - 1) * (1 - sharpness);
      double now =
          noise + 2 * sharpness * Math.cos(turn) * held[0] - sharpness * sharpness * held[1];
      held[1] = held[0];
      held[0] = now;
      return now * loudness.at(t);
    };
  }

  /**
   * Returns short noises at random times, with {@code often} noises per second. Each noise is about
   * {@code length} seconds long and has a random loudness up to 1.
   */
  static Wave crackle(Random random, double often, double length) {
    double[] held = new double[1];
    return t -> {
      if (random.nextDouble() < often / Recording.RATE) {
        held[0] = Math.pow(random.nextDouble(), 2);
      }
      held[0] *= Math.exp(-1 / (length * Recording.RATE));
      return held[0] * (random.nextDouble() * 2 - 1);
    };
  }

  /** Returns a tone that fades. */
  static Wave struck(double hertz, double dying) {
    return t -> t < 0 ? 0 : Math.sin(t * hertz * 2 * Math.PI) * Math.exp(-t * dying);
  }

  default Wave plus(Wave other) {
    return t -> at(t) + other.at(t);
  }

  default Wave times(double factor) {
    return t -> at(t) * factor;
  }

  default Wave from(double seconds) {
    return t -> at(t - seconds);
  }

  static double saw(double turns) {
    return 2 * (turns - Math.floor(turns)) - 1;
  }

  static double fade(double t, double in, double length) {
    return Math.min(1, Math.min(t / in, (length - t) / (length * 0.3)));
  }
}
