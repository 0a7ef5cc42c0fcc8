package org.bowsprit.player.shop;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A JSON file in which a program lists what it has installed. The position of the paths in the file
 * depends on program and version, so they are found only by their names.
 *
 * @param file the file, which need not exist
 */
record InstalledList(Path file) {

  private static final Set<String> PATHS =
      Set.of("install_path", "installPath", "path", "filePath", "downloadFilePath");

  private static final int LONGEST = 16 << 20;

  /** Returns the folders of installed programs; none if the file cannot be read. */
  List<Path> folders() {
    List<Path> folders = new ArrayList<>();
    try {
      if (Files.isRegularFile(file) && Files.size(file) <= LONGEST) {
        collect(JsonMapper.builder().build().readTree(file.toFile()), folders);
      }
    } catch (IOException unreadable) {
      // A file that cannot be read counts as empty.
    }
    return folders;
  }

  private static void collect(JsonNode node, List<Path> folders) {
    node.properties()
        .forEach(
            each -> {
              if (PATHS.contains(each.getKey()) && each.getValue().isTextual()) {
                add(each.getValue().asText(), folders);
              }
            });
    node.forEach(child -> collect(child, folders));
  }

  private static void add(String path, List<Path> folders) {
    try {
      Path folder = Path.of(path);
      if (folder.isAbsolute()) {
        folders.add(folder);
      }
    } catch (InvalidPathException e) {
      // The file may have been written on another system.
    }
  }
}
