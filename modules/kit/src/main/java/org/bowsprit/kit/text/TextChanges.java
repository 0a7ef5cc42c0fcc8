package org.bowsprit.kit.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A list of replacements in a text. Characters that no replacement covers stay the same. */
public final class TextChanges {

  private final List<Change> changes = new ArrayList<>();

  private record Change(int start, int end, String text) {}

  /** Creates an empty list. */
  public TextChanges() {}

  /**
   * Replaces characters.
   *
   * @param start the offset of the first character
   * @param end the offset after the last character; equal to {@code start} for an insertion
   * @param text the new text; several insertions at one offset appear in the order of the calls
   */
  public void replace(int start, int end, String text) {
    changes.add(new Change(start, end, text));
  }

  /**
   * Returns a text with all changes applied.
   *
   * @throws IllegalArgumentException if two changes overlap
   */
  public String applyTo(String text) {
    StringBuilder changed = new StringBuilder();
    int position = 0;
    for (Change change : changes.stream().sorted(Comparator.comparing(Change::start)).toList()) {
      if (change.start < position) {
        throw new IllegalArgumentException("two changes of the characters at " + change.start);
      }
      changed.append(text, position, change.start).append(change.text);
      position = change.end;
    }
    return changed.append(text, position, text.length()).toString();
  }
}
