package org.bowsprit.routelab.experiment;

import java.util.Arrays;

/**
 * The figures of all routers on the same walks, so that routers can be compared walk by walk. If
 * there are too many walks, it keeps an evenly spaced part of them: every second, every fourth and
 * so on.
 */
public final class PairedSample {

  /** As many walks as are kept at most. */
  static final int MOST = 1 << 15;

  private final int routers;
  private float[] values;
  private int size;
  private int stride = 1;
  private long offered;

  /**
   * Creates an empty sample.
   *
   * @param routers the number of figures of a walk
   */
  PairedSample(int routers) {
    this.routers = routers;
    this.values = new float[routers * 64];
  }

  /**
   * Adds a walk.
   *
   * @param figures one for each router, NaN if it has none
   */
  void add(double... figures) {
    if (offered++ % stride != 0) {
      return;
    }
    if (size == MOST) {
      halve();
      if ((offered - 1) % stride != 0) {
        return;
      }
    }
    int at = size * routers;
    if (at + routers > values.length) {
      values = Arrays.copyOf(values, 2 * values.length);
    }
    for (int router = 0; router < routers; router++) {
      values[at + router] = (float) figures[router];
    }
    size++;
  }

  private void halve() {
    stride *= 2;
    size /= 2;
    for (int walk = 1; walk < size; walk++) {
      System.arraycopy(values, 2 * walk * routers, values, walk * routers, routers);
    }
  }

  /** Returns how many walks were added for each that is kept, 1 if all are. */
  public int stride() {
    return stride;
  }

  /** Returns how many walks are kept. */
  public int size() {
    return size;
  }

  /** Returns a figure of a walk, NaN where there is none. */
  public double value(int walk, int router) {
    return values[walk * routers + router];
  }

  /** Returns the number of figures a walk has. */
  public int routers() {
    return routers;
  }

  /**
   * Returns the differences of two routers, on the walks on which both have a figure.
   *
   * @param one whose figure is taken
   * @param other whose figure is taken off
   */
  public double[] differences(int one, int other) {
    double[] differences = new double[size];
    int count = 0;
    for (int walk = 0; walk < size; walk++) {
      double difference = value(walk, one) - value(walk, other);
      if (!Double.isNaN(difference)) {
        differences[count++] = difference;
      }
    }
    return Arrays.copyOf(differences, count);
  }
}
