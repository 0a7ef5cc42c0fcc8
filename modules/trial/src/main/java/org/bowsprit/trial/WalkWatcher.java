package org.bowsprit.trial;

import java.util.Optional;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.CostumeState;
import org.bowsprit.format.costume.Costume;

/** Observes simulated walks tick by tick. */
public interface WalkWatcher {

  /** A watcher that does nothing. */
  WalkWatcher NONE = (contestant, actor) -> {};

  /**
   * The costume of the walking actors.
   *
   * @param dress the costume's number, colours and chores
   * @param costume the costume itself
   */
  record ActorCostume(CostumeState.State dress, Costume costume) {}

  /**
   * Called with an actor after each tick.
   *
   * @param contestant the index of the router that planned its walk
   * @param actor the live actor; read it during the call, because it changes
   */
  void afterTick(int contestant, Actor actor);

  /** Returns the costume of the actors if they are drawn. */
  default Optional<ActorCostume> actorCostume() {
    return Optional.empty();
  }
}
