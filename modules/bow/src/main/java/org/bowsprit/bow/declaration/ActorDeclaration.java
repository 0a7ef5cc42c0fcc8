package org.bowsprit.bow.declaration;

import org.bowsprit.bow.diagnostic.SourcePosition;

/**
 * An actor. Its settings are code: {@code init} of a script carries them out.
 *
 * @param name what scripts call it
 * @param number 1 to 12
 * @param at where its name stands
 */
public record ActorDeclaration(String name, int number, SourcePosition at) {}
