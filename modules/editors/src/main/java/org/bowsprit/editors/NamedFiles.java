package org.bowsprit.editors;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.bowsprit.bow.DeclaredName;
import org.bowsprit.bow.NameUse;

/** Finds the files and folders of a game that have a declared name. */
final class NamedFiles {

  private final EditedGame game;

  NamedFiles(EditedGame game) {
    this.game = game;
  }

  /** Returns the operations of the protocol that rename these files and folders. */
  List<Map<String, String>> renameOperations(NameUse use, String name) {
    List<Map<String, String>> operations = new ArrayList<>();
    for (DeclaredName each : game.names()) {
      if (each.position().equals(use.declaration())) {
        for (Path file : files(each)) {
          String old = file.getFileName().toString();
          Path target = file.resolveSibling(name + old.substring(each.name().length()));
          operations.add(
              Map.of(
                  "kind",
                  "rename",
                  "oldUri",
                  file.toUri().toString(),
                  "newUri",
                  target.toUri().toString()));
        }
      }
    }
    return operations;
  }

  private List<Path> files(DeclaredName name) {
    return switch (name.kind()) {
      case "room" -> filesIn("rooms", name.name(), "");
      case "costume" -> filesIn("costumes", name.name(), "");
      case "charset" -> filesIn("charsets", name.name(), "\\..+");
      case "sound" ->
          Stream.concat(
                  filesIn("sounds", name.name(), "\\..+").stream(),
                  filesIn("music", name.name(), "\\..+").stream())
              .toList();
      case "object" -> filesIn("rooms/" + name.room(), name.name(), "-.+\\.png");
      default -> List.of();
    };
  }

  /**
   * Returns the files in a folder whose file name consists of a declared name and an ending that
   * matches a pattern.
   */
  private List<Path> filesIn(String folder, String name, String end) {
    Path path = game.folder().resolve(folder);
    if (!Files.isDirectory(path)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(path)) {
      return files
          .filter(each -> each.getFileName().toString().startsWith(name))
          .filter(each -> each.getFileName().toString().substring(name.length()).matches(end))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(path + " cannot be listed", e);
    }
  }
}
