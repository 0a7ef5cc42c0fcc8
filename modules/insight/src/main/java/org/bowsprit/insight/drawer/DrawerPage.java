package org.bowsprit.insight.drawer;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A page of the drawer. A line that begins with {@code >} is marked, and kept in view when another
 * line is marked.
 *
 * @param name the word that selects the page
 * @param lines returns the current lines, a heading first
 * @param command returns the command of a line, which a click writes into the console; empty for
 *     none
 * @param fromEnd whether the page is first shown at its end
 * @param runs whether a click on a line runs its command instead of writing it
 * @param buttons commands that are shown below the heading, and run by a click
 */
public record DrawerPage(
    String name,
    Supplier<List<String>> lines,
    Function<String, String> command,
    boolean fromEnd,
    boolean runs,
    List<String> buttons) {

  /** Takes an immutable copy. */
  public DrawerPage {
    buttons = List.copyOf(buttons);
  }

  /** Creates a page whose lines write their commands into the console. */
  public DrawerPage(
      String name,
      Supplier<List<String>> lines,
      Function<String, String> command,
      boolean fromEnd) {
    this(name, lines, command, fromEnd, false, List.of());
  }

  /** Creates a page that is first shown at its beginning. */
  public DrawerPage(String name, Supplier<List<String>> lines, Function<String, String> command) {
    this(name, lines, command, false);
  }

  /** Returns a page whose lines cannot be clicked. */
  public static DrawerPage of(String name, Supplier<List<String>> lines) {
    return new DrawerPage(name, lines, line -> "");
  }

  /** Returns this page with buttons; a click on a line runs its command. */
  DrawerPage running(String... buttons) {
    return new DrawerPage(name, lines, command, fromEnd, true, List.of(buttons));
  }
}
