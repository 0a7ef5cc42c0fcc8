package org.bowsprit.format.files;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Files that are parts of others, under names of their own: the members of an archive, or files
 * from several folders as one set.
 *
 * <p>A file is found by its name without folders, too; of several the first is.
 */
public final class PartFiles implements GameFiles {

  private final String name;
  private final Map<String, FilePart> parts;

  /**
   * Makes a set of files.
   *
   * @param name what the set is called
   * @param parts by name, in the order in which they are found
   */
  public PartFiles(String name, Map<String, FilePart> parts) {
    this.name = name;
    this.parts = new LinkedHashMap<>(parts);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<String> names() {
    return List.copyOf(parts.keySet());
  }

  @Override
  public long size(String file) {
    return part(file).size();
  }

  @Override
  public byte[] read(String file, long offset, int length) {
    return part(file).read(offset, length);
  }

  private FilePart part(String file) {
    return Optional.ofNullable(parts.get(file))
        .orElseThrow(() -> GameFiles.unreadable(file, "expected this file, found none"));
  }

  @Override
  public Optional<String> find(String file) {
    String behind = "/" + file.toLowerCase(Locale.ROOT);
    return GameFiles.super
        .find(file)
        .or(
            () ->
                parts.keySet().stream()
                    .filter(candidate -> candidate.toLowerCase(Locale.ROOT).endsWith(behind))
                    .findFirst());
  }
}
