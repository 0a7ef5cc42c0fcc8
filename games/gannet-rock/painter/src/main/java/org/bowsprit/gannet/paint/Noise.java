package org.bowsprit.gannet.paint;

/**
 * Creates smooth noise from a seed, for the grain of stone, wood, clouds and sea. The same seed
 * gives the same noise on every machine.
 */
public final class Noise {

  private final int seed;

  /** Creates the noise of a seed. */
  public Noise(int seed) {
    this.seed = seed;
  }

  /** Returns value noise at a point, from 0 to 1. The noise is smooth over a distance of 1. */
  public double at(double x, double y) {
    int ix = (int) Math.floor(x);
    int iy = (int) Math.floor(y);
    double fx = smooth(x - ix);
    double fy = smooth(y - iy);
    double top = mix(lattice(ix, iy), lattice(ix + 1, iy), fx);
    double bottom = mix(lattice(ix, iy + 1), lattice(ix + 1, iy + 1), fx);
    return mix(top, bottom, fy);
  }

  /**
   * Returns noise from 0 to 1 with {@code octaves} of detail, each twice as fine and half as strong
   * as the previous one.
   */
  public double cloud(double x, double y, int octaves) {
    double sum = 0;
    double weight = 0;
    double strength = 1;
    double scale = 1;
    for (int i = 0; i < octaves; i++) {
      sum += strength * at(x * scale + 17.3 * i, y * scale - 9.1 * i);
      weight += strength;
      strength /= 2;
      scale *= 2;
    }
    return sum / weight;
  }

  /** Returns noise with sharp ridges, for rock edges and wave crests: 0 to 1, with 1 on a ridge. */
  public double ridge(double x, double y, int octaves) {
    double sum = 0;
    double weight = 0;
    double strength = 1;
    double scale = 1;
    for (int i = 0; i < octaves; i++) {
      double value = 1 - Math.abs(2 * at(x * scale + 5.7 * i, y * scale + 3.9 * i) - 1);
      sum += strength * value * value;
      weight += strength;
      strength /= 2;
      scale *= 2.1;
    }
    return sum / weight;
  }

  /**
   * Returns the shade of the stone at a point, 0 to 1, in a wall of irregular stones with a
   * diameter of about 1.
   */
  public double stone(double x, double y) {
    return nearest(x, y)[0];
  }

  /**
   * Returns the distance from a point in the same wall to the seam of the nearest stone; 0 on a
   * seam.
   */
  public double seam(double x, double y) {
    double[] found = nearest(x, y);
    return found[2] - found[1];
  }

  /**
   * Returns the shade of the nearest stone, the distance of its centre and the distance of the
   * second nearest centre.
   */
  private double[] nearest(double x, double y) {
    double shade = 0;
    double nearestDistance = Double.MAX_VALUE;
    double secondDistance = Double.MAX_VALUE;
    int cx = (int) Math.floor(x);
    int cy = (int) Math.floor(y);
    for (int iy = cy - 1; iy <= cy + 1; iy++) {
      for (int ix = cx - 1; ix <= cx + 1; ix++) {
        double dx = ix + lattice(ix * 3 + 1, iy * 3) - x;
        double dy = iy + lattice(ix * 3, iy * 3 + 2) - y;
        double distance = Math.sqrt(dx * dx + dy * dy);
        if (distance < nearestDistance) {
          secondDistance = nearestDistance;
          nearestDistance = distance;
          shade = lattice(ix * 5 + 2, iy * 5 + 4);
        } else if (distance < secondDistance) {
          secondDistance = distance;
        }
      }
    }
    return new double[] {shade, nearestDistance, secondDistance};
  }

  private double lattice(int x, int y) {
    int hash = seed * 0x9E3779B1 + x * 0x85EBCA77 + y * 0xC2B2AE3D;
    hash ^= hash >>> 15;
    hash *= 0x2C1B3C6D;
    hash ^= hash >>> 12;
    hash *= 0x297A2D39;
    hash ^= hash >>> 15;
    return (hash >>> 8) / (double) 0xFFFFFF;
  }

  private static double smooth(double t) {
    return t * t * (3 - 2 * t);
  }

  private static double mix(double a, double b, double t) {
    return a + (b - a) * t;
  }
}
