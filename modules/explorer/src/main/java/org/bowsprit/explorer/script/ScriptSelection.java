package org.bowsprit.explorer.script;

import java.util.List;
import java.util.regex.Pattern;
import org.bowsprit.format.index.RoomNames;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.RoomDirectory;
import org.bowsprit.vm.symbol.Symbols;
import org.bowsprit.vm.text.Listing;

/**
 * A user's selection of scripts: {@code global:5}, {@code room:33}, {@code local:33:200}, {@code
 * entry:33}, {@code exit:33}, {@code object:33:357}. An empty selection means every script.
 */
public final class ScriptSelection {

  private static final Pattern WORD =
      Pattern.compile("(global|room|entry|exit|local|object):[^:\\\\/\\s]+(:[^:\\\\/\\s]+)?");
  private static final Pattern ROOM = Pattern.compile("room:(\\d+)");

  private final List<String> selected;

  /**
   * Creates a selection.
   *
   * @throws IllegalArgumentException if a word names no script
   */
  public ScriptSelection(List<String> words) {
    this(words, new ScriptReferences(new RoomDirectory(RoomNames.NONE, Symbols.NONE)));
  }

  /**
   * Creates a selection by names.
   *
   * @param words words such as {@code room:kitchen}, {@code global:boot}, {@code local:dripping},
   *     or with numbers
   * @param names the names of rooms, scripts and objects in the sources
   * @throws IllegalArgumentException if a word names no script
   */
  public ScriptSelection(List<String> words, ScriptReferences names) {
    this.selected = words.stream().map(names::withNumbers).toList();
  }

  /** Returns whether a word names scripts. */
  public static boolean isScript(String word) {
    return WORD.matcher(word).matches();
  }

  /** Returns whether a script belongs to the selection. */
  public boolean contains(Listing listing) {
    return selected.isEmpty()
        || selected.stream().anyMatch(word -> isSelectedBy(listing.name(), word));
  }

  private static boolean isSelectedBy(String name, String word) {
    var room = ROOM.matcher(word);
    if (!room.matches()) {
      return name.equals(word);
    }
    return CodeName.parse(name)
        .filter(code -> code.kind() != CodeName.Kind.GLOBAL)
        .filter(code -> Integer.toString(code.room()).equals(room.group(1)))
        .isPresent();
  }
}
