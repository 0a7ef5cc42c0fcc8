/**
 * Makes random games, which are valid programs that use every instruction, and plays, saves and
 * loads them in all ways.
 */
package org.bowsprit.integration.games;
