package org.bowsprit.engine.save;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.bowsprit.engine.internal.codec.RecordCodec;

/**
 * Migrates version 4 to version 5. It adds the values that version 4 lacks: actor 0 is in its
 * initial state; the scripts that started the cutscenes are unknown; no script has written past the
 * end of a string; the window is at the position where it was last drawn; and no effect has omitted
 * pixels of the picture.
 */
final class MigrationToVersion5 implements Consumer<Map<String, Object>> {

  /** Actor 0 in its initial state, in the format of version 5. */
  private static final String ACTOR = "actor-of-version-5.cbor";

  private final RecordCodec codec;

  MigrationToVersion5(RecordCodec codec) {
    this.codec = codec;
  }

  @Override
  public void accept(Map<String, Object> state) {
    Map<String, Object> world = Migrations.recordAt(state, "world");
    if (world.get("actors") instanceof List<?>) {
      Migrations.listIn(world, "actors").add(0, actorZero());
    }
    Map<String, Object> machine = Migrations.recordAt(state, "machine");
    Migrations.putInEach(Migrations.listIn(machine, "cutscenes"), "opener", 0L);
    Migrations.putInEach(Migrations.listIn(machine, "strings"), "spare", 0L);
    Map<String, Object> camera = Migrations.recordAt(world, "view", "camera");
    camera.put("windowEdge", camera.get("leftEdge"));
    Migrations.recordAt(state, "picture", "screen").put("old", null);
  }

  private Map<String, Object> actorZero() {
    try (InputStream resource = MigrationToVersion5.class.getResourceAsStream(ACTOR)) {
      return codec.parse(resource.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
