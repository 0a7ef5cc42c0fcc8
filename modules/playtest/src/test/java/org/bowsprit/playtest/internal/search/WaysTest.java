package org.bowsprit.playtest.internal.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.bowsprit.playtest.internal.search.Ways.Way;
import org.bowsprit.playtest.play.Action;
import org.junit.jupiter.api.Test;

class WaysTest {

  private static final int CELLAR = 1;
  private static final int HALL = 2;
  private static final int TOWER = 3;
  private static final Action CLIMB = Action.click(10);
  private static final Action GIVE_KEY_TO_DOOR = new Action(1, 20, 10);

  private final Ways ways = new Ways();

  @Test
  void theNearestRoomComesFirst() {
    ways.add(HALL, TOWER, CLIMB);
    ways.add(CELLAR, HALL, CLIMB);

    assertThat(ways.rooms(CELLAR)).containsExactly(HALL, TOWER);
    assertThat(ways.route(CELLAR, TOWER, Set.of()))
        .contains(List.of(new Way(CELLAR, HALL, CLIMB), new Way(HALL, TOWER, CLIMB)));
  }

  @Test
  void aWayThatNeedsAThingIsNotTheOnlyOne() {
    ways.add(CELLAR, HALL, GIVE_KEY_TO_DOOR);
    ways.add(CELLAR, HALL, CLIMB);

    Way climb = new Way(CELLAR, HALL, CLIMB);
    Way giveKey = new Way(CELLAR, HALL, GIVE_KEY_TO_DOOR);
    assertThat(ways.route(CELLAR, HALL, Set.of())).contains(List.of(climb));
    assertThat(ways.route(CELLAR, HALL, Set.of(climb))).contains(List.of(giveKey));
    assertThat(ways.route(CELLAR, HALL, Set.of(climb, giveKey))).isEmpty();
  }
}
