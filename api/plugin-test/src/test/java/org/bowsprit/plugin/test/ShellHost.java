package org.bowsprit.plugin.test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Stands for a Bowsprit: a script that answers as it is told. */
final class ShellHost {

  private ShellHost() {}

  /**
   * Writes one.
   *
   * @param folder becomes its home
   * @param script what it does, with the command line in {@code $*}
   * @return its home
   */
  static Path write(Path folder, String script) throws IOException {
    Path program = folder.resolve("bin/bowsprit");
    Files.createDirectories(program.getParent());
    Files.writeString(program, "#!/bin/sh\n" + script + "\n");
    if (!program.toFile().setExecutable(true)) {
      throw new IOException(program + " cannot be made a program");
    }
    return folder;
  }
}
