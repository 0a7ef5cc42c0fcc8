/** The layers that the program draws over a game's picture. */
package org.bowsprit.player.layer;
