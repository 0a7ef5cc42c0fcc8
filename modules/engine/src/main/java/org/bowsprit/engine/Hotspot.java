package org.bowsprit.engine;

/**
 * A point of the screen where the pointer is on something that can be clicked: an object, an actor
 * or a verb.
 *
 * @param x screen column, 0–319
 * @param y screen row, 0–199
 */
public record Hotspot(int x, int y) {}
