/**
 * The player's settings: one file that a person can read and edit, in the platform's folder for
 * such files. Values for a single game are in a separate section.
 */
package org.bowsprit.player.settings;
