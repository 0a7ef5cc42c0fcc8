package org.bowsprit.desktop.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The folders for a user's pictures and films, according to the convention of each platform. */
public enum MediaFolder {
  /** The folder for pictures. */
  PICTURES("XDG_PICTURES_DIR", "Pictures", "Pictures"),
  /** The folder for films. */
  VIDEOS("XDG_VIDEOS_DIR", "Videos", "Movies");

  private static final String LIST = "user-dirs.dirs";

  private final Pattern xdgPattern;
  private final String defaultName;
  private final String macName;

  MediaFolder(String xdgName, String defaultName, String macName) {
    this.xdgPattern = Pattern.compile(xdgName + "=\"(\\$HOME/)?([^\"]+)\"");
    this.defaultName = defaultName;
    this.macName = macName;
  }

  /**
   * Returns the folder if it exists. Linux: the folder in the file {@code user-dirs.dirs} in {@code
   * $XDG_CONFIG_HOME} or {@code ~/.config}, otherwise {@code ~/Pictures} or {@code ~/Videos}.
   * macOS: {@code ~/Pictures} or {@code ~/Movies}. Windows: {@code Pictures} or {@code Videos} in
   * the profile.
   *
   * @param osName the operating system as in {@code os.name}
   * @param environment the process's environment
   * @param home the user's home folder
   * @return the folder; empty if it does not exist
   */
  public Optional<Path> of(String osName, Map<String, String> environment, Path home) {
    boolean isMac = osName.toLowerCase(Locale.ROOT).startsWith("mac");
    Path defaultFolder = home.resolve(isMac ? macName : defaultName);
    return Stream.concat(configuredFolder(environment, home).stream(), Stream.of(defaultFolder))
        .filter(Files::isDirectory)
        .findFirst();
  }

  private Optional<Path> configuredFolder(Map<String, String> environment, Path home) {
    String base = environment.getOrDefault("XDG_CONFIG_HOME", "");
    Path folder = base.isEmpty() ? home.resolve(".config") : Path.of(base);
    try {
      Path list = folder.resolve(LIST);
      return Files.isRegularFile(list)
          ? Files.readAllLines(list).stream()
              .flatMap(line -> parseLine(line, home).stream())
              .findFirst()
          : Optional.empty();
    } catch (IOException e) {
      // A folder that cannot be read counts as not configured.
      return Optional.empty();
    }
  }

  private Optional<Path> parseLine(String line, Path home) {
    Matcher matcher = xdgPattern.matcher(line.strip());
    if (!matcher.matches()) {
      return Optional.empty();
    }
    Path path = Path.of(matcher.group(2));
    return Optional.of(matcher.group(1) == null ? path : home.resolve(path));
  }
}
