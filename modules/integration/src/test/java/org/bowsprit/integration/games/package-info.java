/**
 * Makes random games, which are valid programs that use every instruction. Plays, saves and loads
 * them with all routers and walk styles.
 */
package org.bowsprit.integration.games;
