/**
 * The player's settings, in one text file that users can edit, in the platform's folder for
 * configuration files. Values for a single game are in a separate section.
 */
package org.bowsprit.player.settings;
