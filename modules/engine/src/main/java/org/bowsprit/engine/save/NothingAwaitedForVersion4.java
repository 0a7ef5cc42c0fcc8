package org.bowsprit.engine.save;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.UnaryOperator;

/**
 * From version 3, which was never saved while the game waited for a key, to version 4, which says
 * what it waits with: nothing; that no music has just gone back in a loop; and that walks were
 * planned whole, as they are by nearly all routers.
 */
final class NothingAwaitedForVersion4 implements UnaryOperator<ObjectNode> {

  private static final long NOWHERE = -1;

  @Override
  public ObjectNode apply(ObjectNode state) {
    if (state.path("session") instanceof ObjectNode session) {
      ObjectNode interruption = session.putObject("interruption");
      interruption.putArray("waiting");
      interruption.putArray("answers");
    }
    state.put("legByLeg", false);
    for (JsonNode player : state.path("sound").path("music").path("players")) {
      if (player instanceof ObjectNode free) {
        free.put("landedAt", NOWHERE);
      }
    }
    return state;
  }
}
