package org.bowsprit.bow.internal.decompile;

import java.util.Map;

/**
 * How a script can be called.
 *
 * @param parameters the number of its parameters
 * @param isFunction true for a function, false for a script
 */
public record Callable(int parameters, boolean isFunction) {

  /** The beginning of the names of scripts in sources without names. */
  static final String NAME_PREFIX = "call";

  /** Returns the name of the script with a number in sources without names. */
  static String name(int script) {
    return NAME_PREFIX + script;
  }

  /** Returns a declaration of the script with a number in sources without names. */
  String declaration(int script) {
    return keyword()
        + " "
        + name(script)
        + Body.parameterList(parameters, Map.of())
        + " @"
        + script
        + " { }";
  }

  /** Returns the word that declares the script. */
  String keyword() {
    return isFunction ? "function" : "script";
  }
}
