package org.bowsprit.gannet.paint;

import java.util.ArrayList;
import java.util.List;

/**
 * The light on a painting: an ambient colour and lamps that fade with distance. A component of 255
 * is full light.
 */
public final class Lighting {

  private record Lamp(
      double x, double y, double across, double down, int colour, double strength) {}

  private final int ambient;
  private final List<Lamp> lamps = new ArrayList<>();

  /** Creates a light that is the same everywhere. */
  public Lighting(int ambient) {
    this.ambient = ambient;
  }

  /** Adds a lamp at (x, y) whose light decreases to zero at the given radii. */
  public Lighting lamp(
      double x, double y, double across, double down, int colour, double strength) {
    lamps.add(new Lamp(x, y, across, down, colour, strength));
    return this;
  }

  /** Lights a layer: multiplies each colour by the light at its position. */
  public Layer on(Layer layer) {
    return layer.each(this::seen);
  }

  private int seen(double x, double y, int colour) {
    double red = Colour.red(ambient);
    double green = Colour.green(ambient);
    double blue = Colour.blue(ambient);
    for (Lamp lamp : lamps) {
      double dx = (x - lamp.x) / lamp.across;
      double dy = (y - lamp.y) / lamp.down;
      double near = 1 - Math.sqrt(dx * dx + dy * dy);
      if (near > 0) {
        double power = near * near * (3 - 2 * near) * lamp.strength;
        red += Colour.red(lamp.colour) * power;
        green += Colour.green(lamp.colour) * power;
        blue += Colour.blue(lamp.colour) * power;
      }
    }
    return Colour.pack(
        Colour.red(colour) * red / 255,
        Colour.green(colour) * green / 255,
        Colour.blue(colour) * blue / 255);
  }
}
