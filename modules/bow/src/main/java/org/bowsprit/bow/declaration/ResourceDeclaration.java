package org.bowsprit.bow.declaration;

import org.bowsprit.bow.diagnostic.SourcePosition;

/**
 * A costume, sound or charset.
 *
 * @param name its name in scripts
 * @param number its id, 1 to 255
 * @param properties its lines, which contain the names of files and the way in which they are read
 * @param position the position of its name
 */
public record ResourceDeclaration(
    String name, int number, Properties properties, SourcePosition position) {}
