package org.bowsprit.player.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.player.play.TestGame;
import org.junit.jupiter.api.Test;

/** Tests visiting the hotspots of a screen one after the other. */
class HotspotCycleTest {

  private final TestGame game = new TestGame("artlab", 4);

  HotspotCycleTest() {
    for (int i = 0; i < 60; i++) {
      game.timedSession().tick();
    }
  }

  @Test
  void allHotspotsAreVisitedFromLeftToRightAndThenAgainFromTheFirst() {
    List<Point> visitedPoints = new ArrayList<>();
    Point point = nextPoint(new Point(0, 0), 1);
    while (!visitedPoints.contains(point)) {
      visitedPoints.add(point);
      point = nextPoint(point, 1);
    }
    assertThat(point).isEqualTo(visitedPoints.get(0));
    long roomHotspotCount =
        game.session().hotspots().stream().filter(hotspot -> !hotspot.isVerb()).count();
    // The last point is on a sign below the room. Verbs are not visited, because they have keys.
    assertThat(visitedPoints).hasSize((int) roomHotspotCount + 1);
    assertThat(visitedPoints.subList(0, visitedPoints.size() - 1)).extracting(Point::x).isSorted();
  }

  @Test
  void goingBackVisitsTheHotspotsInReverseOrder() {
    Point first = nextPoint(new Point(0, 0), 1);
    assertThat(nextPoint(nextPoint(first, 1), -1)).isEqualTo(first);
    assertThat(nextPoint(nextPoint(first, -1), 1)).isEqualTo(first);
  }

  private Point nextPoint(Point start, int step) {
    return HotspotCycle.next(game.timedSession(), start.x(), start.y(), step).orElseThrow();
  }
}
