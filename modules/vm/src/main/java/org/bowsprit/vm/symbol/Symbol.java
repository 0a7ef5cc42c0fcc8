package org.bowsprit.vm.symbol;

import java.util.Objects;

/**
 * A name of a numbered item.
 *
 * @param type the type of the item
 * @param room the room of a local script; otherwise 0
 * @param number the number of the item, or of the first element of an array
 * @param size the number of elements of an array; otherwise 1
 * @param name the name of the item in the sources. If the item belongs to a room, the name of the
 *     room comes first, for example {@code cellar.hatch}
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
