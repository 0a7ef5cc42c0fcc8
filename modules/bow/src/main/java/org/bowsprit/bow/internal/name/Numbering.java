package org.bowsprit.bow.internal.name;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Expression;

/**
 * Assigns numbers to all symbols. Symbols for which the sources give a number come first; the
 * others get the lowest free numbers in the order of the sources. The same sources always get the
 * same numbers.
 */
public final class Numbering {

  private static final int BOOT_SCRIPT = 1;
  private static final int FIRST_LOCAL_SCRIPT = 200;
  private static final int LAST_LOCAL_SCRIPT = 255;

  private final NameTable names;
  private final Constants constants;
  private final Diagnostics diagnostics;

  /** The used numbers and their symbols, by bank. */
  private final Map<String, NavigableMap<Integer, DeclaredSymbol>> usedNumbers = new HashMap<>();

  /** Creates the numbering of a game's names. */
  public Numbering(NameTable names, Constants constants, Diagnostics diagnostics) {
    this.names = names;
    this.constants = constants;
    this.diagnostics = diagnostics;
  }

  /** Assigns the numbers that the sources give to declared symbols. */
  public void assignDeclaredNumbers() {
    for (SymbolKind kind : SymbolKind.values()) {
      if (kind == SymbolKind.CONSTANT) {
        names.all(kind).forEach(this::checkConstant);
      } else if (kind != SymbolKind.LOCAL) {
        names.all(kind).forEach(this::readSize);
        names.all(kind).forEach(this::assignDeclaredNumber);
      }
    }
  }

  /** Numbers every symbol that has no number yet. */
  public void assignFreeNumbers() {
    for (SymbolKind kind : SymbolKind.values()) {
      names.all(kind).stream().filter(each -> !each.isNumbered()).forEach(this::assignFreeNumber);
    }
    checkFirstActor();
  }

  /** Creates and numbers a symbol for internal use of the compiler. */
  public DeclaredSymbol createInternal(SymbolKind kind, String name, String room) {
    DeclaredSymbol symbol = names.declared(room, name);
    if (symbol == null) {
      symbol = new DeclaredSymbol(kind, name, room, null);
      names.declare(symbol);
      assignFreeNumber(symbol);
    }
    return symbol;
  }

  /**
   * Creates a symbol for internal use of the compiler, with the number that a source gives. Must be
   * called before free numbers are assigned.
   *
   * @param name a name that is not declared yet
   */
  public DeclaredSymbol createInternal(SymbolKind kind, String name, Expression number) {
    DeclaredSymbol symbol = new DeclaredSymbol(kind, name, "", null);
    names.declare(symbol);
    assign(symbol, number);
    return symbol;
  }

  /** Returns the lowest number that no global script has; empty if there is none. */
  public OptionalInt lowestFreeScript() {
    NavigableMap<Integer, DeclaredSymbol> bank = bank(SymbolKind.SCRIPT, "");
    return IntStream.rangeClosed(SymbolKind.SCRIPT.firstFree(), SymbolKind.SCRIPT.highest())
        .filter(each -> !bank.containsKey(each))
        .findFirst();
  }

  private void checkConstant(DeclaredSymbol symbol) {
    if (symbol.declaration() instanceof Declaration.Constant constant
        && constants.value(constant.value(), symbol.room()).isEmpty()) {
      diagnostics.add(constant.value().span().error("expected a value that is known beforehand"));
      symbol.number(0);
    } else {
      constants.value(symbol);
      symbol.span().ifPresent(span -> checkFits(symbol, span));
    }
  }

  private void checkFits(DeclaredSymbol symbol, Span span) {
    if (symbol.isNumbered()) {
      Constants.rangeError(symbol.number()).map(span::error).ifPresent(diagnostics::add);
    }
  }

  /**
   * Warns that the player controls an actor other than the first one, because it has the number 1.
   */
  private void checkFirstActor() {
    List<DeclaredSymbol> actors = names.all(SymbolKind.ACTOR);
    for (DeclaredSymbol each : actors) {
      boolean isMoved =
          each.number() == 1 && each != actors.get(0) && actors.get(0).declaredNumber().isEmpty();
      if (isMoved) {
        diagnostics.add(
            each.declaredNumber()
                .orElseThrow()
                .span()
                .warning(
                    "'%s' has number 1, so the player controls it instead of '%s', which is declared first"
                        .formatted(each.name(), actors.get(0).name())));
      }
    }
  }

  private void readSize(DeclaredSymbol symbol) {
    if (symbol.declaration() instanceof Declaration.Numbered numbered
        && numbered.size().isPresent()) {
      Span span = numbered.size().get().span();
      OptionalInt size = constants.value(numbered.size().get(), symbol.room());
      if (size.isEmpty() || size.getAsInt() < 1 || size.getAsInt() > 0xFFF) {
        diagnostics.add(span.error("expected a size of 1 to 4095"));
      } else {
        symbol.size(size.getAsInt());
      }
    }
  }

  private void assignDeclaredNumber(DeclaredSymbol symbol) {
    if (symbol.declaredNumber().isEmpty()) {
      if (symbol.isBootScript()) {
        reserve(symbol, BOOT_SCRIPT, symbol.declaration().span());
      }
      return;
    }
    assign(symbol, symbol.declaredNumber().get());
  }

  private void assign(DeclaredSymbol symbol, Expression expression) {
    Span span = expression.span();
    OptionalInt number = constants.value(expression, symbol.room());
    int lowest = symbol.isLocalScript() ? FIRST_LOCAL_SCRIPT : symbol.kind().lowest();
    int highest = highest(symbol) - neededNumbers(symbol) + 1;
    if (number.isEmpty()) {
      diagnostics.add(span.error("expected a number that is known beforehand"));
    } else if (number.getAsInt() < lowest || number.getAsInt() > highest) {
      diagnostics.add(
          span.error(
              "expected a number from %s to %s for %s"
                  .formatted(lowest, highest, symbol.kind().description())));
    } else {
      reserve(symbol, number.getAsInt(), span);
    }
  }

  private static int highest(DeclaredSymbol symbol) {
    return symbol.isLocalScript() ? LAST_LOCAL_SCRIPT : symbol.kind().highest();
  }

  private void reserve(DeclaredSymbol symbol, int number, Span span) {
    NavigableMap<Integer, DeclaredSymbol> bank = bank(symbol);
    for (int i = 0; i < neededNumbers(symbol); i++) {
      DeclaredSymbol previous = bank.putIfAbsent(number + i, symbol);
      if (previous != null) {
        diagnostics.add(
            span.error(
                "expected a free number: '%s' is %s with number %s"
                    .formatted(displayName(previous), previous.kind().description(), number + i)));
        break;
      }
    }
    symbol.number(number);
  }

  /** Returns a name without the sign that distinguishes it from the names in sources. */
  private static String displayName(DeclaredSymbol symbol) {
    return symbol.name().startsWith("$") ? symbol.name().substring(1) : symbol.name();
  }

  private void assignFreeNumber(DeclaredSymbol symbol) {
    NavigableMap<Integer, DeclaredSymbol> bank = bank(symbol);
    int size = neededNumbers(symbol);
    int number = symbol.isLocalScript() ? FIRST_LOCAL_SCRIPT : symbol.kind().firstFree();
    while (number + size - 1 <= highest(symbol)) {
      Integer lastUsed = bank.floorKey(number + size - 1);
      if (lastUsed == null || lastUsed < number) {
        for (int i = 0; i < size; i++) {
          bank.put(number + i, symbol);
        }
        symbol.number(number);
        return;
      }
      number = lastUsed + 1;
    }
    symbol.number(symbol.kind().firstFree());
    symbol
        .span()
        .ifPresent(
            span ->
                diagnostics.add(
                    span.error(
                        "no number is free for %s: the highest is %s"
                            .formatted(symbol.kind().description(), highest(symbol)))));
  }

  /** Returns the number of consecutive numbers that a symbol needs. */
  private static int neededNumbers(DeclaredSymbol symbol) {
    return symbol.kind() == SymbolKind.STRING ? 1 : symbol.size();
  }

  private NavigableMap<Integer, DeclaredSymbol> bank(DeclaredSymbol symbol) {
    return bank(symbol.kind(), symbol.room());
  }

  private NavigableMap<Integer, DeclaredSymbol> bank(SymbolKind kind, String room) {
    String bank = kind.isScript() ? "script " + room : List.of(kind).toString();
    return usedNumbers.computeIfAbsent(bank, key -> new TreeMap<>());
  }
}
