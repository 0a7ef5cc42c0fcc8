package org.bowsprit.integration.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

/**
 * A speech program for tests. Instead of reading texts aloud, it writes them to a file, one text in
 * each line.
 */
final class LoggingSpeechProgram {

  private final Path folder;
  private final Path log;

  /** Creates the program in an empty folder, with the name of a well-known speech program. */
  LoggingSpeechProgram(Path folder) throws IOException {
    this.folder = Files.createDirectories(folder);
    log = Files.createFile(folder.resolve("log"));
    Path program =
        Files.writeString(folder.resolve("spd-say"), "#!/bin/sh\ncat >> '" + log + "'\n");
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /** Returns the variable {@code PATH} with the speech program's folder at its beginning. */
  String pathVariable() {
    return "PATH=" + folder + ":" + System.getenv("PATH");
  }

  /** Returns all texts that the speech program has received. */
  List<String> texts() throws IOException {
    return Files.readAllLines(log);
  }
}
