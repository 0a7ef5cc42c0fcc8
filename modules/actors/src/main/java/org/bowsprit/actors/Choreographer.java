package org.bowsprit.actors;

import org.bowsprit.format.costume.Costume;

/** Plays the chores of actors and turns actors (spec 03 §5, spec 09 §2, §7). */
public final class Choreographer {

  private static final int STOP_OPERATION = 63;
  private static final int FACE_OPERATION = 62;
  private static final int TURN_OPERATION = 61;

  private final Stage stage;
  private final boolean turnsImmediately;

  Choreographer(Stage stage, ActorProfile profile) {
    this.stage = stage;
    turnsImmediately = profile.has(ActorProfile.Trait.TURNS_IMMEDIATELY);
  }

  /**
   * Starts a chore.
   *
   * @param actor the actor; only in the current room and with a costume
   * @param chore the number or the alias of the chore
   */
  public void start(Actor actor, int chore) {
    if (!isOnStage(actor) || actor.costumeState.costume == 0) {
      return;
    }
    int animationNumber = actor.costumeState.chores.resolve(chore);
    actor.costumeState.animationProgress = 0;
    actor.needsRedraw = true;
    actor.costumeState.animation.resetCounter();
    if (animationNumber == actor.costumeState.chores.init()) {
      actor.costumeState.animation.reset();
    }
    Costume costume = stage.costume(actor.costumeState.costume);
    if (costume != null) {
      actor.costumeState.animation.start(costume, animationNumber, Facing.oldCode(actor.facing));
    }
    actor.costumeState.frame = animationNumber;
  }

  /**
   * Makes an actor face a direction immediately.
   *
   * @param actor the actor
   * @param angle the direction in degrees
   */
  public void face(Actor actor, int angle) {
    if (actor.facing == angle) {
      return;
    }
    actor.facing = Facing.normalised(angle);
    if (!isOnStage(actor) || actor.costumeState.costume == 0) {
      return;
    }
    Costume costume = stage.costume(actor.costumeState.costume);
    if (costume != null) {
      actor.costumeState.animation.turn(costume, Facing.oldCode(actor.facing));
    }
    actor.needsRedraw = true;
  }

  /** Makes an actor turn in place by a quarter turn per tick. Cancels its walk. */
  void turn(Actor actor, int angle) {
    if (angle == Facing.NONE) {
      return;
    }
    actor.walk.stop();
    actor.targetFacing = angle;
    actor.moveBits = MoveBits.TURN;
  }

  /**
   * Performs "animate actor" (spec 09 §2).
   *
   * @param actor the actor
   * @param code the operation: 252–255 stops the actor, 248–251 makes it face a direction, 244–247
   *     makes it turn, all others play a chore
   */
  public void animate(Actor actor, int code) {
    int angle = Facing.fromOldCode(code);
    switch (code >> 2) {
      case STOP_OPERATION -> {
        if (isOnStage(actor)) {
          if (turnsImmediately) {
            face(actor, angle);
          }
          start(actor, actor.costumeState.chores.stand());
          stop(actor);
        }
      }
      case FACE_OPERATION -> {
        if (isOnStage(actor)) {
          // In other rooms the turn stays pending, and waitForActor waits for it (spec 15, rule F).
          actor.moveBits &= ~MoveBits.TURN;
        }
        face(actor, angle);
      }
      case TURN_OPERATION -> {
        if (isOnStage(actor)) {
          turn(actor, angle);
          finishTurn(actor);
        }
      }
      default -> start(actor, code);
    }
  }

  private void finishTurn(Actor actor) {
    if (turnsImmediately) {
      stop(actor);
      face(actor, actor.targetFacing);
    }
  }

  /**
   * Stops the walk or the turn of an actor at its current position, without starting a chore.
   *
   * @param actor the actor
   */
  public void stop(Actor actor) {
    actor.walk.stop();
    actor.moveBits = 0;
  }

  /**
   * Advances the animation by one frame. The engine calls this after it has drawn the actor.
   *
   * @param actor the actor; only in the current room and with a costume
   */
  public void advance(Actor actor) {
    if (!isOnStage(actor) || actor.costumeState.costume == 0) {
      return;
    }
    actor.costumeState.animationProgress++;
    if (actor.costumeState.animationProgress < actor.costumeState.animationSpeed) {
      return;
    }
    actor.costumeState.animationProgress = 0;
    Costume costume = stage.costume(actor.costumeState.costume);
    if (costume != null && actor.costumeState.animation.advance(costume)) {
      actor.needsRedraw = true;
    }
  }

  /**
   * Discards the pending step sounds.
   *
   * @param actor the actor
   */
  public void discardStepSounds(Actor actor) {
    actor.costumeState.animation.resetSoundCounter();
  }

  boolean isOnStage(Actor actor) {
    return actor.room == stage.room();
  }
}
