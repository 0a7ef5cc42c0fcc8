/** Turns paintings and figures into the game's sources: PNG files and the texts beside them. */
package org.bowsprit.gannet.press;
