package org.bowsprit.bow.internal.name;

import java.util.Optional;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Expression;

/** A declared symbol. Its number is known only after all declarations have been read. */
public final class DeclaredSymbol {

  /** The value that means that a symbol has no number yet. */
  static final int UNNUMBERED = Integer.MIN_VALUE;

  private static final String BOOT_SCRIPT = "boot";

  private final SymbolKind kind;
  private final String name;
  private final String room;
  private final Declaration declaration;
  private int number = UNNUMBERED;
  private int size = 1;
  private boolean isUsed;
  private Span localSpan;

  /**
   * Creates a symbol without a number.
   *
   * @param room the room to which the symbol belongs; empty for the whole game
   * @param declaration the declaration of the symbol; null for a predefined symbol
   */
  DeclaredSymbol(SymbolKind kind, String name, String room, Declaration declaration) {
    this.kind = kind;
    this.name = name;
    this.room = room;
    this.declaration = declaration;
  }

  /** Creates a predefined symbol. */
  static DeclaredSymbol predefined(SymbolKind kind, String name, int number) {
    DeclaredSymbol symbol = new DeclaredSymbol(kind, name, "", null);
    symbol.number = number;
    return symbol;
  }

  /** Creates a local variable that is declared at a position. */
  public static DeclaredSymbol local(String name, int number, int size, Span span) {
    DeclaredSymbol symbol = predefined(SymbolKind.LOCAL, name, number);
    symbol.size = size;
    symbol.localSpan = span;
    return symbol;
  }

  /** Returns the kind of the symbol. */
  public SymbolKind kind() {
    return kind;
  }

  /** Returns the name of the symbol, without the room. */
  public String name() {
    return name;
  }

  /** Returns the room to which the symbol belongs; empty for the whole game. */
  public String room() {
    return room;
  }

  /** Returns the number of the symbol; for a constant, its value. */
  public int number() {
    return number;
  }

  void number(int newNumber) {
    number = newNumber;
  }

  boolean isNumbered() {
    return number != UNNUMBERED;
  }

  /** Returns the number of elements of an array or of bytes of a string; otherwise 1. */
  public int size() {
    return size;
  }

  void size(int elements) {
    size = elements;
  }

  /** Returns whether a source refers to the symbol. */
  public boolean isUsed() {
    return isUsed;
  }

  /**
   * Returns whether the number is fixed, because the source gives it or because the symbol is the
   * boot script.
   */
  public boolean hasFixedNumber() {
    return declaredNumber().isPresent() || isBootScript();
  }

  /** Returns whether the symbol is the script that the engine runs first. */
  boolean isBootScript() {
    return kind == SymbolKind.SCRIPT && room.isEmpty() && name.equals(BOOT_SCRIPT);
  }

  /** Records that a source refers to the symbol. */
  public void markAsUsed() {
    isUsed = true;
  }

  /** Returns whether the symbol is a script of a room, not of the whole game. */
  public boolean isLocalScript() {
    return kind.isScript() && !room.isEmpty();
  }

  /** Returns the declaration of the symbol; null for a predefined symbol. */
  public Declaration declaration() {
    return declaration;
  }

  /** Returns the position of the declaration; empty for a predefined symbol. */
  public Optional<Span> span() {
    return declaration == null
        ? Optional.ofNullable(localSpan)
        : Optional.of(declaration).map(Declaration::span);
  }

  /** Returns the number that a source gives to the symbol; empty if it gives none. */
  Optional<Expression> declaredNumber() {
    if (declaration instanceof Declaration.Numbered numbered) {
      return numbered.number();
    } else if (declaration instanceof Declaration.Room room) {
      return room.number();
    } else if (declaration instanceof Declaration.ObjectNode object) {
      return object.number();
    } else if (declaration instanceof Declaration.Script script) {
      return script.number();
    } else if (declaration instanceof Declaration.Settings settings) {
      return settings.number();
    }
    return Optional.empty();
  }
}
