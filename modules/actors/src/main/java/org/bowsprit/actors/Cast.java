package org.bowsprit.actors;

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

  private Cast(Stage stage, boolean legByLeg) {
    this.stage = stage;
    choreographer = new Choreographer(stage);
    walker =
        legByLeg
            ? new ClassicWalker(stage, choreographer)
            : new BoxGraphWalker(stage, choreographer);
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
          choreographer.start(actor, actor.chores.stand());
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
    if (actor.costumeNeedsInit) {
      choreographer.start(actor, actor.chores.init());
      actor.costumeNeedsInit = false;
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
      choreographer.start(actor, actor.chores.stand());
    }
    actor.visible = false;
    actor.animation.resetSoundCounter();
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
    actor.costumeNeedsInit = true;
    if (actor.visible) {
      hide(actor);
      actor.animation.reset();
      actor.costume = costume;
      show(actor);
    } else {
      actor.costume = costume;
    }
    actor.resetColours();
  }

  /**
   * Starts a walk to a point.
   *
   * @param actor the actor
   * @param x room x
   * @param y room y
   * @param facing direction at the end in degrees or {@link Facing#NONE}
   */
  public void walkTo(Actor actor, int x, int y, int facing) {
    walker.walkTo(actor, x, y, facing);
  }

  /**
   * Starts a walk next to another actor, on the side it comes from (spec 09 §4.2).
   *
   * @param actor who walks
   * @param other who is walked to
   * @param distance pixels, 255 for the sum of their half widths
   */
  public void walkToActor(Actor actor, Actor other, int distance) {
    if (!choreographer.isOnStage(actor) || !choreographer.isOnStage(other)) {
      return;
    }
    int gap = distance;
    if (distance == 255) {
      gap =
          actor.scaleX * actor.width / Actor.FULL_SCALE
              + other.scaleX * other.width / Actor.FULL_SCALE / 2;
    }
    int x = other.x < actor.x ? other.x + gap : other.x - gap;
    walkTo(actor, x, other.y, Facing.NONE);
  }

  /**
   * Turns an actor left or right towards a place, a quarter a tick.
   *
   * @param actor the actor; only in the current room
   * @param x room x of what it is to look at
   */
  public void faceTowards(Actor actor, int x) {
    if (choreographer.isOnStage(actor)) {
      choreographer.turn(actor, x > actor.x ? Facing.EAST : Facing.WEST);
    }
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
   * Changes an actor's speed, also of a leg under way.
   *
   * @param actor the actor
   * @param x pixels a tick
   * @param y pixels a tick
   */
  public void setSpeed(Actor actor, int x, int y) {
    if (actor.speedX == x && actor.speedY == y) {
      return;
    }
    actor.speedX = x;
    actor.speedY = y;
    walker.speedChanged(actor);
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
   * One tick of walking and turning.
   *
   * @param actor the actor; only in the current room
   */
  public void walk(Actor actor) {
    if (choreographer.isOnStage(actor)) {
      walker.tick(actor);
    }
  }

  /**
   * What the walker does right before an actor is drawn.
   *
   * @param actor the actor
   */
  public void beforeDrawing(Actor actor) {
    walker.beforeDrawing(actor);
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
    actor.animation.resetSoundCounter();
  }

  /**
   * What scripts get for "is the actor moving".
   *
   * @param actor the actor
   * @return 0 for no
   */
  public int moving(Actor actor) {
    return walker.moving(actor);
  }

  /**
   * Whether an actor stands in a box.
   *
   * @param actor the actor
   * @param box box id; never box 0
   * @return true when it does
   */
  public boolean isInBox(Actor actor, int box) {
    return walker.isInBox(actor, box);
  }

  /**
   * The point at which an object's distance to an actor is measured: its walk-to point moved into
   * the boxes the actor can reach.
   *
   * @param actor the actor
   * @param x room x
   * @param y room y
   * @return packed, see {@link org.bowsprit.pathfinding.geometry.PackedPoint}
   */
  public long reachable(Actor actor, int x, int y) {
    return walker.reachable(actor, x, y);
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
