/** A session in its own time, what comes with it at play, and what it asks of the program. */
package org.bowsprit.player.game;
