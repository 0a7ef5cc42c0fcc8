package org.bowsprit.bow.declaration;

import org.bowsprit.bow.diagnostic.SourcePosition;

/**
 * An actor. Its settings are compiled to code, which runs when a script calls {@code init}.
 *
 * @param name its name in scripts
 * @param number the number of the actor, 1 to 12
 * @param position the position of its name
 */
public record ActorDeclaration(String name, int number, SourcePosition position) {}
