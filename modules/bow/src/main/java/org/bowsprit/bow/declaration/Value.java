package org.bowsprit.bow.declaration;

/** A value of a property. */
public sealed interface Value {

  /**
   * A number. Constants and constant expressions have been evaluated.
   *
   * @param value the number
   */
  record WholeNumber(int value) implements Value {}

  /**
   * A quoted text, as written in the source without the quotes.
   *
   * @param text its characters
   */
  record Text(String text) implements Value {}

  /**
   * A word that is not a constant. It is a keyword of the property or a declared name.
   *
   * @param text the characters of the word
   */
  record Word(String text) implements Value {}
}
