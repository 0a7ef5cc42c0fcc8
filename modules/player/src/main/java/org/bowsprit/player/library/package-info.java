/** The games a player has: bundled, played lately, found in a folder or dropped on the window. */
package org.bowsprit.player.library;
