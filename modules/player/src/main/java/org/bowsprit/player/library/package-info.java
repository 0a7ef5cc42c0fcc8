/** The games of a player: bundled, recently played, found in a folder or dropped on the window. */
package org.bowsprit.player.library;
