package org.bowsprit.vm.symbol;

import java.util.Objects;

/**
 * A name and what it stands for.
 *
 * @param type what it is
 * @param room the room whose number it is, of a local script; else 0
 * @param number its number; of an array that of the first element
 * @param size elements of an array; else 1
 * @param name what sources call it, with the room in front where it belongs to one: {@code
 *     cellar.hatch}
 */
public record Symbol(SymbolType type, int room, int number, int size, String name) {

  public Symbol {
    Objects.requireNonNull(type, "type must not be null");
    Objects.requireNonNull(name, "name must not be null");
  }

  /** Returns the name without the room. */
  public String shortName() {
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
