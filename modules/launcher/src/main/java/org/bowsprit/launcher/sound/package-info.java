/**
 * A game's sound on this machine: the devices a player chose, and what listens to single sounds.
 */
package org.bowsprit.launcher.sound;
