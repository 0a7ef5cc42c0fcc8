/**
 * Stops a running game in the middle of its scripts, so that the player can look around and
 * continue.
 */
package org.bowsprit.insight.stepper;
