/**
 * Turns the engine's drawing into frames: passes the session's decisions to the zplane module, and
 * keeps the pictures of screen effects for the code that shows them.
 *
 * <p>Nothing here changes the game. A session without it plays the same.
 */
package org.bowsprit.engine.picture;
