/**
 * The ways in which a new picture takes the place of the old one when a room is left and entered
 * (spec 02 §8).
 *
 * <p>A transition is a row of small steps with pauses between them; the code that shows the screen
 * takes them one by one, and no time passes for the game meanwhile.
 */
package org.bowsprit.zplane.effect;
