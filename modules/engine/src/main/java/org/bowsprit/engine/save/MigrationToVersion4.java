package org.bowsprit.engine.save;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Migrates version 3 to version 4. It adds the values that version 3 lacks: the game does not wait
 * for a key, because games of version 3 were never saved in this state; no music has just jumped
 * back in a loop; and walks were planned as a whole, because nearly all routers plan them in this
 * way.
 */
final class MigrationToVersion4 implements Consumer<Map<String, Object>> {

  private static final long NOWHERE = -1;

  @Override
  public void accept(Map<String, Object> state) {
    Migrations.recordAt(state, "session")
        .put("interruption", Map.of("waiting", List.of(), "answers", List.of()));
    state.put("legByLeg", false);
    Migrations.putInEach(
        Migrations.listIn(Migrations.recordAt(state, "sound", "music"), "players"),
        "landedAt",
        NOWHERE);
  }
}
