package org.bowsprit.routelab.experiment;

import java.util.Arrays;

/**
 * Stores the figures of all routers on the same walks, so that routers can be compared walk by
 * walk. If there are too many walks, only an evenly spaced part of them is stored: every second,
 * every fourth and so on.
 */
public final class PairedSample {

  /** The maximum number of stored walks. */
  static final int MAX_WALKS = 1 << 15;

  private final int routerCount;
  private float[] values;
  private int size;
  private int stride = 1;
  private long addedWalks;

  /**
   * Creates an empty sample.
   *
   * @param routerCount the number of figures of a walk
   */
  PairedSample(int routerCount) {
    this.routerCount = routerCount;
    this.values = new float[routerCount * 64];
  }

  /**
   * Adds a walk.
   *
   * @param figures one figure for each router; NaN if the router has none
   */
  void add(double... figures) {
    if (addedWalks++ % stride != 0) {
      return;
    }
    if (size == MAX_WALKS) {
      halve();
      if ((addedWalks - 1) % stride != 0) {
        return;
      }
    }
    int offset = size * routerCount;
    if (offset + routerCount > values.length) {
      values = Arrays.copyOf(values, 2 * values.length);
    }
    for (int router = 0; router < routerCount; router++) {
      values[offset + router] = (float) figures[router];
    }
    size++;
  }

  private void halve() {
    stride *= 2;
    size /= 2;
    for (int walk = 1; walk < size; walk++) {
      System.arraycopy(values, 2 * walk * routerCount, values, walk * routerCount, routerCount);
    }
  }

  /** Returns the number of added walks for each stored walk; 1 if all walks are stored. */
  public int stride() {
    return stride;
  }

  /** Returns the number of stored walks. */
  public int size() {
    return size;
  }

  /** Returns the figure of a router on a walk; NaN if the router has none. */
  public double value(int walk, int router) {
    return values[walk * routerCount + router];
  }

  /** Returns the number of figures of a walk. */
  public int routerCount() {
    return routerCount;
  }

  /**
   * Returns the differences of two routers on the walks for which both routers have a figure.
   *
   * @param minuend the router whose figure is the minuend
   * @param subtrahend the router whose figure is subtracted
   */
  public double[] differences(int minuend, int subtrahend) {
    double[] differences = new double[size];
    int count = 0;
    for (int walk = 0; walk < size; walk++) {
      double difference = value(walk, minuend) - value(walk, subtrahend);
      if (!Double.isNaN(difference)) {
        differences[count++] = difference;
      }
    }
    return Arrays.copyOf(differences, count);
  }
}
