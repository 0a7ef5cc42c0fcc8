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
  private final List<T> elements;
  private final List<T> remaining = new ArrayList<>();

  Deck(Random random, Collection<T> elements) {
    this.random = random;
    this.elements = List.copyOf(elements);
  }

  /** Draws one of the elements that {@code isAllowed} accepts. It must accept at least one. */
  T draw(Predicate<T> isAllowed) {
    if (remaining.stream().noneMatch(isAllowed)) {
      remaining.removeIf(isAllowed);
      elements.stream().filter(isAllowed).forEach(remaining::add);
      Collections.shuffle(remaining, random);
    }
    Iterator<T> iterator = remaining.iterator();
    T element = iterator.next();
    while (!isAllowed.test(element)) {
      element = iterator.next();
    }
    iterator.remove();
    return element;
  }
}
