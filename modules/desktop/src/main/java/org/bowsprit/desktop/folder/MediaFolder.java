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

/** The folders for a person's pictures and films, according to the convention of each platform. */
public enum MediaFolder {
  /** The folder for pictures. */
  PICTURES("XDG_PICTURES_DIR", "Pictures", "Pictures"),
  /** The folder for films. */
  VIDEOS("XDG_VIDEOS_DIR", "Videos", "Movies");

  private static final String LIST = "user-dirs.dirs";

  private final Pattern listed;
  private final String usual;
  private final String onMac;

  MediaFolder(String xdgName, String usual, String onMac) {
    this.listed = Pattern.compile(xdgName + "=\"(\\$HOME/)?([^\"]+)\"");
    this.usual = usual;
    this.onMac = onMac;
  }

  /**
   * Returns the folder if it exists. Linux: the folder that {@code user-dirs.dirs} in {@code
   * $XDG_CONFIG_HOME} or {@code ~/.config} names, otherwise {@code ~/Pictures} or {@code ~/Videos}.
   * macOS: {@code ~/Pictures} or {@code ~/Movies}. Windows: {@code Pictures} or {@code Videos} in
   * the profile.
   *
   * @param osName the operating system as in {@code os.name}
   * @param environment the process's environment
   * @param home the person's home folder
   * @return the folder; empty if it does not exist
   */
  public Optional<Path> of(String osName, Map<String, String> environment, Path home) {
    boolean isMac = osName.toLowerCase(Locale.ROOT).startsWith("mac");
    Path custom = home.resolve(isMac ? onMac : usual);
    return Stream.concat(listed(environment, home).stream(), Stream.of(custom))
        .filter(Files::isDirectory)
        .findFirst();
  }

  private Optional<Path> listed(Map<String, String> environment, Path home) {
    String base = environment.getOrDefault("XDG_CONFIG_HOME", "");
    Path folder = base.isEmpty() ? home.resolve(".config") : Path.of(base);
    try {
      Path list = folder.resolve(LIST);
      return Files.isRegularFile(list)
          ? Files.readAllLines(list).stream().flatMap(line -> path(line, home).stream()).findFirst()
          : Optional.empty();
    } catch (IOException e) {
      // A folder that cannot be read counts as not configured.
      return Optional.empty();
    }
  }

  private Optional<Path> path(String line, Path home) {
    Matcher found = listed.matcher(line.strip());
    if (!found.matches()) {
      return Optional.empty();
    }
    Path path = Path.of(found.group(2));
    return Optional.of(found.group(1) == null ? path : home.resolve(path));
  }
}
