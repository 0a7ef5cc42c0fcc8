package org.bowsprit.integration.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

/**
 * A speech program that writes the texts that it should read aloud to a file, one text in each
 * line.
 */
final class SpeechLog {

  private final Path folder;
  private final Path log;

  /** Creates the program in an empty folder, with the name of a well-known speech program. */
  SpeechLog(Path folder) throws IOException {
    this.folder = Files.createDirectories(folder);
    log = Files.createFile(folder.resolve("log"));
    Path program =
        Files.writeString(folder.resolve("spd-say"), "#!/bin/sh\ncat >> '" + log + "'\n");
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /** Returns the environment variable with which the program is found first. */
  String pathVariable() {
    return "PATH=" + folder + ":" + System.getenv("PATH");
  }

  /** Returns everything that was read aloud. */
  List<String> texts() throws IOException {
    return Files.readAllLines(log);
  }
}
