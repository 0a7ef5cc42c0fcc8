package org.bowsprit.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A folder with a game, whose files are passed to the engine as the page passes them. */
record GameFolder(Path path) {

  static GameFolder of(String game) {
    return new GameFolder(Path.of("../../games").resolve(game).toAbsolutePath().normalize());
  }

  /** Passes the files to an engine in this JVM. */
  void addTo(Engine engine) throws IOException {
    engine.clearFiles();
    for (Path file : files()) {
      engine.addFile(file.getFileName().toString(), Files.readAllBytes(file));
    }
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> entries = Files.list(path)) {
      return entries.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
