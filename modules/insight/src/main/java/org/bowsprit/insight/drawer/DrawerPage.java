package org.bowsprit.insight.drawer;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A page of the drawer.
 *
 * @param name a word
 * @param lines returns the current lines, a heading first
 * @param order returns the command that a click on a line writes into the console; empty for none
 * @param fromEnd whether the page is first shown at its end
 */
public record DrawerPage(
    String name, Supplier<List<String>> lines, Function<String, String> order, boolean fromEnd) {

  /** Creates a page that is first shown at its beginning. */
  public DrawerPage(String name, Supplier<List<String>> lines, Function<String, String> order) {
    this(name, lines, order, false);
  }

  /** Returns a page whose lines cannot be clicked. */
  public static DrawerPage of(String name, Supplier<List<String>> lines) {
    return new DrawerPage(name, lines, line -> "");
  }
}
