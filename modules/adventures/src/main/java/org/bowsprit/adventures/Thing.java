package org.bowsprit.adventures;

/**
 * A thing that lies in a place.
 *
 * @param id its name in the sources
 * @param name its name in the game
 * @param place the index of the place
 */
public record Thing(String id, String name, int place) {}
