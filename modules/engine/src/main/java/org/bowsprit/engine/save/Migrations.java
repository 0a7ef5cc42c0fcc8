package org.bowsprit.engine.save;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * The steps that bring the record tree of an older version up to date, one version each. A step
 * changes names and adds what a later version wants; it knows no game.
 */
final class Migrations {

  /** The first version that is a record tree. */
  static final int FIRST = 2;

  /** From the version that is the key to the next. */
  private final Map<Integer, UnaryOperator<ObjectNode>> steps = Map.of();

  /** Makes the steps. */
  Migrations() {}

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
