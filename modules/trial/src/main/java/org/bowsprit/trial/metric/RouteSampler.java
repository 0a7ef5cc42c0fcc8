package org.bowsprit.trial.metric;

import java.util.List;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.geometry.WalkBox;

/** Samples routes on one floor at every pixel of their length. */
public final class RouteSampler {

  private static final double TOLERANCE_PIXELS = 0.75;

  private final NearBoxes effective;
  private final NearBoxes ineffective;
  private final Clearance clearance;

  /** Prepares a floor. */
  public RouteSampler(Floor floor) {
    this.effective = boxes(floor, true);
    this.ineffective = boxes(floor, false);
    this.clearance = Clearance.of(floor);
  }

  private static NearBoxes boxes(Floor floor, boolean areEffective) {
    List<WalkBox> boxes =
        floor.boxes().stream().filter(box -> floor.isEffective(box.id()) == areEffective).toList();
    return new NearBoxes(boxes, TOLERANCE_PIXELS);
  }

  /** Samples a route from its start to its end, both inclusive. */
  public SampleFigures sample(Route route) {
    Tally tally = new Tally();
    double x = route.from().x();
    double y = route.from().y();
    tally.add(x, y);
    for (int i = 0; i < route.size(); i++) {
      double dx = route.x(i) - x;
      double dy = route.y(i) - y;
      int steps = (int) Math.ceil(Math.hypot(dx, dy));
      for (int step = 1; step <= steps; step++) {
        tally.add(x + dx * step / steps, y + dy * step / steps);
      }
      x = route.x(i);
      y = route.y(i);
    }
    return tally.result();
  }

  private final class Tally {
    private int samples;
    private int outside;
    private int locked;
    private int samplesOnFloor;
    private double min = Double.POSITIVE_INFINITY;
    private double sum;

    void add(double x, double y) {
      samples++;
      if (!effective.isNear(x, y)) {
        outside++;
        locked += ineffective.isNear(x, y) ? 1 : 0;
      }
      double distance = clearance.at((int) Math.floor(x + 0.5), (int) Math.floor(y + 0.5));
      if (!Double.isNaN(distance)) {
        samplesOnFloor++;
        sum += distance;
        min = Math.min(min, distance);
      }
    }

    SampleFigures result() {
      return samplesOnFloor == 0
          ? new SampleFigures(samples, outside, locked, Double.NaN, Double.NaN)
          : new SampleFigures(samples, outside, locked, min, sum / samplesOnFloor);
    }
  }
}
