package org.bowsprit.actors;

/**
 * Brings actors onto the stage and takes them off it: places, shows, hides and dresses them (spec
 * 09 §1.1, §3).
 */
public final class Staging {

  /** The current room while none is loaded. */
  private static final int NO_ROOM = 0;

  private final Stage stage;
  private final Choreographer choreographer;
  private final boolean initForgetsBox;
  private final boolean dressesLast;
  private Walker walker;

  Staging(Stage stage, Choreographer choreographer, Walker walker, ActorProfile profile) {
    this.stage = stage;
    this.choreographer = choreographer;
    this.walker = walker;
    initForgetsBox = profile.has(ActorProfile.Trait.INIT_FORGETS_BOX);
    dressesLast = profile.has(ActorProfile.Trait.DRESSES_LAST);
  }

  /** Has actors settle as another walker wants it from now on. */
  void use(Walker other) {
    walker = other;
  }

  /**
   * Gives an actor its defaults; costume, room, place, facing and visibility stay (spec 09 §1.1).
   * Its object classes are the caller's to clear.
   *
   * @param actor the actor
   */
  public void initialise(Actor actor) {
    actor.initialise();
    if (initForgetsBox) {
      walker.initialised(actor);
    }
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
   * costume is new. One already visible or elsewhere stays as it is, and so does everyone while no
   * room is loaded.
   *
   * @param actor the actor
   */
  public void show(Actor actor) {
    if (!choreographer.isOnStage(actor) || actor.visible || stage.room() == NO_ROOM) {
      return;
    }
    walker.settle(actor);
    startNewCostume(actor);
    choreographer.stop(actor);
    actor.visible = true;
    actor.needsRedraw = true;
  }

  private void startNewCostume(Actor actor) {
    if (actor.dress.isNew) {
      choreographer.start(actor, actor.dress.chores.init());
      actor.dress.isNew = false;
    }
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
      actor.dress.isNew = !dressesLast;
      show(actor);
      actor.dress.isNew |= dressesLast;
    } else {
      actor.dress.costume = costume;
    }
    actor.dress.resetColours();
  }

  /**
   * Ends the changes that one instruction makes to an actor: a costume whose init chore has waited
   * for the last of them starts.
   *
   * @param actor the actor
   */
  public void changed(Actor actor) {
    if (dressesLast && actor.visible && choreographer.isOnStage(actor)) {
      startNewCostume(actor);
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

  private boolean isInMotion(Actor actor) {
    return actor.moveBits != 0 || actor.walk.isWalking();
  }
}
