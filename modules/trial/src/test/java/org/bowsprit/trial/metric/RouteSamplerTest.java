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

class RouteSamplerTest {

  private final Floor floor =
      Floor.of(
          List.of(
              WalkBox.of(0, 0, 0, 40, 0, 40, 20, 0, 20),
              WalkBox.of(1, 40, 10, 80, 10, 80, 10, 40, 10),
              WalkBox.of(2, 100, 0, 120, 0, 120, 20, 100, 20).withFlags(WalkBox.INVISIBLE)),
          BoxMatrix.absent());

  @Test
  void theClearanceOfAWalkIsItsDistanceToTheEdge() {
    Sampled sampled = sample(10, 10, 30, 10);
    assertThat(sampled.samples()).isEqualTo(21);
    assertThat(sampled.outside()).isZero();
    assertThat(sampled.minClearance()).isEqualTo(10);
    assertThat(sampled.meanClearance()).isEqualTo(10);
  }

  @Test
  void aLineBoxHasNoClearance() {
    assertThat(sample(60, 10, 70, 10)).isEqualTo(new Sampled(11, 0, 0, 0, 0));
  }

  @Test
  void samplesInLockedBoxesAreOutsideAndCountedSeparately() {
    Sampled sampled = sample(80, 10, 120, 10);
    assertThat(sampled.outside()).isEqualTo(40);
    assertThat(sampled.locked()).isEqualTo(21);
  }

  @Test
  void threeQuartersOfAPixelBesideTheFloorAreTolerated() {
    Sampled sampled = sample(0, 20, 40, 21);
    assertThat(sampled.outside()).isEqualTo(11);
  }

  @Test
  void clearanceEqualsThatOfASearchOfEveryPixel() {
    RandomFloors floors = new RandomFloors(5);
    Random random = new Random(6);
    for (int i = 0; i < 20; i++) {
      Floor room = floors.room();
      Clearance clearance = Clearance.of(room);
      for (int k = 0; k < 20; k++) {
        Point p = floors.point(room);
        int x = Math.floorMod(p.x(), 300) + random.nextInt(3);
        int y = Math.floorMod(p.y(), 200);
        double expected = searched(room, x, y);
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
  private static double searched(Floor room, int x, int y) {
    if (off(room, x, y)) {
      return Double.NaN;
    }
    double best = Double.POSITIVE_INFINITY;
    for (int ring = 1; ring <= best; ring++) {
      for (int dx = -ring; dx <= ring; dx++) {
        for (int dy = -ring; dy <= ring; dy++) {
          if (Math.max(Math.abs(dx), Math.abs(dy)) == ring && off(room, x + dx, y + dy)) {
            best = Math.min(best, Math.hypot(dx, dy));
          }
        }
      }
    }
    return best - 1;
  }

  private static boolean off(Floor room, int x, int y) {
    return room.effective().containing(x, y) == BoxIndex.NONE;
  }

  private Sampled sample(int fromX, int fromY, int toX, int toY) {
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
