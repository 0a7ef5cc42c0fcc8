package org.bowsprit.playtest.internal.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.bowsprit.playtest.internal.search.RoomConnections.Connection;
import org.bowsprit.playtest.play.Action;
import org.junit.jupiter.api.Test;

/** Tests the connections between rooms that a playtest has found, and the routes over them. */
class RoomConnectionsTest {

  private static final int CELLAR = 1;
  private static final int HALL = 2;
  private static final int TOWER = 3;
  private static final Action CLIMB = Action.click(10);
  private static final Action GIVE_KEY_TO_DOOR = new Action(1, 20, 10);

  private final RoomConnections connections = new RoomConnections();

  @Test
  void theNearestReachableRoomIsListedFirst() {
    connections.add(HALL, TOWER, CLIMB);
    connections.add(CELLAR, HALL, CLIMB);

    assertThat(connections.reachableRooms(CELLAR)).containsExactly(HALL, TOWER);
    assertThat(connections.route(CELLAR, TOWER, Set.of()))
        .contains(List.of(new Connection(CELLAR, HALL, CLIMB), new Connection(HALL, TOWER, CLIMB)));
  }

  @Test
  void theConnectionWithTheSimplestActionIsPreferred() {
    connections.add(CELLAR, HALL, GIVE_KEY_TO_DOOR);
    connections.add(CELLAR, HALL, CLIMB);

    Connection climb = new Connection(CELLAR, HALL, CLIMB);
    Connection giveKey = new Connection(CELLAR, HALL, GIVE_KEY_TO_DOOR);
    assertThat(connections.route(CELLAR, HALL, Set.of())).contains(List.of(climb));
    assertThat(connections.route(CELLAR, HALL, Set.of(climb))).contains(List.of(giveKey));
    assertThat(connections.route(CELLAR, HALL, Set.of(climb, giveKey))).isEmpty();
  }
}
