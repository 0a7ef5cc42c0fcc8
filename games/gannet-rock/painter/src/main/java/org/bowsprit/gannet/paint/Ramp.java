package org.bowsprit.gannet.paint;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Finds a room's own colours in its pictures. It divides the colours into boxes along their widest
 * axis (median cut). Then it moves the means of the boxes towards the colours of the pictures (a
 * few rounds of k-means).
 */
public final class Ramp {

  private static final int ROUNDS = 6;
  private static final int SAMPLES = 24_000;

  private Ramp() {}

  /** Returns at most {@code count} colours that represent all given colours, from dark to light. */
  public static int[] of(int count, int... colours) {
    int[] sample = sample(colours);
    List<int[]> boxes = new ArrayList<>();
    boxes.add(sample);
    while (boxes.size() < count) {
      int widest = indexOfWidest(boxes);
      if (widest < 0) {
        break;
      }
      split(boxes, widest);
    }
    int[] ramp = boxes.stream().mapToInt(Ramp::mean).toArray();
    for (int i = 0; i < ROUNDS; i++) {
      moveToMeans(ramp, sample);
    }
    return Arrays.stream(ramp)
        .boxed()
        .sorted(Comparator.comparingDouble(Colour::light))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private static int[] sample(int[] colours) {
    int step = Math.max(1, colours.length / SAMPLES);
    int[] sample = new int[colours.length / step];
    for (int i = 0; i < sample.length; i++) {
      sample[i] = colours[i * step];
    }
    return sample;
  }

  private static int indexOfWidest(List<int[]> boxes) {
    int best = -1;
    double width = 0;
    for (int i = 0; i < boxes.size(); i++) {
      int[] box = boxes.get(i);
      double spread = box.length < 2 ? 0 : spread(box, axis(box)) * Math.sqrt(box.length);
      if (spread > width) {
        width = spread;
        best = i;
      }
    }
    return best;
  }

  private static void split(List<int[]> boxes, int index) {
    int[] box = boxes.get(index);
    int axis = axis(box);
    int[] sorted =
        Arrays.stream(box)
            .boxed()
            .sorted((a, b) -> channel(a, axis) - channel(b, axis))
            .mapToInt(Integer::intValue)
            .toArray();
    boxes.set(index, Arrays.copyOfRange(sorted, 0, sorted.length / 2));
    boxes.add(Arrays.copyOfRange(sorted, sorted.length / 2, sorted.length));
  }

  private static void moveToMeans(int[] ramp, int[] sample) {
    long[][] sums = new long[ramp.length][4];
    for (int colour : sample) {
      long[] sum = sums[nearest(ramp, 0, ramp.length, colour)];
      sum[0] += Colour.red(colour);
      sum[1] += Colour.green(colour);
      sum[2] += Colour.blue(colour);
      sum[3]++;
    }
    for (int i = 0; i < ramp.length; i++) {
      long count = sums[i][3];
      if (count > 0) {
        ramp[i] =
            Colour.pack(
                (double) sums[i][0] / count,
                (double) sums[i][1] / count,
                (double) sums[i][2] / count);
      }
    }
  }

  /**
   * Returns the index of the nearest colour in {@code palette} from {@code from} to {@code to},
   * exclusive.
   */
  static int nearest(int[] palette, int from, int to, int colour) {
    int best = from;
    int leastDistance = Integer.MAX_VALUE;
    for (int i = from; i < to; i++) {
      int distance = distance(palette[i], colour);
      if (distance < leastDistance) {
        leastDistance = distance;
        best = i;
      }
    }
    return best;
  }

  private static int distance(int a, int b) {
    int mean = (Colour.red(a) + Colour.red(b)) / 2;
    int red = Colour.red(a) - Colour.red(b);
    int green = Colour.green(a) - Colour.green(b);
    int blue = Colour.blue(a) - Colour.blue(b);
    return (((512 + mean) * red * red) >> 8)
        + 4 * green * green
        + (((767 - mean) * blue * blue) >> 8);
  }

  private static int axis(int[] box) {
    int best = 0;
    for (int axis = 1; axis < 3; axis++) {
      if (spread(box, axis) > spread(box, best)) {
        best = axis;
      }
    }
    return best;
  }

  private static double spread(int[] box, int axis) {
    int low = 255;
    int high = 0;
    for (int colour : box) {
      low = Math.min(low, channel(colour, axis));
      high = Math.max(high, channel(colour, axis));
    }
    return high - low;
  }

  private static int mean(int[] box) {
    double[] sums = new double[3];
    for (int colour : box) {
      for (int axis = 0; axis < 3; axis++) {
        sums[axis] += channel(colour, axis);
      }
    }
    return Colour.pack(sums[0] / box.length, sums[1] / box.length, sums[2] / box.length);
  }

  private static int channel(int colour, int axis) {
    return (colour >> (16 - 8 * axis)) & 0xFF;
  }
}
