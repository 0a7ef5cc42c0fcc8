package org.bowsprit.bow;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bow.internal.library.LibraryLinker;
import org.bowsprit.bow.internal.name.StateNames;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.source.Token;
import org.bowsprit.bow.internal.tree.Declaration;

/** Collects the names of declarations. */
final class DeclaredNames {

  private final List<DeclaredName> names = new ArrayList<>();

  private DeclaredNames() {}

  /** Returns the names of all declarations of a game, in their order. */
  static List<DeclaredName> of(List<Declaration> declarations) {
    DeclaredNames found = new DeclaredNames();
    declarations.forEach(each -> found.add(each, ""));
    return List.copyOf(found.names);
  }

  private void add(Declaration declaration, String room) {
    if (declaration instanceof Declaration.Constant constant) {
      add("const", room, List.of(), constant.span());
    } else if (declaration instanceof Declaration.Numbered numbered) {
      add(numbered.kind().text(), room, List.of(), numbered.span());
    } else if (declaration instanceof Declaration.Script script) {
      List<String> parameters = script.parameters().stream().map(Token::text).toList();
      add(script.isFunction() ? "function" : "script", room, parameters, script.span());
    } else if (declaration instanceof Declaration.ObjectNode object) {
      add("object", room, List.copyOf(StateNames.of(object).keySet()), object.span());
    } else if (declaration instanceof Declaration.Room node) {
      add("room", "", List.of(), node.span());
      node.members().forEach(member -> add(member, node.name().text()));
    }
  }

  private void add(String kind, String room, List<String> details, Span name) {
    boolean isInterface = LibraryLinker.isLibrary(name.source().path());
    names.add(new DeclaredName(kind, room, name.text(), details, name.position(), isInterface));
  }
}
