package org.bowsprit.engine.save;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.bowsprit.engine.internal.codec.RecordCodec;

/**
 * The steps that bring the record tree of an older version up to date, one version each. A step
 * changes names and adds what the next version wants; it knows no game, and nothing of later
 * versions.
 */
final class Migrations {

  /** From the version that is the key to the next; version 1 was no record tree. */
  private final Map<Integer, Consumer<Map<String, Object>>> steps;

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

  /** Brings a tree up to date where it stands. */
  void bringUpToDate(int version, Map<String, Object> tree) {
    for (int from = version; from < SaveFormat.VERSION; from++) {
      steps.get(from).accept(tree);
    }
  }

  /**
   * Returns a record that is somewhere below another, to be changed; one that belongs to nothing if
   * there is none there.
   *
   * @param names the components on the way
   */
  @SuppressWarnings("unchecked") // A record's keys are names.
  static Map<String, Object> below(Map<String, Object> record, String... names) {
    Map<String, Object> at = record;
    for (String name : names) {
      at = at.get(name) instanceof Map<?, ?> inner ? (Map<String, Object>) inner : new HashMap<>();
    }
    return at;
  }

  /** Returns a list that is a component of a record, to be changed; empty if there is none. */
  @SuppressWarnings("unchecked") // A list may hold anything.
  static List<Object> listIn(Map<String, Object> record, String name) {
    return record.get(name) instanceof List<?> list ? (List<Object>) list : List.of();
  }

  /** Gives each record of a list another component. */
  static void putInEach(List<Object> records, String name, Object value) {
    for (Object each : records) {
      below(Map.of(name, each), name).put(name, value);
    }
  }
}
