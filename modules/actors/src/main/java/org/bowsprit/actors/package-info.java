/**
 * Actors: what they are, how they stand on the floor, walk, turn, shrink with distance and move
 * their limbs (spec 09, spec 03 §5).
 *
 * <p>{@link org.bowsprit.actors.Cast} is the way in; the world it plays in comes through {@link
 * org.bowsprit.actors.Stage}.
 */
package org.bowsprit.actors;
