package org.bowsprit.plugin.test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Replaces Bowsprit with a shell script that prints fixed output. */
final class ShellHost {

  private ShellHost() {}

  /**
   * Writes the script.
   *
   * @param folder the program folder of the replacement
   * @param script the shell code; {@code $*} is the command line
   * @return the program folder
   */
  static Path write(Path folder, String script) throws IOException {
    Path program = folder.resolve("bin/bowsprit");
    Files.createDirectories(program.getParent());
    Files.writeString(program, "#!/bin/sh\n" + script + "\n");
    if (!program.toFile().setExecutable(true)) {
      throw new IOException(program + " cannot be made executable");
    }
    return folder;
  }
}
