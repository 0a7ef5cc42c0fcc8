package org.bowsprit.bow;

import org.bowsprit.bow.diagnostic.SourcePosition;

/**
 * A place where a name stands in the sources, with its meaning there: its declaration, or a use.
 *
 * @param name the name
 * @param kind what it means, with an article: {@code a local variable}, {@code an object} …
 * @param at the position of its first character
 * @param declared the position of the declaration
 */
public record NameUse(String name, String kind, SourcePosition at, SourcePosition declared) {

  /** Returns whether the name is declared here. */
  public boolean isDeclaration() {
    return at.equals(declared);
  }
}
