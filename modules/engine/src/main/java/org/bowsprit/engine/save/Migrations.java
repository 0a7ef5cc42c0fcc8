package org.bowsprit.engine.save;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.bowsprit.engine.internal.codec.RecordCodec;

/**
 * Migrates the record tree of an older version, one step for each version. A step renames
 * components and adds the components of the next version. It depends neither on the game nor on
 * later versions.
 */
final class Migrations {

  /** The step from the version in the key to the next one. Version 1 was not a record tree. */
  private final Map<Integer, Consumer<Map<String, Object>>> steps;

  Migrations(RecordCodec codec) {
    steps =
        Map.of(
            2,
            new MigrationToVersion3(codec),
            3,
            new MigrationToVersion4(),
            4,
            new MigrationToVersion5(codec));
  }

  /** Migrates a tree in place. */
  void migrate(int version, Map<String, Object> tree) {
    for (int from = version; from < SaveFormat.VERSION; from++) {
      steps.get(from).accept(tree);
    }
  }

  /**
   * Returns a mutable record inside another record. If there is none, returns a new record that is
   * not part of the tree.
   *
   * @param names the components on the path
   */
  @SuppressWarnings("unchecked") // The keys of a record are names.
  static Map<String, Object> recordAt(Map<String, Object> record, String... names) {
    Map<String, Object> current = record;
    for (String name : names) {
      current =
          current.get(name) instanceof Map<?, ?> inner
              ? (Map<String, Object>) inner
              : new HashMap<>();
    }
    return current;
  }

  /** Returns a mutable list that is a component of a record; empty if there is none. */
  @SuppressWarnings("unchecked") // A list may contain anything.
  static List<Object> listIn(Map<String, Object> record, String name) {
    return record.get(name) instanceof List<?> list ? (List<Object>) list : List.of();
  }

  /** Adds a component to each record of a list. */
  static void putInEach(List<Object> records, String name, Object value) {
    for (Object each : records) {
      recordAt(Map.of(name, each), name).put(name, value);
    }
  }
}
