package org.bowsprit.insight.drawer;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A page of the drawer. A line that begins with {@code >} is marked. When the mark moves to another
 * line, the page scrolls to it.
 *
 * @param name the word that selects the page
 * @param lines returns the current lines; the first line is the heading
 * @param command returns the command of a line, which a click writes into the console; empty if the
 *     line has no command
 * @param startsAtEnd true if the page is first shown at its end
 * @param runsCommands true if a click on a line runs its command, false if it writes the command
 * @param buttons the commands that are shown below the heading; a click runs one
 */
public record DrawerPage(
    String name,
    Supplier<List<String>> lines,
    Function<String, String> command,
    boolean startsAtEnd,
    boolean runsCommands,
    List<String> buttons) {

  /** Copies the list of buttons. */
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

  /** Returns this page with buttons. On the new page, a click on a line runs its command. */
  DrawerPage withButtons(String... buttons) {
    return new DrawerPage(name, lines, command, startsAtEnd, true, List.of(buttons));
  }
}
