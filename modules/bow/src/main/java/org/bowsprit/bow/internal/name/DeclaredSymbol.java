package org.bowsprit.bow.internal.name;

import java.util.Optional;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Expression;

/** A declared symbol. Its number is known only after all declarations have been read. */
public final class DeclaredSymbol {

  /** The number of a symbol that has none yet. */
  static final int UNNUMBERED = Integer.MIN_VALUE;

  private static final String BOOT = "boot";

  private final SymbolKind kind;
  private final String name;
  private final String room;
  private final Declaration declaration;
  private int number = UNNUMBERED;
  private int size = 1;
  private boolean used;
  private Span place;

  /**
   * Creates a symbol without a number.
   *
   * @param room the room it belongs to; empty for the whole game
   * @param declaration its declaration; null for a predefined symbol
   */
  DeclaredSymbol(SymbolKind kind, String name, String room, Declaration declaration) {
    this.kind = kind;
    this.name = name;
    this.room = room;
    this.declaration = declaration;
  }

  /** Creates a predefined symbol. */
  static DeclaredSymbol known(SymbolKind kind, String name, int number) {
    DeclaredSymbol symbol = new DeclaredSymbol(kind, name, "", null);
    symbol.number = number;
    return symbol;
  }

  /** Creates a local variable that is declared at a place. */
  public static DeclaredSymbol local(String name, int number, int size, Span place) {
    DeclaredSymbol symbol = known(SymbolKind.LOCAL, name, number);
    symbol.size = size;
    symbol.place = place;
    return symbol;
  }

  /** Returns its kind. */
  public SymbolKind kind() {
    return kind;
  }

  /** Returns its name, without the room. */
  public String name() {
    return name;
  }

  /** Returns the room it belongs to; empty for the whole game. */
  public String room() {
    return room;
  }

  /** Returns its number; for a constant its value. */
  public int number() {
    return number;
  }

  void number(int given) {
    number = given;
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

  /** Returns whether a source refers to it. */
  public boolean isUsed() {
    return used;
  }

  /** Returns whether its number is fixed, by its source or because it is the boot script. */
  public boolean hasFixedNumber() {
    return wantedNumber().isPresent() || isBootScript();
  }

  /** Returns whether it is the script that the engine runs first. */
  boolean isBootScript() {
    return kind == SymbolKind.SCRIPT && room.isEmpty() && name.equals(BOOT);
  }

  /** Notes that a source refers to it. */
  public void use() {
    used = true;
  }

  /** Returns whether it is a script of a room instead of one of the whole game. */
  public boolean isLocalScript() {
    return kind.isScript() && !room.isEmpty();
  }

  /** Returns its declaration; null for a predefined symbol. */
  public Declaration declaration() {
    return declaration;
  }

  /** Returns the place of its declaration; empty for a predefined symbol. */
  public Optional<Span> span() {
    return declaration == null
        ? Optional.ofNullable(place)
        : Optional.of(declaration).map(Declaration::span);
  }

  /** Returns the number that a source asks for. */
  Optional<Expression> wantedNumber() {
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
