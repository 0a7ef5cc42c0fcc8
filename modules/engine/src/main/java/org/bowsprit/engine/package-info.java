/**
 * The game session: {@link org.bowsprit.engine.session.GameSession} boots a game and runs it one
 * iteration of the main loop at a time (spec 05 §11).
 *
 * <p>Time, randomness, input, pixels and sound are provided through interfaces. No class in this
 * package reads a clock.
 */
package org.bowsprit.engine;
