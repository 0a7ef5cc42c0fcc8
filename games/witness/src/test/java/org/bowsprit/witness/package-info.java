/** Plays the thirty scenes, with all rules in force and with one of them broken. */
package org.bowsprit.witness;
