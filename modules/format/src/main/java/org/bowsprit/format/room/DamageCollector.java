package org.bowsprit.format.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.bowsprit.bytes.FormatException;

/** Collects the errors in unreadable parts of a room while the other parts are read. */
final class DamageCollector {

  private final List<FormatException> damage = new ArrayList<>();

  /**
   * Returns the result of {@code reading}; if it throws, stores the exception and returns empty.
   */
  <T> Optional<T> tryRead(Supplier<T> reading) {
    try {
      return Optional.of(reading.get());
    } catch (FormatException e) {
      add(e);
      return Optional.empty();
    }
  }

  void add(FormatException exception) {
    damage.add(exception);
  }

  List<FormatException> list() {
    return damage;
  }
}
