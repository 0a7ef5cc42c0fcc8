package org.bowsprit.bow.internal.library;

import java.util.List;
import java.util.Optional;
import org.bowsprit.bow.internal.source.Token;
import org.bowsprit.bow.internal.tree.Declaration;

/**
 * A declaration that another one can replace.
 *
 * @param kind the word before the name
 * @param name its name
 * @param parameters the parameters of a script or function
 * @param declaration the declaration
 */
record NamedDeclaration(
    String kind, String name, List<String> parameters, Declaration declaration) {

  /** Returns the named form of a global declaration; empty if it has no name. */
  static Optional<NamedDeclaration> of(Declaration declaration) {
    if (declaration instanceof Declaration.Constant constant) {
      return named("const", constant.name(), declaration);
    } else if (declaration instanceof Declaration.Numbered numbered) {
      return named(numbered.kind().text(), numbered.name(), declaration);
    } else if (declaration instanceof Declaration.Room room) {
      return named("room", room.name(), declaration);
    } else if (declaration instanceof Declaration.Script script) {
      List<String> parameters = script.parameters().stream().map(Token::text).toList();
      String kind = script.isFunction() ? "function" : "script";
      return Optional.of(new NamedDeclaration(kind, script.name().text(), parameters, declaration));
    }
    return Optional.empty();
  }

  private static Optional<NamedDeclaration> named(
      String kind, Token name, Declaration declaration) {
    return Optional.of(new NamedDeclaration(kind, name.text(), List.of(), declaration));
  }
}
