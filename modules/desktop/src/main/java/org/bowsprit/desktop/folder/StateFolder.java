package org.bowsprit.desktop.folder;

import java.nio.file.Path;
import java.util.Map;

/**
 * The folder of the files that Bowsprit stores in addition to the settings: the log file and the
 * plugins' own files.
 *
 * <p>It is {@link PersonalFolder#STATE}.
 *
 * @param path the folder, which need not exist
 * @param home the person's home folder, shown as {@code ~}
 */
public record StateFolder(Path path, Path home) {

  /** Returns the state folder of the person who runs this process. */
  public static StateFolder ofThisProcess() {
    return of(System.getProperty("os.name"), System.getenv(), System.getProperty("user.home"));
  }

  /**
   * Returns the state folder according to the platform's convention.
   *
   * @param osName the operating system as in {@code os.name}
   * @param environment the process's environment
   * @param userHome the home folder of the account, {@code user.home}
   */
  public static StateFolder of(String osName, Map<String, String> environment, String userHome) {
    Path home = PersonalFolder.home(osName, environment, userHome);
    return new StateFolder(PersonalFolder.STATE.of(osName, environment, home), home);
  }

  public Path logFile() {
    return path.resolve("bowsprit.log");
  }

  /** Returns the path of the log file for display. It is relative to {@code ~}, never absolute. */
  public String displayName() {
    return logFile().startsWith(home)
        ? "~/" + home.relativize(logFile()).toString().replace('\\', '/')
        : "bowsprit.log in the state folder";
  }
}
