/**
 * The player's settings: one file a person can read and edit, in the platform's place for such
 * files, with what a game is played with otherwise in a section of its own.
 */
package org.bowsprit.player.settings;
