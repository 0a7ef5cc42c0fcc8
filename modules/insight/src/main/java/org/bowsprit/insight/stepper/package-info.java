/** Stops a game at play in the middle of its scripts, so that one can look around and go on. */
package org.bowsprit.insight.stepper;
