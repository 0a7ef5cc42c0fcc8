package org.bowsprit.format.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.bowsprit.bytes.FormatException;

/** Collects the unreadable parts of a room while the rest is read. */
final class Damaged {

  private final List<FormatException> damage = new ArrayList<>();

  /** Returns the result of {@code reading}; if it throws, nothing, and the exception is kept. */
  <T> Optional<T> attempt(Supplier<T> reading) {
    try {
      return Optional.of(reading.get());
    } catch (FormatException e) {
      add(e);
      return Optional.empty();
    }
  }

  void add(FormatException complaint) {
    damage.add(complaint);
  }

  List<FormatException> list() {
    return damage;
  }
}
