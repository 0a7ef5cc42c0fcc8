package org.bowsprit.actors;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The actors of a game, and the objects that move, place and animate them (spec 09).
 *
 * <p>Actor 0 is an ordinary actor (spec 13 §7), although few games use it.
 */
public final class Cast {

  /** One more than the highest actor number. */
  public static final int SIZE = 13;

  /** The object class of actors that are never clipped (spec 07 §1). */
  private static final int NEVER_CLIPPED = 20;

  private final Actor[] actors = new Actor[SIZE];
  private final Stage stage;
  private final ActorProfile profile;
  private final Choreographer choreographer;
  private final Movement movement;
  private final Staging staging;

  /**
   * Creates the actors in their initial states.
   *
   * @param stage the world around the actors
   * @param style the walk style
   * @param profile the behaviour where the sources disagree
   */
  public Cast(Stage stage, WalkStyle style, ActorProfile profile) {
    this.stage = stage;
    this.profile = profile;
    choreographer = new Choreographer(stage, profile);
    Walker walker = createWalker(style);
    movement = new Movement(choreographer, walker);
    staging = new Staging(stage, choreographer, walker, profile);
    for (int id = 0; id < SIZE; id++) {
      actors[id] = new Actor(id);
    }
  }

  private Walker createWalker(WalkStyle style) {
    return style == WalkStyle.LEG_BY_LEG
        ? new ClassicWalker(stage, choreographer, profile)
        : new BoxGraphWalker(stage, choreographer, profile);
  }

  /**
   * Returns the behaviour where the sources disagree.
   *
   * @return the profile of the game
   */
  public ActorProfile profile() {
    return profile;
  }

  /**
   * Returns whether a number is the number of an actor.
   *
   * @param id any number
   * @return true for the numbers 0 to 12
   */
  public boolean has(int id) {
    return id >= 0 && id < SIZE;
  }

  /**
   * Returns an actor.
   *
   * @param id the number of the actor, 0 to 12
   * @return the actor itself, not a copy
   */
  public Actor actor(int id) {
    return actors[id];
  }

  /**
   * Returns the object that moves actors.
   *
   * @return the live object
   */
  public Movement movement() {
    return movement;
  }

  /**
   * Returns the object that places, shows and dresses actors.
   *
   * @return the live object
   */
  public Staging staging() {
    return staging;
  }

  /**
   * Returns the object that plays chores and turns actors.
   *
   * @return the live object
   */
  public Choreographer choreographer() {
    return choreographer;
  }

  /**
   * Creates a new walker, even if the style is the same. Walking actors continue from their current
   * positions on new routes.
   *
   * @param style the walk style
   * @param floorChange the action that changes the floor; it runs while no actor walks
   */
  public void replaceWalker(WalkStyle style, Runnable floorChange) {
    List<PendingWalk> pendingWalks = new ArrayList<>();
    for (Actor actor : actors) {
      if (isWalking(actor)) {
        pendingWalks.add(
            new PendingWalk(actor, actor.walk.destX, actor.walk.destY, actor.walk.destFacing));
        choreographer.stop(actor);
        actor.leg.discard();
      }
    }
    Walker walker = createWalker(style);
    movement.setWalker(walker);
    staging.setWalker(walker);
    floorChange.run();
    pendingWalks.forEach(
        pending -> movement.walkTo(pending.actor, pending.x, pending.y, pending.facing));
  }

  /** The destination of a walking actor. */
  private record PendingWalk(Actor actor, int x, int y, int facing) {}

  /** Returns whether an actor is visible and walking. */
  public boolean isWalking(Actor actor) {
    return choreographer.isOnStage(actor)
        && (actor.walk.isWalking() || (actor.moveBits & ~MoveBits.TURN) != 0);
  }

  /**
   * Returns the state of all actors for a saved game.
   *
   * @return the states of the actors 0 to 12, in this order
   */
  public List<ActorState> snapshot() {
    return Stream.of(actors).map(Actor::snapshot).toList();
  }

  /**
   * Restores saved actors. Does not start a room, chore or walk: actors continue their saved
   * activity.
   *
   * @param saved a result of {@link #snapshot()}
   * @throws IllegalArgumentException if the states do not belong to exactly the actors 0 to 12;
   *     then nothing changes
   */
  public void restore(List<ActorState> saved) {
    for (int i = 0; i < Math.max(saved.size(), SIZE); i++) {
      if (saved.size() != SIZE || saved.get(i).id() != i) {
        throw new IllegalArgumentException(
            "expected the states of the actors 0 to 12, in this order");
      }
    }
    saved.forEach(state -> actors[state.id()].restore(state));
  }

  /**
   * Returns whether an actor is in the current room.
   *
   * @param actor the actor
   * @return true if the actor is in the current room, even if it is hidden
   */
  public boolean isOnStage(Actor actor) {
    return choreographer.isOnStage(actor);
  }

  /**
   * Returns the z-plane that can hide an actor, before the limit to the planes of the room (spec 09
   * §10).
   *
   * @param actor the actor
   * @return the number of the z-plane; 0 if none can hide the actor
   */
  public int clipPlane(Actor actor) {
    if (actor.forceClip != 0) {
      return actor.forceClip;
    }
    if (stage.isOfClass(actor, NEVER_CLIPPED)) {
      return 0;
    }
    return stage.roomFloor().mask(actor.boxForScripts());
  }
}
