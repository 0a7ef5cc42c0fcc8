package org.bowsprit.bow;

import java.util.Objects;

/**
 * The path and the contents of a source file.
 *
 * @param path the path, which also appears in messages; declarations are numbered in the order of
 *     the paths
 * @param text the characters of the file
 */
public record SourceText(String path, String text) {

  public SourceText {
    Objects.requireNonNull(path, "path must not be null");
    Objects.requireNonNull(text, "text must not be null");
  }
}
