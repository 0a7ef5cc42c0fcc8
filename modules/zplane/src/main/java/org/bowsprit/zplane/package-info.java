/**
 * The picture of the game, in palette indices (spec 02, 03 §4–7, 04 §8). It consists of a room with
 * its masks and objects, the actors and text over the room, and the windows above and below.
 *
 * <p>The engine decides what is painted in a frame, and in which order. Buffers are created when a
 * room is entered and reused until the next room.
 */
package org.bowsprit.zplane;
