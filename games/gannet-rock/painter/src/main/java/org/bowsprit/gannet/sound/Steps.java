package org.bowsprit.gannet.sound;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;

/** Writes the sounds of Wren's left and right footsteps on every kind of floor. */
final class Steps {

  private static final double LENGTH = 0.16;

  void write(Path sounds) throws IOException {
    for (int foot = 0; foot < 2; foot++) {
      Random random = new Random(1892 + foot);
      String side = foot == 0 ? "Left" : "Right";
      double high = 1 + 0.09 * foot;
      step(sounds, "stone" + side, sole(random, 0.5, 70, 0.4).plus(thump(95 * high, 55, 0.22)));
      step(
          sounds,
          "wood" + side,
          sole(random, 0.3, 90, 0.25)
              .plus(thump(170 * high, 34, 0.24))
              .plus(thump(265 * high, 60, 0.12)));
      step(sounds, "rock" + side, sole(random, 0.8, 34, 0.2).plus(thump(80 * high, 70, 0.16)));
      step(
          sounds,
          "iron" + side,
          sole(random, 0.5, 90, 0.2)
              .plus(thump(540 * high, 26, 0.1))
              .plus(thump(1_310 * high, 34, 0.06)));
    }
  }

  private static Wave sole(Random random, double smooth, double dying, double loud) {
    return Wave.low(random, smooth, t -> loud * Math.min(1, t * 400) * Math.exp(-t * dying));
  }

  private static Wave thump(double hertz, double dying, double loud) {
    return Wave.struck(hertz, dying).times(loud);
  }

  private static void step(Path sounds, String name, Wave wave) throws IOException {
    Recording.write(sounds, name, LENGTH, wave);
  }
}
