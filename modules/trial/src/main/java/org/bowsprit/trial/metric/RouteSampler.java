package org.bowsprit.trial.metric;

import java.util.List;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.geometry.WalkBox;

/** Samples routes on one floor at every pixel of their length. */
public final class RouteSampler {

  private static final double TOLERANCE_PIXELS = 0.75;

  private final NearBoxes effectiveBoxes;

  /** The other boxes of the floor, which are locked. */
  private final NearBoxes lockedBoxes;

  private final Clearance clearance;

  /** Creates a sampler for routes on a floor. */
  public RouteSampler(Floor floor) {
    this.effectiveBoxes = boxes(floor, true);
    this.lockedBoxes = boxes(floor, false);
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
    private int sampleCount;
    private int outsideCount;
    private int lockedCount;
    private int onFloorCount;
    private double min = Double.POSITIVE_INFINITY;
    private double sum;

    void add(double x, double y) {
      sampleCount++;
      if (!effectiveBoxes.isNear(x, y)) {
        outsideCount++;
        lockedCount += lockedBoxes.isNear(x, y) ? 1 : 0;
      }
      double distance = clearance.at((int) Math.floor(x + 0.5), (int) Math.floor(y + 0.5));
      if (!Double.isNaN(distance)) {
        onFloorCount++;
        sum += distance;
        min = Math.min(min, distance);
      }
    }

    SampleFigures result() {
      return onFloorCount == 0
          ? new SampleFigures(sampleCount, outsideCount, lockedCount, Double.NaN, Double.NaN)
          : new SampleFigures(sampleCount, outsideCount, lockedCount, min, sum / onFloorCount);
    }
  }
}
