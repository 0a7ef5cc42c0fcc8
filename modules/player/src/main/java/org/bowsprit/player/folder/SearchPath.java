package org.bowsprit.player.folder;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/**
 * Where programs of the system are looked for.
 *
 * @param folders as the variable {@code PATH} lists them; a relative one is passed over, for it may
 *     be anybody's
 */
public record SearchPath(String folders) {

  /** Returns where this process looks. */
  public static SearchPath ofThisProcess() {
    return new SearchPath(Objects.requireNonNullElse(System.getenv("PATH"), ""));
  }

  /** Returns the first program of a name; empty if there is none that may be run. */
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
