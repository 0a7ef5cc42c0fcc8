package org.bowsprit.plugin.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/**
 * The registry that a plugin was installed from. It is kept as a comment in the checksum file
 * beside the plugin.
 *
 * @param registry the address of the registry's list
 * @param key the public key of its signature at that time
 */
public record Origin(String registry, String key) {

  private static final String REGISTRY = "# registry ";
  private static final String KEY = "# key ";

  /** Returns the registry of a file; empty if none is noted beside it. */
  static Optional<Origin> beside(Path file) {
    Path note = Checksum.fileOf(file);
    if (!Files.isRegularFile(note)) {
      return Optional.empty();
    }
    try {
      List<String> lines = Files.readAllLines(note);
      return value(lines, REGISTRY)
          .flatMap(registry -> value(lines, KEY).map(key -> new Origin(registry, key)));
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  private static Optional<String> value(List<String> lines, String name) {
    return lines.stream()
        .filter(line -> line.startsWith(name))
        .map(line -> line.substring(name.length()))
        .findFirst();
  }

  /** Notes the registry in the checksum file of a plugin. */
  void addTo(Path note) throws IOException {
    Files.writeString(
        note, REGISTRY + registry + "\n" + KEY + key + "\n", StandardOpenOption.APPEND);
  }
}
