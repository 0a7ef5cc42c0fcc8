/** Going back in time while playing: a ring of snapshots with a bound on its memory. */
package org.bowsprit.player.rewind;
