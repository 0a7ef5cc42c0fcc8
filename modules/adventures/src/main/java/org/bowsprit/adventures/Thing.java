package org.bowsprit.adventures;

/**
 * A thing that lies in a place.
 *
 * @param id the name of the thing in the sources
 * @param name the name of the thing in the game
 * @param place the index of the place
 */
public record Thing(String id, String name, int place) {}
