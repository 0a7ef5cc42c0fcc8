package org.bowsprit.insight.drawer;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A page of the drawer.
 *
 * @param name a word
 * @param lines what it says now, a heading first
 * @param order what is written into the console when a line is pressed; empty for nothing
 * @param fromEnd whether one wants to see its end first
 */
public record DrawerPage(
    String name, Supplier<List<String>> lines, Function<String, String> order, boolean fromEnd) {

  /** A page that is seen from its beginning. */
  public DrawerPage(String name, Supplier<List<String>> lines, Function<String, String> order) {
    this(name, lines, order, false);
  }

  /** A page whose lines cannot be pressed. */
  public static DrawerPage of(String name, Supplier<List<String>> lines) {
    return new DrawerPage(name, lines, line -> "");
  }
}
