package org.bowsprit.bow.declaration;

/** A value of a property. */
public sealed interface Value {

  /**
   * A number; constants and constant calculations are already worked out.
   *
   * @param value the number
   */
  record Amount(int value) implements Value {}

  /**
   * A quoted text, as it stands in the source.
   *
   * @param text its characters
   */
  record Text(String text) implements Value {}

  /**
   * A word that is no constant: a keyword of the property, or the name of something declared.
   *
   * @param name the word
   */
  record Name(String name) implements Value {}
}
