package org.bowsprit.player.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.player.play.TestGame;
import org.junit.jupiter.api.Test;

class HotspotCycleTest {

  private final TestGame game = new TestGame("artlab", 4);

  HotspotCycleTest() {
    for (int i = 0; i < 60; i++) {
      game.timedSession().tick();
    }
  }

  @Test
  void visitsAllHotspotsFromLeftToRightAndThenStartsAgain() {
    List<Point> stops = new ArrayList<>();
    Point at = next(new Point(0, 0), 1);
    while (!stops.contains(at)) {
      stops.add(at);
      at = next(at, 1);
    }
    assertThat(at).isEqualTo(stops.get(0));
    long roomHotspots = game.session().hotspots().stream().filter(it -> !it.isVerb()).count();
    // The last stop is a sign below the room. The verbs have keys, so they are not stops.
    assertThat(stops).hasSize((int) roomHotspots + 1);
    assertThat(stops.subList(0, stops.size() - 1)).extracting(Point::x).isSorted();
  }

  @Test
  void backwardsVisitsTheSameHotspotsInReverse() {
    Point first = next(new Point(0, 0), 1);
    assertThat(next(next(first, 1), -1)).isEqualTo(first);
    assertThat(next(next(first, -1), 1)).isEqualTo(first);
  }

  private Point next(Point from, int step) {
    return HotspotCycle.next(game.timedSession(), from.x(), from.y(), step).orElseThrow();
  }
}
