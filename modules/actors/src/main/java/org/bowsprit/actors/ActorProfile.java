package org.bowsprit.actors;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * How the actors of a game behave where its sources disagree: the profile flags of spec 09.
 *
 * @param traits the flags that are on; immutable
 */
public record ActorProfile(Set<Trait> traits) {

  /** A behaviour that is on or off. */
  public enum Trait {
    /**
     * Initialising an actor forgets what goes with its walker: the seeds' forgets the box of an
     * actor that is not seen in the room, {@code actor.init} (spec 09 §1.1).
     */
    INIT_FORGETS_BOX,
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
    DRESSES_LAST
  }

  /** What holds for every game that says nothing else. */
  public static final ActorProfile USUAL =
      new ActorProfile(EnumSet.of(Trait.INIT_FORGETS_BOX, Trait.SCALES_ON_DRAW));

  public ActorProfile {
    Set<Trait> copy = EnumSet.noneOf(Trait.class);
    copy.addAll(traits);
    traits = Collections.unmodifiableSet(copy);
  }

  /** Whether a behaviour is on. */
  public boolean has(Trait trait) {
    return traits.contains(trait);
  }

  /** This profile with a behaviour on. */
  public ActorProfile with(Trait trait) {
    Set<Trait> more = EnumSet.of(trait);
    more.addAll(traits);
    return new ActorProfile(more);
  }

  /** This profile with a behaviour off. */
  public ActorProfile without(Trait trait) {
    Set<Trait> fewer = EnumSet.noneOf(Trait.class);
    fewer.addAll(traits);
    fewer.remove(trait);
    return new ActorProfile(fewer);
  }
}
