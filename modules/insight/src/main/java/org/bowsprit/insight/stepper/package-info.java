/**
 * Stops a running game in the middle of its scripts, so that a person can look around and continue.
 */
package org.bowsprit.insight.stepper;
