package org.bowsprit.actors;

import java.util.List;
import java.util.stream.Stream;

/**
 * The actors of a game and what can be done with them (spec 09).
 *
 * <p>Numbers 1 to 12 are actors; slot 0 is never used.
 */
public final class Cast {

  /** One more than the highest actor number. */
  public static final int SIZE = 13;

  private final Actor[] actors = new Actor[SIZE];
  private final Stage stage;
  private final Choreographer choreographer;
  private final Walker walker;
  private final Movement movement;

  private Cast(Stage stage, boolean legByLeg) {
    this.stage = stage;
    choreographer = new Choreographer(stage);
    walker =
        legByLeg
            ? new ClassicWalker(stage, choreographer)
            : new BoxGraphWalker(stage, choreographer);
    movement = new Movement(choreographer, walker);
    for (int id = 0; id < SIZE; id++) {
      actors[id] = new Actor(id);
    }
  }

  /**
   * A cast whose walks are planned whole: the seeds' walker.
   *
   * @param stage the world around the actors
   * @return actors at their defaults
   */
  public static Cast planning(Stage stage) {
    return new Cast(stage, false);
  }

  /**
   * A cast whose walks are decided leg by leg: the reference's walker, for routers that are leg
   * oracles.
   *
   * @param stage the world around the actors
   * @return actors at their defaults
   */
  public static Cast legByLeg(Stage stage) {
    return new Cast(stage, true);
  }

  /**
   * The size rule that goes with the walker.
   *
   * @param legByLeg whether walks are decided leg by leg
   * @return the rule
   */
  public static Scaling scalingOf(boolean legByLeg) {
    return legByLeg ? Scaling.CLASSIC : Scaling.BOX_GRAPH;
  }

  /**
   * Whether a number names an actor.
   *
   * @param id any number
   * @return true for 1 to 12
   */
  public boolean has(int id) {
    return id >= 1 && id < SIZE;
  }

  /**
   * An actor.
   *
   * @param id 1 to 12
   * @return live
   */
  public Actor actor(int id) {
    return actors[id];
  }

  /**
   * How actors get about.
   *
   * @return live
   */
  public Movement movement() {
    return movement;
  }

  /**
   * Everything a saved game keeps of the actors.
   *
   * @return actors 1 to 12, in this order
   */
  public List<ActorState> snapshot() {
    return Stream.of(actors).skip(1).map(Actor::snapshot).toList();
  }

  /**
   * Brings saved actors back. No room, chore or walk begins: they go on with what they did.
   *
   * @param saved what {@link #snapshot()} gave
   * @throws IllegalArgumentException if there are others than actors 1 to 12; nothing is changed
   *     then
   */
  public void restore(List<ActorState> saved) {
    for (int i = 0; i < Math.max(saved.size(), SIZE - 1); i++) {
      if (saved.size() != SIZE - 1 || saved.get(i).id() != i + 1) {
        throw new IllegalArgumentException("actors are 1 to 12");
      }
    }
    saved.forEach(each -> actors[each.id()].restore(each));
  }

  /**
   * Whether an actor is in the current room.
   *
   * @param actor the actor
   * @return true also for a hidden one
   */
  public boolean isOnStage(Actor actor) {
    return choreographer.isOnStage(actor);
  }

  /**
   * Gives an actor its defaults; costume, room, place, facing and visibility stay (spec 09 §1.1).
   * Its object classes are the caller's to clear.
   *
   * @param actor the actor
   */
  public void initialise(Actor actor) {
    actor.initialise();
    walker.initialised(actor);
  }

  /**
   * Puts an actor somewhere (spec 09 §3.1).
   *
   * @param actor the actor
   * @param x room x
   * @param y room y
   * @param room its new room
   */
  public void put(Actor actor, int x, int y, int room) {
    if (actor.visible && stage.room() != room) {
      stage.leaves(actor);
    }
    actor.x = x;
    actor.y = y;
    actor.room = room;
    actor.needsRedraw = true;
    if (actor.visible) {
      if (choreographer.isOnStage(actor)) {
        if (isInMotion(actor)) {
          choreographer.start(actor, actor.dress.chores.stand());
          choreographer.stop(actor);
        }
        walker.settle(actor);
      } else {
        hide(actor);
      }
    } else if (choreographer.isOnStage(actor)) {
      show(actor);
    }
  }

  /**
   * Stands an actor where it was known to stand, in a box it was known to have: nothing is snapped,
   * its size follows.
   *
   * @param actor the actor
   * @param x room x
   * @param y room y
   * @param box the box
   */
  public void stand(Actor actor, int x, int y, int box) {
    choreographer.stop(actor);
    actor.leg.discard();
    actor.x = x;
    actor.y = y;
    actor.box = box;
    actor.walk.destX = Walk.NOWHERE;
    actor.walk.destBox = box;
    int scale = stage.floor().scaleAt(box, y);
    actor.scaleX = scale;
    actor.scaleY = scale;
  }

  /**
   * Changes an actor's room without placing it; room 0 also moves it to the origin.
   *
   * @param actor the actor
   * @param room its new room
   */
  public void putInRoom(Actor actor, int room) {
    if (actor.visible && stage.room() != room) {
      stage.leaves(actor);
    }
    actor.room = room;
    if (room == 0) {
      put(actor, 0, 0, 0);
    }
  }

  /**
   * Shows an actor of the current room: brings it onto the floor, starts its init chore when its
   * costume is new. One already visible or elsewhere stays as it is.
   *
   * @param actor the actor
   */
  public void show(Actor actor) {
    if (!choreographer.isOnStage(actor) || actor.visible) {
      return;
    }
    walker.settle(actor);
    if (actor.dress.isNew) {
      choreographer.start(actor, actor.dress.chores.init());
      actor.dress.isNew = false;
    }
    choreographer.stop(actor);
    actor.visible = true;
    actor.needsRedraw = true;
  }

  /**
   * Hides an actor; one that walks stops and stands.
   *
   * @param actor the actor
   */
  public void hide(Actor actor) {
    if (!actor.visible) {
      return;
    }
    if (isInMotion(actor)) {
      choreographer.stop(actor);
      choreographer.start(actor, actor.dress.chores.stand());
    }
    actor.visible = false;
    actor.dress.animation.resetSoundCounter();
    actor.needsRedraw = false;
    actor.needsBackgroundReset = true;
  }

  /**
   * Dresses an actor; its colours become the costume's own.
   *
   * @param actor the actor
   * @param costume 0 for none
   */
  public void setCostume(Actor actor, int costume) {
    actor.dress.isNew = true;
    if (actor.visible) {
      hide(actor);
      actor.dress.animation.reset();
      actor.dress.costume = costume;
      show(actor);
    } else {
      actor.dress.costume = costume;
    }
    actor.dress.resetColours();
  }

  /**
   * Makes an actor look into a direction at once.
   *
   * @param actor the actor
   * @param angle degrees
   */
  public void face(Actor actor, int angle) {
    choreographer.face(actor, angle);
  }

  /**
   * Stops an actor where it is, without a chore.
   *
   * @param actor the actor
   */
  public void stop(Actor actor) {
    choreographer.stop(actor);
  }

  /**
   * Starts a chore.
   *
   * @param actor the actor; only in the current room and with a costume
   * @param chore chore number or alias
   */
  public void startChore(Actor actor, int chore) {
    choreographer.start(actor, chore);
  }

  /**
   * Does what "animate actor" asks (spec 09 §2).
   *
   * @param actor the actor
   * @param code 252–255 stop, 248–251 face, 244–247 turn, else a chore
   */
  public void animate(Actor actor, int code) {
    choreographer.animate(actor, code);
  }

  /**
   * Sets an actor's size until its box changes it.
   *
   * @param actor the actor
   * @param x horizontal size
   * @param y vertical size
   */
  public void setScale(Actor actor, int x, int y) {
    actor.boxScaleWord = x;
    actor.scaleX = x;
    actor.scaleY = y;
    actor.needsRedraw = true;
  }

  /**
   * Sets how high an actor is drawn above its feet.
   *
   * @param actor the actor
   * @param pixels height
   */
  public void setElevation(Actor actor, int pixels) {
    if (actor.elevation != pixels) {
      actor.elevation = pixels;
      actor.needsRedraw = true;
    }
  }

  /**
   * Frees an actor from the walk boxes or binds it to them; it is placed anew.
   *
   * @param actor the actor
   * @param ignore whether boxes do not bind it
   */
  public void setIgnoreBoxes(Actor actor, boolean ignore) {
    actor.ignoreBoxes = ignore;
    actor.forceClip = 0;
    if (choreographer.isOnStage(actor)) {
      put(actor, actor.x, actor.y, actor.room);
    }
  }

  /**
   * One frame of animation; in the current room and with a costume.
   *
   * @param actor the actor
   */
  public void animateFrame(Actor actor) {
    choreographer.advance(actor);
  }

  /**
   * Forgets the step sounds due.
   *
   * @param actor the actor
   */
  public void forgetStepSounds(Actor actor) {
    actor.dress.animation.resetSoundCounter();
  }

  /**
   * The z-plane that can hide an actor, before the limit to the planes of the room (spec 09 §10).
   *
   * @param actor the actor
   * @return 0 for none
   */
  public int clipPlane(Actor actor) {
    if (actor.forceClip != 0) {
      return actor.forceClip;
    }
    if (stage.isOfClass(actor, 20)) {
      return 0;
    }
    return stage.floor().mask(actor.boxForScripts());
  }

  private boolean isInMotion(Actor actor) {
    return actor.moveBits != 0 || actor.walk.isWalking();
  }
}
