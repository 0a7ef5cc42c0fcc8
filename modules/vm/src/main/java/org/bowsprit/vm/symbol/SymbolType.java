package org.bowsprit.vm.symbol;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The types of items to which sources give names. */
public enum SymbolType {
  /** A room. */
  ROOM,
  /** An actor. */
  ACTOR,
  /** An object. */
  OBJECT,
  /** A verb. */
  VERB,
  /** A class of objects. */
  CLASS,
  /** A costume. */
  COSTUME,
  /** A sound. */
  SOUND,
  /** A font. */
  CHARSET,
  /** A global or local script. */
  SCRIPT,
  /** A global variable or an array of global variables. */
  VARIABLE,
  /** A bit variable or an array of bit variables. */
  BIT,
  /** A string resource. */
  STRING;

  /** Returns the word for the type in symbol files and messages. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the type with a word. */
  static Optional<SymbolType> of(String word) {
    return Stream.of(values()).filter(type -> type.word().equals(word)).findFirst();
  }
}
