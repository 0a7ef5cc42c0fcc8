package org.bowsprit.bow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.library.LibraryLinker;
import org.bowsprit.bow.internal.parse.DeclarationParser;
import org.bowsprit.bow.internal.source.Source;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Declaration;

/** Finds the names that sources declare, for editors. Works for sources with errors, too. */
public final class DeclaredNames {

  private final List<DeclaredName> names = new ArrayList<>();

  private DeclaredNames() {}

  /**
   * Returns the names that all sources of a game declare, and those of the interface that they use.
   * Errors are ignored; the compiler reports them.
   */
  public static List<DeclaredName> in(List<SourceText> sources) {
    Diagnostics ignored = new Diagnostics();
    List<Declaration> declarations = new ArrayList<>();
    for (SourceText each : sources) {
      declarations.addAll(DeclarationParser.parse(new Source(each.path(), each.text()), ignored));
    }
    DeclaredNames found = new DeclaredNames();
    new LibraryLinker(declarations, Optional.empty(), ignored)
        .link()
        .forEach(each -> found.add(each, ""));
    return List.copyOf(found.names);
  }

  private void add(Declaration declaration, String room) {
    if (declaration instanceof Declaration.Constant constant) {
      add("const", room, constant.span());
    } else if (declaration instanceof Declaration.Numbered numbered) {
      add(numbered.kind().text(), room, numbered.span());
    } else if (declaration instanceof Declaration.Script script) {
      add(script.function() ? "function" : "script", room, script.span());
    } else if (declaration instanceof Declaration.ObjectNode object) {
      add("object", room, object.span());
    } else if (declaration instanceof Declaration.Room node) {
      add("room", "", node.span());
      node.members().forEach(member -> add(member, node.name().text()));
    }
  }

  private void add(String kind, String room, Span name) {
    boolean isInterface = LibraryLinker.isLibrary(name.source().path());
    names.add(new DeclaredName(kind, room, name.text(), name.position(), isInterface));
  }
}
