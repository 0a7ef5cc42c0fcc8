/**
 * Stops a running game in the middle of its scripts, so that a developer can inspect the game and
 * continue.
 */
package org.bowsprit.insight.stepper;
