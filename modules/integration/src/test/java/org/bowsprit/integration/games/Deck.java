package org.bowsprit.integration.games;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/** Draws random elements. No element is repeated before all allowed elements have been drawn. */
final class Deck<T> {

  private final Random random;
  private final List<T> all;
  private final List<T> remaining = new ArrayList<>();

  Deck(Random random, Collection<T> all) {
    this.random = random;
    this.all = List.copyOf(all);
  }

  /** Draws one of the elements that {@code allowed} accepts; there must be at least one. */
  T draw(Predicate<T> allowed) {
    if (remaining.stream().noneMatch(allowed)) {
      remaining.removeIf(allowed);
      all.stream().filter(allowed).forEach(remaining::add);
      Collections.shuffle(remaining, random);
    }
    Iterator<T> next = remaining.iterator();
    T drawn = next.next();
    while (!allowed.test(drawn)) {
      drawn = next.next();
    }
    next.remove();
    return drawn;
  }
}
