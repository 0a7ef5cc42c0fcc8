package org.bowsprit.bow.internal.name;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.format.object.Direction;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.symbol.NearestName;

/**
 * All names of a game. A name that is declared in a room can be used without the name of the room
 * inside this room, and everywhere if no other room declares the same name.
 */
public final class NameTable {

  /** The print target of lines that are reported to tools but not shown (spec 06 §9). */
  public static final int DEBUGGER = 253;

  /** The named numbers of every game except the directions: print targets and truth values. */
  private static final Map<String, Integer> PREDEFINED_CONSTANTS =
      Map.ofEntries(
          Map.entry("true", 1),
          Map.entry("false", 0),
          Map.entry("messagebox", 252),
          Map.entry("debugger", DEBUGGER),
          Map.entry("system", 254),
          Map.entry("narrator", 255));

  /** Classes with a meaning for the engine (spec 07 §1). */
  private static final Map<String, Integer> PREDEFINED_CLASSES =
      Map.of(
          "NeverClip", 20,
          "AlwaysClip", 21,
          "IgnoreBoxes", 22,
          "FlipVertical", 29,
          "FlipHorizontal", 30,
          "Player", 31,
          "Untouchable", 32);

  private final Map<String, DeclaredSymbol> predefinedSymbols = new LinkedHashMap<>();
  private final Map<String, DeclaredSymbol> gameSymbols = new LinkedHashMap<>();
  private final Map<String, Map<String, DeclaredSymbol>> symbolsByRoom = new LinkedHashMap<>();
  private final Map<String, List<DeclaredSymbol>> roomSymbolsByName = new LinkedHashMap<>();
  private final List<DeclaredSymbol> duplicateSymbols = new ArrayList<>();
  private final Set<DeclaredSymbol> rejectedSymbols = new HashSet<>();
  private final Diagnostics diagnostics;
  private final NameUses nameUses = new NameUses();

  /** Creates a table with the names that every game has. */
  public NameTable(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    PREDEFINED_CONSTANTS.forEach((name, value) -> predefine(SymbolKind.CONSTANT, name, value));
    Direction.codes().forEach((name, value) -> predefine(SymbolKind.CONSTANT, name, value));
    PREDEFINED_CLASSES.forEach((name, value) -> predefine(SymbolKind.CLASS, name, value));
    predefine(SymbolKind.VARIABLE, "ego", EngineVariable.EGO.number());
    for (EngineVariable each : EngineVariable.values()) {
      predefine(SymbolKind.VARIABLE, each.label(), each.number());
    }
  }

  private void predefine(SymbolKind kind, String name, int number) {
    predefinedSymbols.put(name, DeclaredSymbol.predefined(kind, name, number));
  }

  /** Adds a symbol. Reports an error if its name is already used. */
  void declare(DeclaredSymbol symbol) {
    Map<String, DeclaredSymbol> scope =
        symbol.room().isEmpty()
            ? gameSymbols
            : symbolsByRoom.computeIfAbsent(symbol.room(), room -> new LinkedHashMap<>());
    DeclaredSymbol previous = scope.putIfAbsent(symbol.name(), symbol);
    checkNotPredefined(symbol);
    if (previous == null) {
      if (!symbol.room().isEmpty()) {
        roomSymbolsByName.computeIfAbsent(symbol.name(), name -> new ArrayList<>()).add(symbol);
      }
      return;
    }
    duplicateSymbols.add(symbol);
    String location = previous.span().map(span -> " in " + span.position()).orElse("");
    symbol
        .span()
        .ifPresent(
            span ->
                diagnostics.add(
                    span.error(
                        "expected a new name: '%s' is %s declared%s"
                            .formatted(symbol.name(), previous.kind().description(), location))));
  }

  /** Reports a declaration of a name that every game has. A class may be declared again. */
  private void checkNotPredefined(DeclaredSymbol symbol) {
    DeclaredSymbol predefinedSymbol = predefinedSymbols.get(symbol.name());
    if (predefinedSymbol != null && predefinedSymbol.kind() != SymbolKind.CLASS) {
      rejectedSymbols.add(symbol);
      symbol
          .span()
          .ifPresent(
              span ->
                  reportError(
                      span,
                      "expected another name: '%s' is %s that every game has"
                          .formatted(symbol.name(), predefinedSymbol.kind().description())));
    }
  }

  /**
   * Returns the states of an object by name. If the object is declared more than once, which is an
   * error, the result includes the states of all declarations. Therefore, the states of the other
   * declarations cause no further errors.
   */
  public Map<String, Integer> states(DeclaredSymbol object) {
    Map<String, Integer> states = new LinkedHashMap<>(StateNames.of(object));
    duplicateSymbols.stream()
        .filter(each -> each.name().equals(object.name()) && each.room().equals(object.room()))
        .forEach(each -> StateNames.of(each).forEach(states::putIfAbsent));
    return states;
  }

  /** Returns the names that every game has. */
  public Collection<String> predefinedNames() {
    return new TreeSet<>(predefinedSymbols.keySet());
  }

  /** Returns the occurrences of names in the sources. */
  public NameUses uses() {
    return nameUses;
  }

  /** Returns every symbol of a kind, in the order of the sources. */
  public List<DeclaredSymbol> all(SymbolKind kind) {
    List<DeclaredSymbol> symbols = new ArrayList<>();
    gameSymbols.values().stream().filter(each -> each.kind() == kind).forEach(symbols::add);
    symbolsByRoom
        .values()
        .forEach(
            room ->
                room.values().stream().filter(each -> each.kind() == kind).forEach(symbols::add));
    return symbols;
  }

  /** Returns the symbol with a name that was declared in a room or in the whole game, or null. */
  public DeclaredSymbol declared(String room, String name) {
    return room.isEmpty()
        ? gameSymbols.get(name)
        : symbolsByRoom.getOrDefault(room, Map.of()).get(name);
  }

  /**
   * Returns the symbol for a name. If there is none, reports an error and returns null.
   *
   * @param room the room it is used in; empty outside of rooms
   * @param locals further names for suggestions
   */
  public DeclaredSymbol resolve(Expression.Name name, String room, Collection<String> locals) {
    return resolve(name, room, locals, "");
  }

  /**
   * Returns the symbol for a name. If there is none, reports an error and returns null.
   *
   * @param room the room it is used in; empty outside of rooms
   * @param locals further names for suggestions
   * @param advice the end of the message if no name is similar; empty for a hint about states
   */
  public DeclaredSymbol resolve(
      Expression.Name name, String room, Collection<String> locals, String advice) {
    DeclaredSymbol foundSymbol = find(name, room);
    if (foundSymbol == null) {
      List<DeclaredSymbol> elsewhere = roomSymbolsByName.getOrDefault(name.name(), List.of());
      if (name.room().isEmpty() && elsewhere.size() > 1) {
        reportError(
            name.span(),
            "expected %s.%s or %s.%s: several rooms have '%s'"
                .formatted(
                    elsewhere.get(0).room(),
                    name.name(),
                    elsewhere.get(1).room(),
                    name.name(),
                    name.name()));
        return null;
      }
      String hint =
          objectWithState(name)
              .filter(each -> advice.isEmpty())
              .map(
                  each ->
                      "; a state of '%s' belongs after 'is' or 'becomes'".formatted(each.name()))
              .orElseGet(() -> NearestName.hint(name.name(), visibleNames(name, room, locals)));
      reportError(
          name.span(),
          "nothing is called '%s'%s"
              .formatted(name.qualifiedName(), hint.isEmpty() ? advice : hint));
    }
    return foundSymbol;
  }

  /** Returns an object that has a state with this name; empty if there is none. */
  public Optional<DeclaredSymbol> objectWithState(Expression.Name name) {
    return all(SymbolKind.OBJECT).stream()
        .filter(each -> name.room().isEmpty() && StateNames.of(each).containsKey(name.name()))
        .findFirst();
  }

  /** Returns the symbol for a name, or null. */
  public DeclaredSymbol find(Expression.Name name, String room) {
    DeclaredSymbol foundSymbol = name.room().isEmpty() ? find(name.name(), room) : qualified(name);
    if (foundSymbol != null) {
      nameUses.add(name, foundSymbol);
      addRoomUse(name);
    }
    return foundSymbol;
  }

  private void addRoomUse(Expression.Name name) {
    DeclaredSymbol room = name.room().isEmpty() ? null : gameSymbols.get(name.room());
    if (room != null) {
      nameUses.add(name.owner(), room);
    }
  }

  /** Returns the symbol for a name without a room, or null. */
  public DeclaredSymbol find(String name, String room) {
    DeclaredSymbol symbol = room.isEmpty() ? null : declared(room, name);
    if (symbol == null) {
      symbol = gameSymbols.get(name);
    }
    List<DeclaredSymbol> elsewhere = roomSymbolsByName.getOrDefault(name, List.of());
    if (symbol == null && elsewhere.size() == 1) {
      symbol = elsewhere.get(0);
    }
    return symbol == null || rejectedSymbols.contains(symbol)
        ? predefinedSymbols.get(name)
        : markUsed(symbol);
  }

  private DeclaredSymbol qualified(Expression.Name name) {
    DeclaredSymbol symbol = declared(name.room(), name.name());
    return symbol == null ? null : markUsed(symbol);
  }

  private static DeclaredSymbol markUsed(DeclaredSymbol symbol) {
    symbol.markAsUsed();
    return symbol;
  }

  private Collection<String> visibleNames(
      Expression.Name name, String room, Collection<String> locals) {
    Collection<String> names = new TreeSet<>();
    if (!name.room().isEmpty()) {
      names.addAll(symbolsByRoom.getOrDefault(name.room(), Map.of()).keySet());
      return names;
    }
    names.addAll(locals);
    names.addAll(symbolsByRoom.getOrDefault(room, Map.of()).keySet());
    names.addAll(gameSymbols.keySet());
    names.addAll(roomSymbolsByName.keySet());
    names.addAll(predefinedSymbols.keySet());
    return names;
  }

  private void reportError(Span span, String message) {
    diagnostics.add(span.error(message));
  }
}
