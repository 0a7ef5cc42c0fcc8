/** Implements the command {@code play}, which plays games in a window, one after the other. */
package org.bowsprit.launcher.play;
