package org.bowsprit.insight.drawer;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A page of the drawer. A line that begins with {@code >} is marked, and kept in view when another
 * line is marked.
 *
 * @param name a word
 * @param lines returns the current lines, a heading first
 * @param order returns the command that a click on a line writes into the console; empty for none
 * @param fromEnd whether the page is first shown at its end
 * @param runs whether a click on a line runs its command at once
 * @param buttons commands that are shown below the heading, and run by a click
 */
public record DrawerPage(
    String name,
    Supplier<List<String>> lines,
    Function<String, String> order,
    boolean fromEnd,
    boolean runs,
    List<String> buttons) {

  /** Takes an immutable copy. */
  public DrawerPage {
    buttons = List.copyOf(buttons);
  }

  /** Creates a page whose lines write their commands into the console. */
  public DrawerPage(
      String name, Supplier<List<String>> lines, Function<String, String> order, boolean fromEnd) {
    this(name, lines, order, fromEnd, false, List.of());
  }

  /** Creates a page that is first shown at its beginning. */
  public DrawerPage(String name, Supplier<List<String>> lines, Function<String, String> order) {
    this(name, lines, order, false);
  }

  /** Returns a page whose lines cannot be clicked. */
  public static DrawerPage of(String name, Supplier<List<String>> lines) {
    return new DrawerPage(name, lines, line -> "");
  }

  /** Returns this page, whose lines run their commands at once, with commands to click. */
  DrawerPage running(String... commands) {
    return new DrawerPage(name, lines, order, fromEnd, true, List.of(commands));
  }
}
