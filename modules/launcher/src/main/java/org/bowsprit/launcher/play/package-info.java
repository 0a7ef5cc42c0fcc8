/** Implements the command {@code play}: games in a window, one after the other. */
package org.bowsprit.launcher.play;
