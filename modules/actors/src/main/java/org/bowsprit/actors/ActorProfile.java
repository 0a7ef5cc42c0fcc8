package org.bowsprit.actors;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * The behaviour of a game's actors in the points in which the sources disagree. These are the
 * profile flags of spec 09.
 *
 * @param traits the flags that are on; immutable
 */
public record ActorProfile(Set<Trait> traits) {

  /** A behaviour that a profile switches on or off. */
  public enum Trait {
    /**
     * Initialising an actor resets a part of its walker's state. The seeds' walker clears the box
     * of an actor that is not visible in the room. This is {@code actor.init} (spec 09 §1.1).
     */
    INIT_FORGETS_BOX,
    /**
     * The flags of the walk box and the flip classes change the facing of an actor of the seeds'
     * walker, {@code facing.boxFlags} (spec 09 §7.1). The reference's walker always applies them.
     */
    BOX_FLAGS_TURN,
    /**
     * The reference's walker rescales an actor whenever the actor is drawn, {@code scale.onDraw}
     * (spec 09 §8.3). The seeds' walker never does this.
     */
    SCALES_ON_DRAW,
    /** Actors on the same row are drawn by their numbers, {@code sort=stable} (spec 09 §11). */
    STABLE_ORDER,
    /**
     * "Animate actor" with 244 to 247 turns the actor immediately, and with 252 to 255 also sets
     * its facing (spec 09 §2).
     */
    TURNS_AT_ONCE,
    /**
     * The init chore of a new costume starts only after all of {@code actorOps} has run (spec 09
     * §2).
     */
    DRESSES_LAST
  }

  /** The default profile. */
  public static final ActorProfile USUAL =
      new ActorProfile(EnumSet.of(Trait.INIT_FORGETS_BOX, Trait.SCALES_ON_DRAW));

  public ActorProfile {
    Set<Trait> copy = EnumSet.noneOf(Trait.class);
    copy.addAll(traits);
    traits = Collections.unmodifiableSet(copy);
  }

  /** Returns whether a behaviour is on. */
  public boolean has(Trait trait) {
    return traits.contains(trait);
  }

  /** Returns this profile with a behaviour switched on. */
  public ActorProfile with(Trait trait) {
    Set<Trait> more = EnumSet.of(trait);
    more.addAll(traits);
    return new ActorProfile(more);
  }

  /** Returns this profile with a behaviour switched off. */
  public ActorProfile without(Trait trait) {
    Set<Trait> fewer = EnumSet.noneOf(Trait.class);
    fewer.addAll(traits);
    fewer.remove(trait);
    return new ActorProfile(fewer);
  }
}
