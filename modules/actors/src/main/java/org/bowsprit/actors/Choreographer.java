package org.bowsprit.actors;

import org.bowsprit.format.costume.Costume;

/** Starts chores and turns actors (spec 03 §5, spec 09 §2, §7). */
final class Choreographer {

  private static final int STOP = 63;
  private static final int FACE = 62;
  private static final int TURN = 61;

  private final Stage stage;

  Choreographer(Stage stage) {
    this.stage = stage;
  }

  /** Starts a chore; only in the current room and with a costume. */
  void start(Actor actor, int chore) {
    if (!isOnStage(actor) || actor.dress.costume == 0) {
      return;
    }
    int wanted = actor.dress.chores.resolve(chore);
    actor.dress.animationProgress = 0;
    actor.needsRedraw = true;
    actor.dress.animation.resetCounter();
    if (wanted == actor.dress.chores.init()) {
      actor.dress.animation.reset();
    }
    Costume costume = stage.costume(actor.dress.costume);
    if (costume != null) {
      actor.dress.animation.start(costume, wanted, Facing.oldCode(actor.facing));
    }
    actor.dress.frame = wanted;
  }

  /** Looks into a direction at once. */
  void face(Actor actor, int angle) {
    if (actor.facing == angle) {
      return;
    }
    actor.facing = Facing.normalised(angle);
    if (!isOnStage(actor) || actor.dress.costume == 0) {
      return;
    }
    Costume costume = stage.costume(actor.dress.costume);
    if (costume != null) {
      actor.dress.animation.turn(costume, Facing.oldCode(actor.facing));
    }
    actor.needsRedraw = true;
  }

  /** Begins to turn in place, a quarter a tick; cancels a walk. */
  void turn(Actor actor, int angle) {
    if (angle == Facing.NONE) {
      return;
    }
    actor.walk.stop();
    actor.targetFacing = angle;
    actor.moveBits = MoveBits.TURN;
  }

  /** What the instruction "animate actor" does (spec 09 §2). */
  void animate(Actor actor, int code) {
    int angle = Facing.ofOldCode(code);
    switch (code >> 2) {
      case STOP -> {
        if (isOnStage(actor)) {
          start(actor, actor.dress.chores.stand());
          stop(actor);
        }
      }
      case FACE -> {
        actor.moveBits &= ~MoveBits.TURN;
        face(actor, angle);
      }
      case TURN -> {
        if (isOnStage(actor)) {
          turn(actor, angle);
        }
      }
      default -> start(actor, code);
    }
  }

  /** Stops walking and turning where it is. */
  void stop(Actor actor) {
    actor.walk.stop();
    actor.moveBits = 0;
  }

  /** One frame of animation; after its turn in the drawing order. */
  void advance(Actor actor) {
    if (!isOnStage(actor) || actor.dress.costume == 0) {
      return;
    }
    actor.dress.animationProgress++;
    if (actor.dress.animationProgress < actor.dress.animationSpeed) {
      return;
    }
    actor.dress.animationProgress = 0;
    Costume costume = stage.costume(actor.dress.costume);
    if (costume != null && actor.dress.animation.advance(costume)) {
      actor.needsRedraw = true;
    }
  }

  boolean isOnStage(Actor actor) {
    return actor.room == stage.room() && actor.room != 0;
  }
}
