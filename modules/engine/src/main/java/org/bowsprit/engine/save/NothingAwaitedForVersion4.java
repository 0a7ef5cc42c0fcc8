package org.bowsprit.engine.save;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * From version 3, which was never saved while the game waited for a key, to version 4, which says
 * what it waits with: nothing; that no music has just gone back in a loop; and that walks were
 * planned whole, as they are by nearly all routers.
 */
final class NothingAwaitedForVersion4 implements Consumer<Map<String, Object>> {

  private static final long NOWHERE = -1;

  @Override
  public void accept(Map<String, Object> state) {
    Migrations.below(state, "session")
        .put("interruption", Map.of("waiting", List.of(), "answers", List.of()));
    state.put("legByLeg", false);
    Migrations.putInEach(
        Migrations.listIn(Migrations.below(state, "sound", "music"), "players"),
        "landedAt",
        NOWHERE);
  }
}
