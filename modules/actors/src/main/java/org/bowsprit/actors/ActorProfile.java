package org.bowsprit.actors;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;

/**
 * How the actors of a game behave where its sources disagree: the profile flags of spec 09.
 *
 * @param init what initialising an actor forgets beside the common part, {@code actor.init} (spec
 *     09 §1.1)
 * @param objectFacing what an object's facing means to who has walked to it, {@code objectFacing}
 *     (spec 09 §4.2)
 * @param traits the flags that are on; immutable
 */
public record ActorProfile(Init init, ObjectFacing objectFacing, Set<Trait> traits) {

  /** What initialising an actor forgets. */
  public enum Init {
    /** What goes with the walker: the seeds' forgets the box of who is not seen in the room. */
    WALKERS,
    /** Costume and walk box. */
    GROG,
    /** Neither. */
    REFERENCE
  }

  /** What an object's facing byte means at the end of a walk to the object. */
  public enum ObjectFacing {
    /** The old codes: 0 west, 1 east, 2 south, 3 north. */
    OLD_CODES,
    /** The seeds' table to the letter, as when entering: 0 east, 1 west, 2 north, 3 south. */
    SEED_LITERAL
  }

  /** A behaviour that is on or off. */
  public enum Trait {
    /**
     * Flags of its walk box and its flip classes change where a walker of the seeds looks, {@code
     * facing.boxFlags} (spec 09 §7.1); the reference's walker always heeds them.
     */
    BOX_FLAGS_TURN,
    /**
     * An actor of the reference's walker is rescaled whenever it is drawn, {@code scale.onDraw}
     * (spec 09 §8.3); the seeds' walker never does.
     */
    SCALES_ON_DRAW,
    /** Actors on the same row are drawn by their numbers, {@code sort=stable} (spec 09 §11). */
    STABLE_ORDER,
    /** "Animate actor" 244 to 247 turns at once and 252 to 255 also faces (spec 09 §2). */
    TURNS_AT_ONCE,
    /** A new costume's init chore waits until all of {@code actorOps} has run (spec 09 §2). */
    DRESSES_LAST,
    /**
     * A new speed makes an actor of the reference's walker set out for where its last leg led, even
     * if it only turns or has just arrived: what the capturing interpreter does. Off, a new speed
     * changes a leg that is under way and nothing else (spec 14, 11).
     */
    RESTARTS_LAST_LEG
  }

  /** What holds for every game that says nothing else. */
  public static final ActorProfile USUAL =
      new ActorProfile(Init.WALKERS, ObjectFacing.OLD_CODES, EnumSet.of(Trait.SCALES_ON_DRAW));

  /** Copies the set and rejects missing values. */
  public ActorProfile {
    Objects.requireNonNull(init, "init must not be null");
    Objects.requireNonNull(objectFacing, "objectFacing must not be null");
    Set<Trait> copy = EnumSet.noneOf(Trait.class);
    copy.addAll(traits);
    traits = Collections.unmodifiableSet(copy);
  }

  /** Whether a behaviour is on. */
  public boolean has(Trait trait) {
    return traits.contains(trait);
  }

  /**
   * Where an actor looks that has walked to an object.
   *
   * @param code the object's facing byte; only its low two bits count
   * @return degrees
   */
  public int facingAtObject(int code) {
    int facing = Facing.ofOldCode(code);
    return objectFacing == ObjectFacing.SEED_LITERAL ? Facing.opposite(facing) : facing;
  }

  /** This profile with other things that initialising forgets. */
  public ActorProfile withInit(Init other) {
    return new ActorProfile(other, objectFacing, traits);
  }

  /** This profile with another meaning of an object's facing. */
  public ActorProfile withObjectFacing(ObjectFacing other) {
    return new ActorProfile(init, other, traits);
  }

  /** This profile with a behaviour on. */
  public ActorProfile with(Trait trait) {
    Set<Trait> more = EnumSet.of(trait);
    more.addAll(traits);
    return new ActorProfile(init, objectFacing, more);
  }

  /** This profile with a behaviour off. */
  public ActorProfile without(Trait trait) {
    Set<Trait> fewer = EnumSet.noneOf(Trait.class);
    fewer.addAll(traits);
    fewer.remove(trait);
    return new ActorProfile(init, objectFacing, fewer);
  }
}
