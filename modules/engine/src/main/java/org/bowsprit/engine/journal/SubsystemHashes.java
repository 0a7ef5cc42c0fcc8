package org.bowsprit.engine.journal;

/**
 * A hash for each subsystem of a state, so that two states that differ can name what differs.
 *
 * @param vm variables and scripts
 * @param world objects, verbs, room and screen, and the main loop
 * @param actors the actors
 * @param sound the sounds that are playing, by logical position
 * @param picture the visible pixels; 0 if nothing paints
 */
public record SubsystemHashes(long vm, long world, long actors, long sound, long picture) {}
