/** Input of the player: keys, pad, pointer, and the actions they are bound to. */
package org.bowsprit.player.control;
