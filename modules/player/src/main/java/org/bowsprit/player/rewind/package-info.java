/** Lets a player go back in time during play, with a ring of snapshots in limited memory. */
package org.bowsprit.player.rewind;
