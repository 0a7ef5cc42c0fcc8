/**
 * The effects that replace the old picture with a new picture when the room changes (spec 02 §8).
 *
 * <p>A transition is a sequence of small steps with pauses between them. The code that shows the
 * screen takes the steps one by one. The game does not run during that time.
 */
package org.bowsprit.zplane.effect;
