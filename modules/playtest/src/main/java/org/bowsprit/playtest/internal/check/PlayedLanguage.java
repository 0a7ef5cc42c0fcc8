package org.bowsprit.playtest.internal.check;

/**
 * The language in which a game is played.
 *
 * @param variable the number of the variable that contains the language
 * @param value the value of the variable
 */
public record PlayedLanguage(int variable, int value) {}
