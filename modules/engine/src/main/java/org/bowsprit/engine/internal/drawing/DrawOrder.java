package org.bowsprit.engine.internal.drawing;

import org.bowsprit.actors.Actor;

/**
 * The order in which actors are drawn: an actor further down is drawn later (spec 03 §7).
 *
 * <p>Uses a separate exchange sort, because the sort determines the order of actors on the same
 * row.
 */
final class DrawOrder {

  private DrawOrder() {}

  /** Sorts the first {@code count} actors from back to front. */
  static void sort(Actor[] actors, int count) {
    for (int j = 0; j < count; j++) {
      for (int i = 0; i < count; i++) {
        if (actors[j].y() < actors[i].y()) {
          Actor swapped = actors[j];
          actors[j] = actors[i];
          actors[i] = swapped;
        }
      }
    }
  }

  /**
   * Sorts the actors by row and keeps the order of actors on the same row, for the profile {@code
   * sort=stable}.
   */
  static void sortStable(Actor[] actors, int count) {
    for (int next = 1; next < count; next++) {
      Actor actor = actors[next];
      int index = next;
      while (index > 0 && actors[index - 1].y() > actor.y()) {
        actors[index] = actors[index - 1];
        index--;
      }
      actors[index] = actor;
    }
  }
}
