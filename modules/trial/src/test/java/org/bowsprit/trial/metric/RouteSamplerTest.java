package org.bowsprit.trial.metric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.contract.RandomFloors;
import org.bowsprit.pathfinding.geometry.BoxIndex;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.junit.jupiter.api.Test;

/** Tests the figures that are computed from samples of a route. */
class RouteSamplerTest {

  private final Floor floor =
      Floor.of(
          List.of(
              WalkBox.of(0, 0, 0, 40, 0, 40, 20, 0, 20),
              WalkBox.of(1, 40, 10, 80, 10, 80, 10, 40, 10),
              WalkBox.of(2, 100, 0, 120, 0, 120, 20, 100, 20).withFlags(WalkBox.INVISIBLE)),
          BoxMatrix.absent());

  @Test
  void theClearanceIsTheDistanceToTheEdgeOfTheFloor() {
    SampleFigures figures = sample(10, 10, 30, 10);
    assertThat(figures.samples()).isEqualTo(21);
    assertThat(figures.outside()).isZero();
    assertThat(figures.minClearance()).isEqualTo(10);
    assertThat(figures.meanClearance()).isEqualTo(10);
  }

  @Test
  void theClearanceInALineBoxIsZero() {
    assertThat(sample(60, 10, 70, 10)).isEqualTo(new SampleFigures(11, 0, 0, 0, 0));
  }

  @Test
  void samplesInLockedBoxesCountAsOutsideAndAsLocked() {
    SampleFigures figures = sample(80, 10, 120, 10);
    assertThat(figures.outside()).isEqualTo(40);
    assertThat(figures.locked()).isEqualTo(21);
  }

  @Test
  void pointsUpToThreeQuartersOfAPixelOutsideCountAsInside() {
    SampleFigures figures = sample(0, 20, 40, 21);
    assertThat(figures.outside()).isEqualTo(11);
  }

  @Test
  void theClearanceEqualsTheResultOfAnExhaustiveSearch() {
    RandomFloors floors = new RandomFloors(5);
    Random random = new Random(6);
    for (int i = 0; i < 20; i++) {
      Floor room = floors.plausibleRoom();
      Clearance clearance = Clearance.of(room);
      for (int k = 0; k < 20; k++) {
        Point p = floors.randomPoint(room);
        int x = Math.floorMod(p.x(), 300) + random.nextInt(3);
        int y = Math.floorMod(p.y(), 200);
        double expected = exhaustiveClearance(room, x, y);
        if (Double.isNaN(expected)) {
          assertThat(clearance.at(x, y)).isNaN();
        } else {
          assertThat(clearance.at(x, y)).isCloseTo(expected, within(1e-6));
        }
      }
    }
  }

  /**
   * Returns the clearance of a pixel. Searches growing squares until no pixel outside the floor can
   * be nearer.
   */
  private static double exhaustiveClearance(Floor room, int x, int y) {
    if (isOutside(room, x, y)) {
      return Double.NaN;
    }
    double shortestDistance = Double.POSITIVE_INFINITY;
    for (int radius = 1; radius <= shortestDistance; radius++) {
      for (int dx = -radius; dx <= radius; dx++) {
        for (int dy = -radius; dy <= radius; dy++) {
          if (Math.max(Math.abs(dx), Math.abs(dy)) == radius && isOutside(room, x + dx, y + dy)) {
            shortestDistance = Math.min(shortestDistance, Math.hypot(dx, dy));
          }
        }
      }
    }
    return shortestDistance - 1;
  }

  private static boolean isOutside(Floor room, int x, int y) {
    return room.effective().containing(x, y) == BoxIndex.NONE;
  }

  private SampleFigures sample(int fromX, int fromY, int toX, int toY) {
    return new RouteSampler(floor)
        .sample(
            new Route(
                new Point(fromX, fromY),
                new int[] {toX, toY},
                new int[0],
                Reason.OK,
                new Point(toX, toY),
                Route.NO_BOX));
  }
}
