package org.bowsprit.player.layer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

/** Tests the search for free areas for names on the screen. */
class FreeAreasTest {

  private final FreeAreas areas =
      new FreeAreas(List.of(new Caption(100, 10, 200, 30, "Good evening.", 1, true)));

  @Test
  void theRequestedAreaIsReservedIfItIsFree() {
    assertThat(areas.reserve(20, 50, 60, 10)).contains(new Point(20, 50));
  }

  @Test
  void aReservedAreaDoesNotCoverSpeech() {
    Point position = areas.reserve(120, 25, 60, 10).orElseThrow();
    assertThat(position.y() >= 30 || position.y() + 10 <= 10).isTrue();
    assertThat(Math.abs(position.y() - 25) + Math.abs(position.x() - 120)).isLessThan(20);
  }

  @Test
  void adjacentAreasDoNotTouch() {
    areas.reserve(20, 100, 60, 10);
    assertThat(areas.reserve(80, 100, 40, 10))
        .hasValueSatisfying(
            position ->
                assertThat(position.x() >= 82 || position.y() >= 110 || position.y() <= 90)
                    .isTrue());
  }

  @Test
  void areasStayOnTheScreen() {
    assertThat(areas.reserve(300, 195, 60, 10))
        .contains(new Point(Frame.WIDTH - 60, Frame.HEIGHT - 10));
  }

  @Test
  void nothingIsReservedIfNoAreaNearbyIsFree() {
    FreeAreas coveredAreas = new FreeAreas(List.of(new Caption(0, 0, 320, 200, "", 1, false)));
    assertThat(coveredAreas.reserve(20, 50, 60, 10)).isEmpty();
  }
}
