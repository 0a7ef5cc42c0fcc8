/**
 * The engine's drawing turned into frames: feeds the zplane module with what the session decides,
 * and keeps the pictures of screen effects for the code that shows them.
 *
 * <p>Nothing here changes the game; a session without it plays the same.
 */
package org.bowsprit.engine.picture;
