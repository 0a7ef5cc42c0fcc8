package org.bowsprit.engine.session;

import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.port.SoundPort;

/**
 * Plays step sounds. If the costumes of several actors request one, only one is played (spec 03
 * §5.3).
 */
final class StepSounds {

  private final World world;
  private final SoundPort sounds;

  StepSounds(World world, SoundPort sounds) {
    this.world = world;
    this.sounds = sounds;
  }

  /** Plays the step sound of the first actor that requests one and discards the others. */
  void play() {
    boolean played = false;
    for (int id = 0; id < Cast.SIZE; id++) {
      Actor actor = world.cast().actor(id);
      if (actor.costumeState().animation().soundCounter() == 0) {
        continue;
      }
      if (!played && world.cast().isOnStage(actor)) {
        played = true;
        if (actor.sound() != 0) {
          sounds.start(actor.sound());
        }
      }
      world.cast().choreographer().discardStepSounds(actor);
    }
  }
}
