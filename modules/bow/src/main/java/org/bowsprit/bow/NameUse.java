package org.bowsprit.bow;

import org.bowsprit.bow.diagnostic.SourcePosition;

/**
 * An occurrence of a name in the sources, with its meaning: its declaration or a use.
 *
 * @param name the name
 * @param kind its meaning, with an article: {@code a local variable}, {@code an object} …
 * @param at the position of its first character
 * @param declared the position of the declaration
 */
public record NameUse(String name, String kind, SourcePosition at, SourcePosition declared) {

  /** Returns whether the name is declared here. */
  public boolean isDeclaration() {
    return at.equals(declared);
  }
}
