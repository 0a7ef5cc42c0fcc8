package org.bowsprit.bow.internal.name;

/** The kinds of symbols and their ranges of numbers. */
public enum SymbolKind {
  /** A number with a name. */
  CONSTANT("a constant", 0, 0, 0),
  /** A global variable or an array of global variables. */
  VARIABLE("a variable", 0, 100, 799),
  /** A bit variable or an array of bit variables. */
  BIT("a bit", 0, 0, 2047),
  /** A variable of the running script, or an array of such variables. */
  LOCAL("a local variable", 0, 0, 24),
  /** A string resource. */
  STRING("a string", 0, 1, 49),
  /** A verb. */
  VERB("a verb", 1, 1, 253),
  /** A class of objects and actors. */
  CLASS("a class", 1, 1, 32),
  /** An actor. */
  ACTOR("an actor", 1, 1, 12),
  /** A costume. */
  COSTUME("a costume", 1, 1, 255),
  /** A sound. */
  SOUND("a sound", 1, 1, 255),
  /** A character set. */
  CHARSET("a charset", 1, 1, 255),
  /** A room. */
  ROOM("a room", 1, 1, 127),
  /** An object. */
  OBJECT("an object", 13, 16, 32767),
  /** A script. */
  SCRIPT("a script", 1, 2, 199),
  /** A script that returns a value without waiting. */
  FUNCTION("a function", 1, 2, 199);

  private final String description;
  private final int lowest;
  private final int firstFree;
  private final int highest;

  SymbolKind(String description, int lowest, int firstFree, int highest) {
    this.description = description;
    this.lowest = lowest;
    this.firstFree = firstFree;
    this.highest = highest;
  }

  /** Returns the name of the kind for messages. */
  public String description() {
    return description;
  }

  /** Returns the lowest number that a source can assign. */
  int lowest() {
    return lowest;
  }

  /** Returns the first number that the compiler assigns. */
  int firstFree() {
    return firstFree;
  }

  /** Returns the highest number. */
  int highest() {
    return highest;
  }

  /** Returns whether symbols of this kind are code with its own number. */
  public boolean isScript() {
    return this == SCRIPT || this == FUNCTION;
  }

  /** Returns whether symbols of this kind can store a value. */
  public boolean isVariable() {
    return this == VARIABLE || this == BIT || this == LOCAL;
  }
}
