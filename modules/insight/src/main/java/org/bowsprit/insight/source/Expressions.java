package org.bowsprit.insight.source;

import java.util.function.ToIntFunction;

/**
 * Parses expressions in the language of the sources. The implementation is in the modules for
 * making games.
 */
@FunctionalInterface
public interface Expressions {

  /** A reader that accepts only names. */
  Expressions NAMES_ONLY = text -> names -> names.applyAsInt(text);

  /** A parsed expression. */
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
  Expression parse(String text);
}
