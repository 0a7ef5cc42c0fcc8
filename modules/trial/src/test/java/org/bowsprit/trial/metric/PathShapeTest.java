package org.bowsprit.trial.metric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.geometry.Point;
import org.junit.jupiter.api.Test;

/** Tests the length, the turns and the ideal duration of a route. */
class PathShapeTest {

  @Test
  void aRightAngleIsOneTurnOfNinetyDegreesAndOneFacingChange() {
    PathShape shape = shape(0, 0, 30, 0, 30, 40);
    assertThat(shape.length()).isEqualTo(70);
    assertThat(shape.turns()).isEqualTo(1);
    assertThat(shape.turnAngle()).isCloseTo(90, within(1e-9));
    assertThat(shape.facingChanges()).isEqualTo(1);
    assertThat(shape.idealTicks()).isCloseTo(30 / 8.0 + 40 / 2.0, within(1e-9));
  }

  @Test
  void theAngleOfATurnIsAtMost180Degrees() {
    PathShape shape = shape(0, 0, -100, 10, -200, 0);
    assertThat(shape.turnAngle()).isCloseTo(2 * Math.toDegrees(Math.atan(0.1)), within(1e-9));
    assertThat(shape.facingChanges()).isZero();
  }

  @Test
  void anAngleOfLessThanADegreeIsNotATurn() {
    assertThat(shape(0, 0, 1000, 0, 2000, 8).turns()).isZero();
  }

  @Test
  void repeatedPointsAreIgnored() {
    assertThat(shape(0, 0, 0, 0, 30, 0, 30, 0, 30, 40)).isEqualTo(shape(0, 0, 30, 0, 30, 40));
  }

  @Test
  void theSlowerAxisDeterminesTheIdealTicks() {
    assertThat(shape(0, 0, 80, 10).idealTicks()).isCloseTo(10, within(1e-9));
    assertThat(shape(0, 0, 80, 30).idealTicks()).isCloseTo(15, within(1e-9));
  }

  private static PathShape shape(int fromX, int fromY, int... xy) {
    Route route =
        new Route(
            new Point(fromX, fromY),
            xy,
            new int[0],
            Reason.OK,
            new Point(xy[xy.length - 2], xy[xy.length - 1]),
            Route.NO_BOX);
    return PathShape.of(route, 8, 2);
  }
}
