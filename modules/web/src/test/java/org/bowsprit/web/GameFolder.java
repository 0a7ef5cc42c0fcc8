package org.bowsprit.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A lab game in the form in which the page passes it to the engine. */
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
    try (Stream<Path> inside = Files.list(path)) {
      return inside.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
