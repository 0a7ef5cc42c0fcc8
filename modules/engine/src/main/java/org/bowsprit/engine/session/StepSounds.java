package org.bowsprit.engine.session;

import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.internal.port.GameSounds;
import org.bowsprit.engine.world.World;

/** The sounds of steps: of all actors whose costume asked for one, one is heard (spec 03 §5.3). */
final class StepSounds {

  private final World world;
  private final GameSounds sounds;

  StepSounds(World world, GameSounds sounds) {
    this.world = world;
    this.sounds = sounds;
  }

  /** The first actor with a step sound due is heard; the others' are forgotten. */
  void play() {
    boolean played = false;
    for (int id = 0; id < Cast.SIZE; id++) {
      Actor actor = world.cast().actor(id);
      if (actor.dress().animation().soundCounter() == 0) {
        continue;
      }
      if (!played && world.cast().isOnStage(actor)) {
        played = true;
        if (actor.sound() != 0) {
          sounds.start(actor.sound());
        }
      }
      world.cast().choreographer().forgetStepSounds(actor);
    }
  }
}
