package org.bowsprit.insight.source;

import java.util.function.ToIntFunction;

/**
 * Reads expressions in the language of the sources, which is known to the wing that makes games.
 */
@FunctionalInterface
public interface Expressions {

  /** Reads names only. */
  Expressions NAMES = text -> names -> names.applyAsInt(text);

  /** An expression that has been read. */
  @FunctionalInterface
  interface Expression {

    /**
     * Returns the value.
     *
     * @param names returns the value of a name
     * @throws IllegalArgumentException with a sentence, if there is none
     */
    int value(ToIntFunction<String> names);
  }

  /**
   * Reads an expression.
   *
   * @throws IllegalArgumentException with a sentence, if it is not an expression
   */
  Expression read(String text);
}
