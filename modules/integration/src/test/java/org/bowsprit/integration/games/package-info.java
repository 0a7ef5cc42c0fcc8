/**
 * Random games: valid programs that use every instruction, played, saved and loaded in all ways.
 */
package org.bowsprit.integration.games;
