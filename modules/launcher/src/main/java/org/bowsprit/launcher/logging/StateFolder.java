package org.bowsprit.launcher.logging;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/**
 * The folder of things Bowsprit keeps but nobody configures: the log file, plugins' own files.
 *
 * <p>Linux: {@code $XDG_STATE_HOME/bowsprit} or {@code ~/.local/state/bowsprit}; macOS: {@code
 * ~/Library/Application Support/Bowsprit}; Windows: {@code %LOCALAPPDATA%\Bowsprit}.
 *
 * @param path the folder, which need not exist
 * @param home the person's home folder, shown as {@code ~}
 */
public record StateFolder(Path path, Path home) {

  /** Returns the state folder of the person that runs this process. */
  public static StateFolder ofThisProcess() {
    return of(System.getProperty("os.name"), System.getenv(), System.getProperty("user.home"));
  }

  /**
   * Returns the state folder by the platform's custom.
   *
   * @param osName the operating system as in {@code os.name}
   * @param environment the process's environment
   * @param userHome the person's home folder
   */
  public static StateFolder of(String osName, Map<String, String> environment, String userHome) {
    Path home = Path.of(userHome);
    String os = osName.toLowerCase(Locale.ROOT);
    if (os.startsWith("windows")) {
      String local = environment.get("LOCALAPPDATA");
      Path base = local == null ? home.resolve("AppData").resolve("Local") : Path.of(local);
      return new StateFolder(base.resolve("Bowsprit"), home);
    }
    if (os.startsWith("mac")) {
      return new StateFolder(home.resolve("Library/Application Support/Bowsprit"), home);
    }
    String state = environment.get("XDG_STATE_HOME");
    // The XDG text says that a relative path is to be ignored.
    boolean usable = state != null && Path.of(state).isAbsolute();
    Path base = usable ? Path.of(state) : home.resolve(".local").resolve("state");
    return new StateFolder(base.resolve("bowsprit"), home);
  }

  /** Returns the log file. */
  public Path logFile() {
    return path.resolve("bowsprit.log");
  }

  /** Returns the log file as a person may be shown it: below {@code ~}, never an absolute path. */
  public String displayName() {
    return logFile().startsWith(home)
        ? "~/" + home.relativize(logFile()).toString().replace('\\', '/')
        : "bowsprit.log in the state folder";
  }
}
