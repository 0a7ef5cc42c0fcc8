package org.bowsprit.launcher;

import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.console.Console;
import org.bowsprit.desktop.folder.ConfigFolder;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.desktop.folder.StateFolder;

/** A console whose output and error streams a test can read. */
public final class CapturedConsole {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  /** Returns a console without colours and without a terminal. */
  public Console asConsole() {
    return new Console(out, err, false, false);
  }

  /**
   * Runs a command line. The program uses {@code home} as the user's home folder.
   *
   * @return its exit code
   */
  public int run(Path home, String... arguments) {
    return run(Optional.empty(), home, arguments);
  }

  /**
   * Runs a command line with a home folder and a program folder.
   *
   * @param program the folder of the program; empty if the program has none
   * @return its exit code
   */
  public int run(Optional<Path> program, Path home, String... arguments) {
    StateFolder stateFolder = StateFolder.of("Linux", Map.of(), home.toString());
    ProgramFolders folders =
        new ProgramFolders(program, stateFolder, new ConfigFolder(stateFolder.home()));
    return new Launcher(asConsole(), folders).run(arguments);
  }

  /** Returns the standard output. */
  public String out() {
    return out.toString();
  }

  /** Returns the standard error. */
  public String err() {
    return err.toString();
  }
}
