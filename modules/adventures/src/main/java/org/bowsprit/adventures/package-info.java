/**
 * Generates small adventures from seeds: their plans, the sources of their games, and a way to win
 * each adventure.
 */
package org.bowsprit.adventures;
