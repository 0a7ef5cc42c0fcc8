package org.bowsprit.desktop.program;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/**
 * The folders in which the system searches for programs.
 *
 * @param folders the value of the variable {@code PATH}; relative folders are ignored, because
 *     another user could place programs in them
 */
public record SearchPath(String folders) {

  /** Returns the search path of this process. */
  public static SearchPath ofThisProcess() {
    return new SearchPath(Objects.requireNonNullElse(System.getenv("PATH"), ""));
  }

  /** Returns the first executable program with the given name; empty if there is none. */
  public Optional<Path> find(String program) {
    return Arrays.stream(folders.split(File.pathSeparator, -1))
        .map(File::new)
        .filter(File::isAbsolute)
        .map(folder -> new File(folder, program))
        .filter(file -> file.isFile() && file.canExecute())
        .map(File::toPath)
        .findFirst();
  }
}
