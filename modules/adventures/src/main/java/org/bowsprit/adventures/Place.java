package org.bowsprit.adventures;

/**
 * A place, which is a room of the game.
 *
 * @param name its name, also in the sources: one word
 * @param closes whether it closes permanently after it is left
 */
public record Place(String name, boolean closes) {}
