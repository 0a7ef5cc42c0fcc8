package org.bowsprit.bow.internal.decompile;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A decompiled unit of code.
 *
 * @param kind the word that declares it if it is a script
 * @param parameters the number of parameters for which the compiler uses the same temporary
 *     variables
 * @param statements the statements and lines
 */
public record Body(String kind, int parameters, String statements) {

  /** Returns a script that has only an assembler listing. */
  public static Body listing(Optional<Callable> callable, String listing) {
    return new Body(
        callable.map(Callable::keyword).orElse("script"),
        callable.map(Callable::parameters).orElse(0),
        listing);
  }

  /**
   * Returns the name of a local variable. If none is known, the name contains the number of the
   * variable.
   */
  static String local(int number, Map<Integer, String> names) {
    return names.getOrDefault(number, "local" + number);
  }

  /** Returns names for parameters in round brackets; empty if there are none. */
  public static String parameterList(int count, Map<Integer, String> names) {
    return count == 0
        ? ""
        : IntStream.range(0, count)
            .mapToObj(each -> local(each, names))
            .collect(Collectors.joining(", ", "(", ")"));
  }
}
