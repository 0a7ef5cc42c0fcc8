package org.bowsprit.explorer.script;

import java.util.List;
import java.util.regex.Pattern;
import org.bowsprit.vm.text.Listing;

/**
 * The scripts a person asks for: {@code global:5}, {@code room:33}, {@code local:33:200}, {@code
 * entry:33}, {@code exit:33}, {@code object:33:357}. None at all means every script.
 */
public final class ScriptSelection {

  private static final Pattern WORD =
      Pattern.compile("(global|room|entry|exit):\\d+|(local|object):\\d+:\\d+");
  private static final Pattern ROOM = Pattern.compile("room:(\\d+)");

  private final List<String> wanted;

  /**
   * Makes a selection.
   *
   * @throws IllegalArgumentException if a word names no script
   */
  public ScriptSelection(List<String> wanted) {
    for (String word : wanted) {
      if (!isScript(word)) {
        throw new IllegalArgumentException(
            "'"
                + word
                + "' names no script; say global:5, room:33, entry:33, exit:33, local:33:200"
                + " or object:33:357");
      }
    }
    this.wanted = List.copyOf(wanted);
  }

  /** Returns whether a word names scripts. */
  public static boolean isScript(String word) {
    return WORD.matcher(word).matches();
  }

  /** Returns whether a script belongs to the selection. */
  public boolean contains(Listing listing) {
    return wanted.isEmpty() || wanted.stream().anyMatch(word -> isNamedBy(listing.name(), word));
  }

  private static boolean isNamedBy(String name, String word) {
    var room = ROOM.matcher(word);
    if (!room.matches()) {
      return name.equals(word);
    }
    String[] parts = name.split(":", 0);
    return !parts[0].equals("global") && parts[1].equals(room.group(1));
  }
}
