package org.bowsprit.kit.translation;

import java.util.List;
import java.util.Objects;

/**
 * A text and its translation, as gettext has it.
 *
 * @param notes for translators ({@code #.})
 * @param references where it stands ({@code #:})
 * @param flags such as {@code fuzzy} ({@code #,})
 * @param context tells equal texts apart; empty for none
 * @param id the text in the first language
 * @param text the translation; empty while there is none
 */
public record PoEntry(
    List<String> notes,
    List<String> references,
    List<String> flags,
    String context,
    String id,
    String text) {

  public PoEntry {
    notes = List.copyOf(notes);
    references = List.copyOf(references);
    flags = List.copyOf(flags);
    Objects.requireNonNull(context, "context must not be null");
    Objects.requireNonNull(id, "id must not be null");
    Objects.requireNonNull(text, "text must not be null");
  }

  /** Returns whether a translator has finished it. */
  public boolean isTranslated() {
    return !text.isEmpty() && !flags.contains("fuzzy");
  }

  /** What tells entries of a file apart. */
  record Key(String context, String id) {}

  Key key() {
    return new Key(context, id);
  }
}
