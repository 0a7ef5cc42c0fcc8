package org.bowsprit.kit.translation;

import java.util.List;
import java.util.Objects;

/**
 * An entry of a gettext PO file: a text and its translation.
 *
 * @param notes the notes for translators ({@code #.})
 * @param references the places of the text ({@code #:})
 * @param flags the flags, such as {@code fuzzy} ({@code #,})
 * @param context the context, which distinguishes equal texts; empty if there is none
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

  /** Returns whether a translator has finished this entry. */
  public boolean isTranslated() {
    return !text.isEmpty() && !flags.contains("fuzzy");
  }

  /** The key that identifies an entry in its file. */
  record Key(String context, String id) {}

  Key key() {
    return new Key(context, id);
  }
}
