/**
 * The picture of the game, in palette indices: a room with its masks, objects painted into it,
 * actors and text over it, and the windows above and below (spec 02, 03 §4–7, 04 §8).
 *
 * <p>The engine decides what is painted in a frame, and in which order. Buffers are created when a
 * room is entered and reused until the next room.
 */
package org.bowsprit.zplane;
