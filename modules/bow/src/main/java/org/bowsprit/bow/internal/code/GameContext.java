package org.bowsprit.bow.internal.code;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.name.Constants;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.name.Declarer;
import org.bowsprit.bow.internal.name.NameTable;
import org.bowsprit.bow.internal.name.Numbering;
import org.bowsprit.bow.internal.name.SymbolKind;

/**
 * What all scripts of a game share while they are compiled.
 *
 * @param names everything declared
 * @param constants works out constant expressions
 * @param numbering numbers what the compiler adds
 * @param glyphs which glyph a character has
 * @param choices how lines to choose from look
 * @param diagnostics told what is wrong
 */
public record GameContext(
    NameTable names,
    Constants constants,
    Numbering numbering,
    GlyphTable glyphs,
    ChoiceStyle choices,
    Diagnostics diagnostics) {

  /** Name of the variable that holds the verb of the line that was chosen. */
  static final String CHOSEN = "$chosen";

  /** Name of the script that notes which line was clicked. */
  public static final String PICK = "$pick";

  /** Returns the variable that holds which line was chosen. */
  DeclaredSymbol chosen() {
    return numbering.hidden(SymbolKind.VARIABLE, CHOSEN, "");
  }

  /** Returns the input script of choices. */
  DeclaredSymbol pick() {
    return numbering.hidden(SymbolKind.SCRIPT, PICK, "");
  }

  /** Returns whether any choice was compiled. */
  public boolean hasChoices() {
    return names.declared("", PICK) != null;
  }

  /** Returns a bit of its own for a name. */
  DeclaredSymbol bit(String name) {
    return numbering.hidden(SymbolKind.BIT, name, "");
  }

  /** Returns the variable that holds the language, or null without languages. */
  DeclaredSymbol language() {
    return names.declared("", Declarer.LANGUAGE);
  }

  /** Returns the names of a game's built-ins and scripts that could be called from a room. */
  List<String> callable(String room) {
    List<String> callable = new ArrayList<>(Builtins.names());
    for (SymbolKind kind : List.of(SymbolKind.SCRIPT, SymbolKind.FUNCTION)) {
      names.all(kind).stream()
          .filter(each -> each.room().isEmpty() || each.room().equals(room))
          .forEach(each -> callable.add(each.name()));
    }
    return callable;
  }
}
