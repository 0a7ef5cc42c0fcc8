/** A session in real time, its companions, and its requests to the program. */
package org.bowsprit.player.game;
