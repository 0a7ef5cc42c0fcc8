/**
 * Turns the engine's drawing into frames. It passes the session's decisions to the zplane module,
 * and stores the pictures of screen effects for the code that shows them.
 *
 * <p>No class in this package changes the game. A session without a painter plays in the same way.
 */
package org.bowsprit.engine.picture;
