package org.bowsprit.engine.save;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Migrates version 3 to version 4. Version 3 was never saved while the game waited for a key, so
 * the game waits for nothing; no music has just jumped back in a loop; and walks were planned as a
 * whole, as by nearly all routers.
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
