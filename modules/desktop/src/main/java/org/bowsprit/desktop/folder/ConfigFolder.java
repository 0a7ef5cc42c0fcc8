package org.bowsprit.desktop.folder;

import java.nio.file.Path;
import java.util.Map;

/**
 * The user's configuration folder (see {@link UserFolder#CONFIG}).
 *
 * @param path the folder, which need not exist
 */
public record ConfigFolder(Path path) {

  /** Returns the folder of the user who runs this process. */
  public static ConfigFolder ofThisProcess() {
    return of(System.getProperty("os.name"), System.getenv(), System.getProperty("user.home"));
  }

  /**
   * Returns the folder according to the platform's convention.
   *
   * @param osName the operating system as in {@code os.name}
   * @param environment the process's environment
   * @param userHome the home folder of the account, {@code user.home}
   */
  public static ConfigFolder of(String osName, Map<String, String> environment, String userHome) {
    Path home = UserFolder.home(osName, environment, userHome);
    return new ConfigFolder(UserFolder.CONFIG.of(osName, environment, home));
  }

  public Path settingsFile() {
    return path.resolve("bowsprit.toml");
  }
}
