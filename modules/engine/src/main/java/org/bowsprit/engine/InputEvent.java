package org.bowsprit.engine;

import org.bowsprit.render.Input;

/**
 * An input of the player.
 *
 * @param tick the number of iterations played before it
 */
public record InputEvent(long tick, Input input) {}
