package org.bowsprit.actors;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * The behaviour of a game's actors where the sources of the specification disagree. These are the
 * profile flags of spec 09.
 *
 * @param traits the flags that are on; immutable
 */
public record ActorProfile(Set<Trait> traits) {

  /** A behaviour that a profile switches on or off. */
  public enum Trait {
    /**
     * Initialising an actor resets a part of its walker's state. {@link BoxGraphWalker} clears the
     * box of an actor that is not visible in the room. This is {@code actor.init} (spec 09 §1.1).
     */
    INIT_RESETS_BOX,
    /**
     * {@link BoxGraphWalker} applies the flags of the walk box and the flip classes to an actor's
     * facing. This is {@code facing.boxFlags} (spec 09 §7.1). {@link ClassicWalker} always applies
     * them.
     */
    BOX_FLAGS_TURN,
    /**
     * {@link ClassicWalker} rescales an actor whenever the actor is drawn. This is {@code
     * scale.onDraw} (spec 09 §8.3). {@link BoxGraphWalker} never does this.
     */
    RESCALES_ON_DRAW,
    /**
     * Actors on the same row are drawn in the order of their numbers. This is {@code sort=stable}
     * (spec 09 §11).
     */
    STABLE_ORDER,
    /**
     * "Animate actor" with 244 to 247 turns the actor immediately, and with 252 to 255 also sets
     * its facing (spec 09 §2).
     */
    TURNS_IMMEDIATELY,
    /**
     * The init chore of a new costume starts only after all of {@code actorOps} has run (spec 09
     * §2).
     */
    INIT_CHORE_LAST
  }

  /** The default profile. */
  public static final ActorProfile DEFAULT =
      new ActorProfile(EnumSet.of(Trait.INIT_RESETS_BOX, Trait.RESCALES_ON_DRAW));

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
    Set<Trait> changed = EnumSet.of(trait);
    changed.addAll(traits);
    return new ActorProfile(changed);
  }

  /** Returns this profile with a behaviour switched off. */
  public ActorProfile without(Trait trait) {
    Set<Trait> changed = EnumSet.noneOf(Trait.class);
    changed.addAll(traits);
    changed.remove(trait);
    return new ActorProfile(changed);
  }
}
