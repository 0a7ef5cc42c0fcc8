package org.bowsprit.bow.internal.code;

import java.util.List;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.name.NameTable;
import org.bowsprit.bow.internal.name.SymbolKind;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Expression.Quoted;
import org.bowsprit.vm.symbol.NearestName;

/** Lists the verbs of a game in the message for an unknown verb. */
final class UnknownVerbMessage {

  private final NameTable names;

  UnknownVerbMessage(NameTable names) {
    this.names = names;
  }

  /**
   * Returns the message for a name that is not a verb.
   *
   * @param found the symbol for the name; null for none
   */
  String message(String name, DeclaredSymbol found) {
    List<String> verbs = verbs();
    String hint = NearestName.hint(name, verbs);
    if (found == null && !hint.isEmpty()) {
      return "nothing is called '" + name + "'" + hint;
    }
    String problem = found == null ? "found '" + name + "'" : describe(name, found);
    String knownVerbs =
        verbs.isEmpty() ? "none is declared" : "there are " + String.join(", ", verbs);
    return "expected a verb, " + problem + "; " + knownVerbs;
  }

  private static String describe(String name, DeclaredSymbol found) {
    return "'" + name + "' is " + found.kind().description();
  }

  /** Returns the verbs that are words. Verbs that are signs, such as arrows, have no handlers. */
  private List<String> verbs() {
    return names.all(SymbolKind.VERB).stream()
        .filter(each -> isWord(each.declaration()))
        .map(DeclaredSymbol::name)
        .sorted()
        .toList();
  }

  private static boolean isWord(Declaration declaration) {
    return declaration instanceof Declaration.Numbered verb
        && (verb.settings().isEmpty()
            ? !verb.name().text().startsWith("_")
            : verb.settings().stream()
                .filter(each -> each.name().isWord("text") || each.name().isWord("file"))
                .flatMap(each -> each.values().stream())
                .filter(Quoted.class::isInstance)
                .map(each -> ((Quoted) each).versions().get(0).text())
                .anyMatch(each -> each.length() > 1 && Character.isLetter(each.charAt(1))));
  }
}
