package org.bowsprit.bow.declaration;

import org.bowsprit.bow.diagnostic.SourcePosition;

/**
 * A costume, sound or charset.
 *
 * @param name what scripts call it
 * @param number its id, 1 to 255
 * @param properties its lines: files, and how they are read
 * @param at where its name stands
 */
public record ResourceDeclaration(
    String name, int number, Properties properties, SourcePosition at) {}
