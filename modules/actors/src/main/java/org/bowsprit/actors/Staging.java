package org.bowsprit.actors;

/** Places, shows and hides actors, and sets their costumes (spec 09 §1.1, §3). */
public final class Staging {

  /** The number of the current room if none is loaded. */
  private static final int NO_ROOM = 0;

  private final Stage stage;
  private final Choreographer choreographer;
  private final boolean initResetsBox;
  private final boolean startsInitChoreLast;
  private Walker walker;

  Staging(Stage stage, Choreographer choreographer, Walker walker, ActorProfile profile) {
    this.stage = stage;
    this.choreographer = choreographer;
    this.walker = walker;
    initResetsBox = profile.has(ActorProfile.Trait.INIT_RESETS_BOX);
    startsInitChoreLast = profile.has(ActorProfile.Trait.INIT_CHORE_LAST);
  }

  /** Sets the walker that places actors on the floor. */
  void setWalker(Walker newWalker) {
    walker = newWalker;
  }

  /**
   * Resets an actor to its defaults. Costume, room, position, facing and visibility are unchanged
   * (spec 09 §1.1). The caller clears the object classes of the actor.
   *
   * @param actor the actor
   */
  public void initialise(Actor actor) {
    actor.initialise();
    if (initResetsBox) {
      walker.onInitialise(actor);
    }
  }

  /**
   * Places an actor (spec 09 §3.1).
   *
   * @param actor the actor
   * @param x the room x
   * @param y the room y
   * @param room the new room of the actor
   */
  public void put(Actor actor, int x, int y, int room) {
    if (actor.visible && stage.room() != room) {
      stage.actorLeavesRoom(actor);
    }
    actor.x = x;
    actor.y = y;
    actor.room = room;
    actor.needsRedraw = true;
    if (actor.visible) {
      if (choreographer.isOnStage(actor)) {
        if (isInMotion(actor)) {
          choreographer.start(actor, actor.costumeState.chores.stand());
          choreographer.stop(actor);
        }
        walker.placeOnFloor(actor);
      } else {
        hide(actor);
      }
    } else if (choreographer.isOnStage(actor)) {
      show(actor);
    }
  }

  /**
   * Places an actor at a known position in a known box. The position is not snapped to a box. The
   * scale of the actor is updated.
   *
   * @param actor the actor
   * @param x the room x
   * @param y the room y
   * @param box the box of the position
   */
  public void placeInBox(Actor actor, int x, int y, int box) {
    choreographer.stop(actor);
    actor.leg.discard();
    actor.x = x;
    actor.y = y;
    actor.box = box;
    actor.walk.destX = Walk.NOWHERE;
    actor.walk.destBox = box;
    int scale = stage.roomFloor().scaleAt(box, y);
    actor.scaleX = scale;
    actor.scaleY = scale;
  }

  /**
   * Changes an actor's room without placing the actor. Room 0 also moves the actor to the origin.
   *
   * @param actor the actor
   * @param room the new room of the actor
   */
  public void putInRoom(Actor actor, int room) {
    if (actor.visible && stage.room() != room) {
      stage.actorLeavesRoom(actor);
    }
    actor.room = room;
    if (room == 0) {
      put(actor, 0, 0, 0);
    }
  }

  /**
   * Shows an actor of the current room. Places the actor on the floor, and starts the init chore if
   * the costume is new. Does nothing if the actor is already visible or in another room, or if no
   * room is loaded.
   *
   * @param actor the actor
   */
  public void show(Actor actor) {
    if (!choreographer.isOnStage(actor) || actor.visible || stage.room() == NO_ROOM) {
      return;
    }
    walker.placeOnFloor(actor);
    startNewCostume(actor);
    choreographer.stop(actor);
    actor.visible = true;
    actor.needsRedraw = true;
  }

  private void startNewCostume(Actor actor) {
    if (actor.costumeState.isNew) {
      choreographer.start(actor, actor.costumeState.chores.init());
      actor.costumeState.isNew = false;
    }
  }

  /**
   * Hides an actor. An actor in motion stops and plays its stand chore.
   *
   * @param actor the actor
   */
  public void hide(Actor actor) {
    if (!actor.visible) {
      return;
    }
    if (isInMotion(actor)) {
      choreographer.stop(actor);
      choreographer.start(actor, actor.costumeState.chores.stand());
    }
    actor.visible = false;
    actor.costumeState.animation.resetSoundCounter();
    actor.needsRedraw = false;
    actor.needsBackgroundReset = true;
  }

  /**
   * Sets an actor's costume. All colours become the colours of the costume.
   *
   * @param actor the actor
   * @param costume the number of the costume; 0 for none
   */
  public void setCostume(Actor actor, int costume) {
    actor.costumeState.isNew = true;
    if (actor.visible) {
      hide(actor);
      actor.costumeState.animation.reset();
      actor.costumeState.costume = costume;
      actor.costumeState.isNew = !startsInitChoreLast;
      show(actor);
      actor.costumeState.isNew |= startsInitChoreLast;
    } else {
      actor.costumeState.costume = costume;
    }
    actor.costumeState.resetColours();
  }

  /**
   * Starts the delayed init chore of a costume. Call this after the last change that an instruction
   * makes to an actor.
   *
   * @param actor the actor
   */
  public void finishChange(Actor actor) {
    if (startsInitChoreLast && actor.visible && choreographer.isOnStage(actor)) {
      startNewCostume(actor);
    }
  }

  /**
   * Sets whether an actor ignores walk boxes, and places the actor again.
   *
   * @param actor the actor
   * @param ignoresBoxes true if the actor ignores walk boxes
   */
  public void setIgnoreBoxes(Actor actor, boolean ignoresBoxes) {
    actor.ignoreBoxes = ignoresBoxes;
    actor.forceClip = 0;
    if (choreographer.isOnStage(actor)) {
      put(actor, actor.x, actor.y, actor.room);
    }
  }

  private boolean isInMotion(Actor actor) {
    return actor.moveBits != 0 || actor.walk.isWalking();
  }
}
