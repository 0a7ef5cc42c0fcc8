package org.bowsprit.desktop.folder;

import java.nio.file.Path;
import java.util.Map;

/**
 * The folder of the files that Bowsprit stores in addition to the settings: the log file and the
 * plugins' own files.
 *
 * <p>It is {@link UserFolder#STATE}.
 *
 * @param path the folder, which need not exist
 * @param home the user's home folder, which is displayed as {@code ~}
 */
public record StateFolder(Path path, Path home) {

  /** Returns the state folder of the user who runs this process. */
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
    Path home = UserFolder.home(osName, environment, userHome);
    return new StateFolder(UserFolder.STATE.of(osName, environment, home), home);
  }

  public Path logFile() {
    return path.resolve("bowsprit.log");
  }

  /**
   * Returns the path of the log file for display. It starts with {@code ~/}. If the file is outside
   * of the home folder, the result is a description without the path.
   */
  public String displayName() {
    return logFile().startsWith(home)
        ? "~/" + home.relativize(logFile()).toString().replace('\\', '/')
        : "bowsprit.log in the state folder";
  }
}
