/**
 * The picture of the game, in palette indices: a room with its masks, objects painted into it,
 * actors and text over it, and the windows above and below (spec 02, 03 §4–7, 04 §8).
 *
 * <p>Classes here paint what they are told; what is to be painted anew in a frame, and in which
 * order, the engine decides. Buffers are made when a room is entered and reused until the next one.
 */
package org.bowsprit.zplane;
