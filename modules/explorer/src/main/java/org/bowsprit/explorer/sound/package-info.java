/** Lists the sounds of a game, and plays single sounds. */
package org.bowsprit.explorer.sound;
