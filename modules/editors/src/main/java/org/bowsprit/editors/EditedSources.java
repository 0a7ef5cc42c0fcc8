package org.bowsprit.editors;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.bowsprit.bow.SourceText;

/** The scripts of one folder of sources, with the editor's texts for open files. */
final class EditedSources {

  static final String SUFFIX = ".bow";
  static final String GAME = "game.bow";

  private EditedSources() {}

  /**
   * Returns the folder of sources to which a file belongs. It is the nearest folder that contains a
   * game.bow.
   */
  static Path folderOf(Path file) {
    for (Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
      if (Files.isRegularFile(folder.resolve(GAME))) {
        return folder;
      }
    }
    return file.getParent();
  }

  /**
   * Returns all scripts of a folder except hidden ones, in the order of their paths. A folder
   * without a game.bow may have any purpose, so only the scripts directly in it are returned.
   */
  static List<SourceText> read(Path folder, Map<Path, String> open) throws IOException {
    NavigableMap<String, String> texts = new TreeMap<>();
    int depth = Files.isRegularFile(folder.resolve(GAME)) ? Integer.MAX_VALUE : 1;
    try (Stream<Path> all = Files.walk(folder, depth)) {
      for (Path file : all.filter(each -> isScript(folder, each)).toList()) {
        if (!open.containsKey(file)) {
          byte[] content = Files.readAllBytes(file);
          texts.put(name(folder, file), new String(content, StandardCharsets.UTF_8));
        }
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    open.forEach(
        (file, text) -> {
          if (folderOf(file).equals(folder)) {
            texts.put(name(folder, file), text);
          }
        });
    return texts.entrySet().stream()
        .map(each -> new SourceText(each.getKey(), each.getValue()))
        .toList();
  }

  /** Returns the name of a file in messages of the compiler. */
  static String name(Path folder, Path file) {
    return folder.relativize(file).toString().replace('\\', '/');
  }

  private static boolean isScript(Path folder, Path file) {
    return file.toString().endsWith(SUFFIX)
        && !("/" + name(folder, file)).contains("/.")
        && Files.isRegularFile(file);
  }
}
