/** The command {@code play} behind its options: games in a window, one after the other. */
package org.bowsprit.launcher.play;
