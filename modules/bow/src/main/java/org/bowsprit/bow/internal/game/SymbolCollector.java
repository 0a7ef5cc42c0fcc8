package org.bowsprit.bow.internal.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.name.Declarer;
import org.bowsprit.bow.internal.name.NameTable;
import org.bowsprit.bow.internal.name.StateNames;
import org.bowsprit.bow.internal.name.SymbolKind;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.vm.symbol.CodeSymbols;
import org.bowsprit.vm.symbol.ObjectStates;
import org.bowsprit.vm.symbol.Symbol;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;

/**
 * Collects the names of a game for its symbol file, including names that the compiler generated.
 */
final class SymbolCollector {

  private static final Map<SymbolKind, SymbolType> TYPES =
      Map.ofEntries(
          Map.entry(SymbolKind.ROOM, SymbolType.ROOM),
          Map.entry(SymbolKind.ACTOR, SymbolType.ACTOR),
          Map.entry(SymbolKind.OBJECT, SymbolType.OBJECT),
          Map.entry(SymbolKind.VERB, SymbolType.VERB),
          Map.entry(SymbolKind.CLASS, SymbolType.CLASS),
          Map.entry(SymbolKind.COSTUME, SymbolType.COSTUME),
          Map.entry(SymbolKind.SOUND, SymbolType.SOUND),
          Map.entry(SymbolKind.CHARSET, SymbolType.CHARSET),
          Map.entry(SymbolKind.SCRIPT, SymbolType.SCRIPT),
          Map.entry(SymbolKind.FUNCTION, SymbolType.SCRIPT),
          Map.entry(SymbolKind.VARIABLE, SymbolType.VARIABLE),
          Map.entry(SymbolKind.BIT, SymbolType.BIT),
          Map.entry(SymbolKind.STRING, SymbolType.STRING));

  private final NameTable names;

  SymbolCollector(NameTable names) {
    this.names = names;
  }

  Symbols collect(String title, List<CodeSymbols> code) {
    List<Symbol> symbols = new ArrayList<>();
    TYPES.forEach((kind, type) -> names.all(kind).forEach(each -> symbols.add(symbol(type, each))));
    symbols.sort(
        Comparator.comparing(Symbol::type)
            .thenComparingInt(Symbol::number)
            .thenComparingInt(Symbol::room));
    return new Symbols(title, languages(), symbols, states(), code);
  }

  private List<String> languages() {
    DeclaredSymbol language = names.declared("", Declarer.LANGUAGE);
    return language != null && language.declaration() instanceof Declaration.Settings declared
        ? declared.names()
        : List.of();
  }

  private List<ObjectStates> states() {
    List<ObjectStates> states = new ArrayList<>();
    for (DeclaredSymbol object : names.all(SymbolKind.OBJECT)) {
      SortedMap<Integer, String> byNumber = new TreeMap<>();
      StateNames.of(object).forEach((name, state) -> byNumber.putIfAbsent(state, name));
      if (!byNumber.isEmpty()) {
        states.add(new ObjectStates(object.number(), byNumber));
      }
    }
    states.sort(Comparator.comparingInt(ObjectStates::object));
    return states;
  }

  private Symbol symbol(SymbolType type, DeclaredSymbol symbol) {
    boolean array = type == SymbolType.VARIABLE || type == SymbolType.BIT;
    return new Symbol(
        type,
        symbol.isLocalScript() ? names.declared("", symbol.room()).number() : 0,
        symbol.number(),
        array ? symbol.size() : 1,
        symbol.room().isEmpty() ? symbol.name() : symbol.room() + "." + symbol.name());
  }
}
