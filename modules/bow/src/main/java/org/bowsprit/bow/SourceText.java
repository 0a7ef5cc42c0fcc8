package org.bowsprit.bow;

import java.util.Objects;

/**
 * A file of sources, already read.
 *
 * @param path what messages call it; sources are numbered in the order of their paths
 * @param text its characters
 */
public record SourceText(String path, String text) {

  public SourceText {
    Objects.requireNonNull(path, "path must not be null");
    Objects.requireNonNull(text, "text must not be null");
  }
}
