package org.bowsprit.kit.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Changes of a text: each replaces a few of its characters, and all others stay as they are. */
public final class TextChanges {

  private final List<Change> changes = new ArrayList<>();

  private record Change(int start, int end, String text) {}

  /** Makes no change yet. */
  public TextChanges() {}

  /**
   * Replaces characters.
   *
   * @param start offset of the first one
   * @param end offset after the last one; {@code start} to put something between two
   * @param text what stands there then; what is put at one place stands in the order of the calls
   */
  public void replace(int start, int end, String text) {
    changes.add(new Change(start, end, text));
  }

  /**
   * Returns a text with all changes.
   *
   * @throws IllegalArgumentException if two of them are about the same characters
   */
  public String applyTo(String text) {
    StringBuilder changed = new StringBuilder();
    int at = 0;
    for (Change change : changes.stream().sorted(Comparator.comparing(Change::start)).toList()) {
      if (change.start < at) {
        throw new IllegalArgumentException("two changes of the characters at " + change.start);
      }
      changed.append(text, at, change.start).append(change.text);
      at = change.end;
    }
    return changed.append(text, at, text.length()).toString();
  }
}
