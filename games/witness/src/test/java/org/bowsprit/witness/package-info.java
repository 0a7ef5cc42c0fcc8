/** Plays the thirty scenes with all rules and with one rule broken. */
package org.bowsprit.witness;
