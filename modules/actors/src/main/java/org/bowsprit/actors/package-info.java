/**
 * Actors: their state, position on the floor, walking, turning, scaling and animation (spec 09,
 * spec 03 §5).
 *
 * <p>Start with {@link org.bowsprit.actors.Cast}, which uses the rest of the engine through {@link
 * org.bowsprit.actors.Stage}.
 */
package org.bowsprit.actors;
