package org.bowsprit.kit.source;

import org.bowsprit.bow.declaration.TestDeclaration;
import org.bowsprit.format.game.Game;

/**
 * A game that contains the script of one of the tests in its sources.
 *
 * @param game the game
 * @param test the test, whose script the game contains
 */
public record TestableGame(Game game, TestDeclaration test) {}
