/** What the player's hands do: keys, pad, pointer, and the actions they are bound to. */
package org.bowsprit.player.control;
