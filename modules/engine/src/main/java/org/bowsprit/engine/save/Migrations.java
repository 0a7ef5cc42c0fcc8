package org.bowsprit.engine.save;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.bowsprit.engine.internal.codec.RecordCodec;

/**
 * The steps that bring the record tree of an older version up to date, one version each. A step
 * changes names and adds what the next version wants; it knows no game, and nothing of later
 * versions.
 */
final class Migrations {

  /** From the version that is the key to the next; version 1 was no record tree. */
  private final Map<Integer, UnaryOperator<ObjectNode>> steps;

  Migrations(RecordCodec codec) {
    steps =
        Map.of(
            2,
            new SilenceForVersion3(codec),
            3,
            new NothingAwaitedForVersion4(),
            4,
            new ActorZeroForVersion5(codec));
  }

  JsonNode upToDate(int version, JsonNode tree) {
    if (!(tree instanceof ObjectNode state)) {
      throw new IllegalArgumentException("no record");
    }
    ObjectNode current = state;
    for (int from = version; from < SaveFormat.VERSION; from++) {
      current = steps.get(from).apply(current);
    }
    return current;
  }
}
