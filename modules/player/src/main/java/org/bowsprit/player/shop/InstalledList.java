package org.bowsprit.player.shop;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A JSON file in which a program lists what it has installed. The structure of the file depends on
 * the program and its version, so only the names of the keys are used to find the paths. The name
 * of a game's folder may differ from the name of the game.
 *
 * @param file the file, which need not exist
 */
record InstalledList(Path file) {

  private static final Set<String> PATH_KEYS = Set.of("install_path", "filePath");
  private static final Set<String> LIBRARY_KEYS = Set.of("downloadLocation");

  private static final int MAX_BYTES = 16 << 20;

  /**
   * Returns the folders of the programs that are described as one of the three games; none if the
   * file cannot be read.
   */
  List<Path> gameFolders() {
    return collectFolders(
        node -> texts(node).anyMatch(text -> ShopFolders.isGameName(text.getValue())), PATH_KEYS);
  }

  /** Returns the folders into which programs are installed; none if the file cannot be read. */
  List<Path> libraryFolders() {
    return collectFolders(node -> true, LIBRARY_KEYS);
  }

  private List<Path> collectFolders(Predicate<JsonNode> condition, Set<String> keys) {
    List<Path> folders = new ArrayList<>();
    try {
      if (Files.isRegularFile(file) && Files.size(file) <= MAX_BYTES) {
        collect(JsonMapper.builder().build().readTree(file.toFile()), condition, keys, folders);
      }
    } catch (IOException unreadable) {
      // A file that cannot be read counts as empty.
    }
    return folders;
  }

  private static void collect(
      JsonNode node, Predicate<JsonNode> condition, Set<String> keys, List<Path> folders) {
    if (condition.test(node)) {
      texts(node)
          .filter(text -> keys.contains(text.getKey()))
          .forEach(text -> add(text.getValue(), folders));
    }
    node.forEach(child -> collect(child, condition, keys, folders));
  }

  private static Stream<Map.Entry<String, String>> texts(JsonNode node) {
    return node.properties().stream()
        .filter(each -> each.getValue().isTextual())
        .map(each -> Map.entry(each.getKey(), each.getValue().asText()));
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
