package org.bowsprit.bow.internal.name;

import java.util.List;
import java.util.Locale;
import org.bowsprit.bow.internal.tree.Declaration;

/** Creates the symbols for the declarations of all files. */
public final class Declarer {

  /** The name of the variable that contains the current language. */
  public static final String LANGUAGE = "language";

  private final NameTable names;

  /** Creates a declarer that fills {@code names}. */
  public Declarer(NameTable names) {
    this.names = names;
  }

  /** Creates the symbols for declarations and adds them to the table. */
  public void declare(List<Declaration> declarations) {
    declarations.forEach(each -> declare(each, ""));
  }

  private void declare(Declaration declaration, String room) {
    if (declaration instanceof Declaration.Constant constant) {
      add(SymbolKind.CONSTANT, constant.name().text(), room, constant);
    } else if (declaration instanceof Declaration.Numbered numbered) {
      SymbolKind kind = kind(numbered.kind().text());
      add(kind, numbered.name().text(), room, numbered);
    } else if (declaration instanceof Declaration.Script script) {
      SymbolKind kind = script.isFunction() ? SymbolKind.FUNCTION : SymbolKind.SCRIPT;
      add(kind, script.name().text(), room, script);
    } else if (declaration instanceof Declaration.ObjectNode object) {
      add(SymbolKind.OBJECT, object.name().text(), room, object);
    } else if (declaration instanceof Declaration.Room roomNode) {
      add(SymbolKind.ROOM, roomNode.name().text(), "", roomNode);
      roomNode.members().forEach(member -> declare(member, roomNode.name().text()));
    } else if (declaration instanceof Declaration.Settings settings
        && settings.kind().isWord("languages")) {
      languages(settings);
    }
  }

  private void languages(Declaration.Settings settings) {
    int number = 0;
    for (String name : settings.names()) {
      names.declare(DeclaredSymbol.predefined(SymbolKind.CONSTANT, name, number++));
    }
    names.declare(new DeclaredSymbol(SymbolKind.VARIABLE, LANGUAGE, "", settings));
  }

  private void add(SymbolKind kind, String name, String room, Declaration declaration) {
    names.declare(new DeclaredSymbol(kind, name, room, declaration));
  }

  private static SymbolKind kind(String word) {
    return word.equals("var")
        ? SymbolKind.VARIABLE
        : SymbolKind.valueOf(word.toUpperCase(Locale.ROOT));
  }
}
