package org.bowsprit.bow;

import org.bowsprit.bow.diagnostic.SourcePosition;

/**
 * An occurrence of a name in the sources, with the meaning of the name. The occurrence is the
 * declaration of the name or a use.
 *
 * @param name the name
 * @param kind the kind of the named symbol, with an article: {@code a local variable}, {@code an
 *     object} …
 * @param position the position of the first character
 * @param declaration the position of the declaration
 */
public record NameUse(
    String name, String kind, SourcePosition position, SourcePosition declaration) {

  /** Returns whether this occurrence is the declaration. */
  public boolean isDeclaration() {
    return position.equals(declaration);
  }
}
