package org.bowsprit.bow.declaration;

import org.bowsprit.bow.diagnostic.SourcePosition;

/**
 * A costume, sound or charset.
 *
 * @param name its name in scripts
 * @param number its id, 1 to 255
 * @param properties its lines, which name files and say how the files are read
 * @param at the position of its name
 */
public record ResourceDeclaration(
    String name, int number, Properties properties, SourcePosition at) {}
