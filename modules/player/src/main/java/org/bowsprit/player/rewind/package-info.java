/** Going back in time during play: a ring of snapshots with bounded memory. */
package org.bowsprit.player.rewind;
