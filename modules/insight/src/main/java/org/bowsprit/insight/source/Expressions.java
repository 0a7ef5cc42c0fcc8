package org.bowsprit.insight.source;

import java.util.function.ToIntFunction;

/**
 * Reads expressions in the language of the sources. The implementation is in the wing that makes
 * games.
 */
@FunctionalInterface
public interface Expressions {

  /** A reader that accepts only names. */
  Expressions NAMES = text -> names -> names.applyAsInt(text);

  /** An expression that has been read. */
  @FunctionalInterface
  interface Expression {

    /**
     * Returns the value.
     *
     * @param names returns the value of a name
     * @throws IllegalArgumentException if the expression has no value; the message is a sentence
     */
    int value(ToIntFunction<String> names);
  }

  /**
   * Reads an expression.
   *
   * @throws IllegalArgumentException if the text is not an expression; the message is a sentence
   */
  Expression read(String text);
}
