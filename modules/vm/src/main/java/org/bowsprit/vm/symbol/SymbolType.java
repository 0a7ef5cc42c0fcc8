package org.bowsprit.vm.symbol;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What a name of the sources stands for. */
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
  /** A global script, or one of a room. */
  SCRIPT,
  /** A global variable or an array of them. */
  VARIABLE,
  /** A bit variable or an array of them. */
  BIT,
  /** A string resource. */
  STRING;

  /** Returns the word that symbol files and messages have for it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the type of a word. */
  static Optional<SymbolType> of(String word) {
    return Stream.of(values()).filter(type -> type.word().equals(word)).findFirst();
  }
}
