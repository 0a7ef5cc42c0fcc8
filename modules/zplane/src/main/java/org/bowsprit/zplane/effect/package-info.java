/**
 * The effects that replace the old picture with a new one when a room is left and entered (spec 02
 * §8).
 *
 * <p>A transition is a sequence of small steps with pauses between them; the code that shows the
 * screen takes them one by one, and the game does not run during that time.
 */
package org.bowsprit.zplane.effect;
