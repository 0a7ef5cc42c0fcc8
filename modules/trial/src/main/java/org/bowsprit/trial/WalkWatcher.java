package org.bowsprit.trial;

import java.util.Optional;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Dress;
import org.bowsprit.format.costume.Costume;

/** Sees simulated walks tick by tick. */
public interface WalkWatcher {

  /** Watches nothing. */
  WalkWatcher NONE = (contestant, actor) -> {};

  /**
   * What the walking actors wear.
   *
   * @param dress the costume's number, colours and chores
   * @param costume the costume itself
   */
  record Look(Dress.State dress, Costume costume) {}

  /**
   * Sees an actor after a tick.
   *
   * @param contestant position of the router that planned its walk
   * @param actor the actor; live, so to be looked at now
   */
  void ticked(int contestant, Actor actor);

  /** Returns what the actors are to wear, if they are to be drawn. */
  default Optional<Look> look() {
    return Optional.empty();
  }
}
