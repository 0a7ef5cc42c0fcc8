package org.bowsprit.desktop.folder;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** The folders for a user's files, according to the convention of each platform. */
public enum UserFolder {
  /**
   * Configuration. Linux: {@code $XDG_CONFIG_HOME/bowsprit} or {@code ~/.config/bowsprit}; macOS:
   * {@code ~/Library/Application Support/Bowsprit}; Windows: {@code %APPDATA%\Bowsprit}.
   */
  CONFIG("XDG_CONFIG_HOME", ".config", "APPDATA", "AppData/Roaming"),
  /**
   * Data that the program stores but that is not configuration. Linux: {@code
   * $XDG_STATE_HOME/bowsprit} or {@code ~/.local/state/bowsprit}; macOS: {@code
   * ~/Library/Application Support/Bowsprit}; Windows: {@code %LOCALAPPDATA%\Bowsprit}.
   */
  STATE("XDG_STATE_HOME", ".local/state", "LOCALAPPDATA", "AppData/Local");

  private static final String NO_HOME = "/dev/null";

  private final String xdgVariable;
  private final String xdgDefault;
  private final String windowsVariable;
  private final String windowsDefault;

  UserFolder(String xdgVariable, String xdgDefault, String windowsVariable, String windowsDefault) {
    this.xdgVariable = xdgVariable;
    this.xdgDefault = xdgDefault;
    this.windowsVariable = windowsVariable;
    this.windowsDefault = windowsDefault;
  }

  /**
   * Returns the user's home folder. On platforms that use {@code HOME}, this variable has
   * precedence, because Java reads only the account. For an account without a home folder, Java
   * reports {@code ?}. The result is then a folder in which nothing can be stored.
   *
   * @param osName the operating system as in {@code os.name}
   * @param environment the process's environment
   * @param account the home folder of the account, {@code user.home}
   */
  public static Path home(String osName, Map<String, String> environment, String account) {
    String homeVariable = environment.getOrDefault("HOME", "");
    boolean usesHomeVariable = !osName.toLowerCase(Locale.ROOT).startsWith("windows");
    if (usesHomeVariable && Path.of(homeVariable).isAbsolute()) {
      return Path.of(homeVariable);
    }
    return Path.of(usesHomeVariable && !Path.of(account).isAbsolute() ? NO_HOME : account);
  }

  /**
   * Returns the folder, which need not exist.
   *
   * @param osName the operating system as in {@code os.name}
   * @param environment the process's environment
   * @param home the user's home folder
   */
  public Path of(String osName, Map<String, String> environment, Path home) {
    String os = osName.toLowerCase(Locale.ROOT);
    if (os.startsWith("windows")) {
      String base = environment.get(windowsVariable);
      return (base == null ? home.resolve(windowsDefault) : Path.of(base)).resolve("Bowsprit");
    }
    if (os.startsWith("mac")) {
      return home.resolve("Library/Application Support/Bowsprit");
    }
    String base = environment.get(xdgVariable);
    // The XDG specification requires relative paths to be ignored.
    boolean isUsable = base != null && Path.of(base).isAbsolute();
    return (isUsable ? Path.of(base) : home.resolve(xdgDefault)).resolve("bowsprit");
  }
}
