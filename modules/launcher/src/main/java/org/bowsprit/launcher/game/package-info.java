/** Finding the game that a person means: a folder, a zip, or one that comes with Bowsprit. */
package org.bowsprit.launcher.game;
