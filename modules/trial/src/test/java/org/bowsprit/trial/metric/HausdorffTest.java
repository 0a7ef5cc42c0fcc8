package org.bowsprit.trial.metric;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;
import org.junit.jupiter.api.Test;

/** Tests the Hausdorff distance of two walks. */
class HausdorffTest {

  @Test
  void theDistanceIsMeasuredAtThePointFarthestFromTheOtherWalk() {
    List<Point> straight = List.of(new Point(0, 0), new Point(10, 0));
    List<Point> detour = List.of(new Point(0, 0), new Point(5, 12), new Point(10, 0));
    assertThat(Hausdorff.distance(straight, detour)).isEqualTo(13);
    assertThat(Hausdorff.distance(detour, straight)).isEqualTo(13);
  }

  @Test
  void theDistanceIsZeroForEqualWalksAndNaNForAnEmptyWalk() {
    List<Point> walk = List.of(new Point(3, 4));
    assertThat(Hausdorff.distance(walk, walk)).isZero();
    assertThat(Hausdorff.distance(walk, List.of())).isNaN();
  }
}
