package org.bowsprit.engine.state;

/**
 * Requests of scripts to the program that are not handled yet.
 *
 * @param restart whether the game is to be restarted
 * @param save whether the game is to be saved
 * @param load whether the saved game is to be loaded
 */
public record RequestState(boolean restart, boolean save, boolean load) {}
