package org.bowsprit.format.files;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A set of files that are parts of other files and have new names: the members of an archive, or
 * the files of several folders.
 *
 * <p>A file can also be found by its name without folders; the first match counts.
 */
public final class PartFiles implements GameFiles {

  private final String name;
  private final Map<String, FilePart> parts;

  /**
   * Creates a set of files.
   *
   * @param name the name of the set
   * @param parts the parts by name, in search order
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

  @Override
  public boolean isStreamed(String file) {
    return part(file).isStreamed();
  }

  private FilePart part(String file) {
    return Optional.ofNullable(parts.get(file))
        .orElseThrow(() -> GameFiles.unreadable(file, "expected this file, found none"));
  }

  @Override
  public Optional<String> find(String file) {
    String pathEnd = "/" + file.toLowerCase(Locale.ROOT);
    return GameFiles.super
        .find(file)
        .or(
            () ->
                parts.keySet().stream()
                    .filter(candidate -> candidate.toLowerCase(Locale.ROOT).endsWith(pathEnd))
                    .findFirst());
  }
}
