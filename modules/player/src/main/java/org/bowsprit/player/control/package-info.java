/** The player's input with keys, pad and pointer, and the actions that it performs. */
package org.bowsprit.player.control;
