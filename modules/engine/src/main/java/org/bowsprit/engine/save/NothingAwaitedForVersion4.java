package org.bowsprit.engine.save;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Migrates version 3 to version 4. Games of version 3 were never saved while they waited for a key,
 * so the game waits for nothing. No music has just jumped back in a loop. Walks were planned as a
 * whole, because nearly all routers plan them in this way.
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
