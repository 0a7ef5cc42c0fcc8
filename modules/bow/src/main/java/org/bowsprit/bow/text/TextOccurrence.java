package org.bowsprit.bow.text;

import java.util.List;
import java.util.Objects;

/**
 * A text in a source that players read, with its versions in several languages.
 *
 * @param path the source file
 * @param line the line of the first character, from 1
 * @param end the offset in the source after the last version
 * @param within the enclosing declarations from the outside in, such as {@code kitchen/stove/look}
 * @param speaker the speaker as written in the source; empty for names, verbs and choices
 * @param versions the texts between the quotes, one for each language
 */
public record TextOccurrence(
    String path, int line, int end, String within, String speaker, List<String> versions) {

  /** The prefix of {@code within} if the text is the word of a verb. */
  public static final String VERB_PREFIX = "verb ";

  /** Copies the list and rejects a text without versions. */
  public TextOccurrence {
    Objects.requireNonNull(path, "path must not be null");
    Objects.requireNonNull(within, "within must not be null");
    Objects.requireNonNull(speaker, "speaker must not be null");
    versions = List.copyOf(versions);
    if (versions.isEmpty()) {
      throw new IllegalArgumentException("a text must have at least one version");
    }
  }
}
