/** The sounds of a game as a list, and one of them played alone. */
package org.bowsprit.explorer.sound;
