package org.bowsprit.bow.internal.code;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.name.Constants;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.name.Declarer;
import org.bowsprit.bow.internal.name.NameTable;
import org.bowsprit.bow.internal.name.Numbering;
import org.bowsprit.bow.internal.name.SymbolKind;
import org.bowsprit.vm.code.Operand.Reference;

/**
 * The context that all scripts of a game share during compilation.
 *
 * @param names all declared symbols
 * @param constants the evaluator of constant expressions
 * @param numbering the assignment of numbers to the symbols that the compiler adds
 * @param onceBits the bits that store which lines were chosen
 * @param glyphs the glyphs of characters
 * @param choices the style of lines to choose from
 * @param diagnostics the collection of errors and warnings, to which errors are added
 */
public record GameContext(
    NameTable names,
    Constants constants,
    Numbering numbering,
    ChosenLineBits onceBits,
    GlyphTable glyphs,
    ChoiceStyle choices,
    Diagnostics diagnostics) {

  /** The name of the variable that contains the verb of the chosen line. */
  public static final String CHOSEN_VARIABLE = "$chosen";

  /** The name of the script that stores which line was clicked. */
  public static final String CHOICE_INPUT_SCRIPT = "$pick";

  /** Returns the variable that contains the verb of the chosen line. */
  DeclaredSymbol chosenVariable() {
    return numbering.createInternal(SymbolKind.VARIABLE, CHOSEN_VARIABLE, "");
  }

  /** Returns the input script of choices. */
  DeclaredSymbol choiceInputScript() {
    return numbering.createInternal(SymbolKind.SCRIPT, CHOICE_INPUT_SCRIPT, "");
  }

  /** Returns the lowest script number that no global script has; empty if all are in use. */
  public OptionalInt lowestFreeScript() {
    return numbering.lowestFreeScript();
  }

  /** Returns whether any choice was compiled. */
  public boolean hasChoices() {
    return names.declared("", CHOICE_INPUT_SCRIPT) != null;
  }

  /** Returns the variable that contains the last value that a script returned. */
  Reference resultVariableOf(DeclaredSymbol script) {
    String name = "$" + script.name();
    return VariableCompiler.reference(
        numbering.createInternal(SymbolKind.VARIABLE, name, script.room()));
  }

  /** Returns the variable that contains the language, or null if the game has no languages. */
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
