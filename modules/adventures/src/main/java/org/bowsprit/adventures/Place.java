package org.bowsprit.adventures;

/**
 * A place, which is a room of the game.
 *
 * @param name the name of the place in the game and in the sources, which is one word
 * @param closes true if the place closes permanently after the player leaves it
 */
public record Place(String name, boolean closes) {}
