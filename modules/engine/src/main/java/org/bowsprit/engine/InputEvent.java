package org.bowsprit.engine;

import org.bowsprit.render.Input;

/**
 * Something that the player did.
 *
 * @param tick how many iterations had been played before
 * @param input what was done
 */
public record InputEvent(long tick, Input input) {}
