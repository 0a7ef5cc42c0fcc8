/** Opens the games on this computer by name, and searches for games in folders. */
package org.bowsprit.desktop.game;
