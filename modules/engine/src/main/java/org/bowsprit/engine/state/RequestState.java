package org.bowsprit.engine.state;

/**
 * What scripts asked the program for that has not been done yet.
 *
 * @param restart whether the game is to begin anew
 * @param save whether the game is to be saved
 * @param load whether the saved game is to be loaded
 */
public record RequestState(boolean restart, boolean save, boolean load) {}
