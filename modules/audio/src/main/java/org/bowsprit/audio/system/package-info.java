/**
 * Sound as a game's scripts see it: started, stopped, asked about, on the game's clock alone (spec
 * 10 §4). Devices only listen.
 */
package org.bowsprit.audio.system;
