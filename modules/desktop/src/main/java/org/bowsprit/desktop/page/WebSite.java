package org.bowsprit.desktop.page;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The web pages of the program, in the folder {@code web}. */
public final class WebSite {

  private static final String FOLDER = "web";
  private static final String LABORATORY = "lab";

  private final ProgramHome program;

  @Inject
  WebSite(ProgramHome program) {
    this.program = program;
  }

  /**
   * Returns the files of the page that plays games, by their paths relative to the page, with
   * slashes.
   *
   * @throws IncompleteProgramException if parts of the program are missing
   */
  public Map<String, Path> files() throws IOException {
    Map<String, Path> files = filesBelow(folder());
    files.keySet().removeIf(path -> path.startsWith(LABORATORY + "/"));
    return files;
  }

  /**
   * Returns the files of the page of the router laboratory, in the same form as {@link #files}.
   *
   * @throws IncompleteProgramException if parts of the program are missing
   */
  public Map<String, Path> laboratoryFiles() throws IOException {
    return filesBelow(folder().resolve(LABORATORY));
  }

  private Path folder() {
    return program
        .folder()
        .map(home -> home.resolve(FOLDER))
        .filter(Files::isDirectory)
        .orElseThrow(() -> new IncompleteProgramException("this Bowsprit has no web folder"));
  }

  private static Map<String, Path> filesBelow(Path folder) throws IOException {
    Map<String, Path> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(folder)) {
      paths
          .filter(Files::isRegularFile)
          .forEach(file -> files.put(folder.relativize(file).toString().replace('\\', '/'), file));
    }
    return files;
  }
}
