package org.bowsprit.player.shop;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.bowsprit.desktop.folder.MediaFolders;

/**
 * The properties of a machine that determine where games are installed.
 *
 * @param osName the operating system as in {@code os.name}
 * @param environment the process's environment
 * @param home the user's home folder
 * @param drives the roots of the file system
 */
public record Machine(
    String osName, Map<String, String> environment, Path home, List<Path> drives) {

  public Machine {
    environment = Map.copyOf(environment);
    drives = List.copyOf(drives);
  }

  /** Returns the machine on which this process runs. */
  public static Machine ofThisProcess() {
    List<Path> drives = new ArrayList<>();
    FileSystems.getDefault().getRootDirectories().forEach(drives::add);
    return new Machine(
        System.getProperty("os.name", ""), System.getenv(), MediaFolders.home(), drives);
  }

  boolean isWindows() {
    return osName.toLowerCase(Locale.ROOT).startsWith("windows");
  }

  boolean isMac() {
    return osName.toLowerCase(Locale.ROOT).startsWith("mac");
  }

  /** Returns the folders in which programs are installed; none except on Windows. */
  Stream<Path> programFolders() {
    return Stream.of("ProgramFiles(x86)", "ProgramFiles", "ProgramW6432")
        .map(environment::get)
        .filter(folder -> folder != null && !folder.isEmpty())
        .map(Path::of)
        .distinct();
  }

  /** Returns the folder in which programs store a user's configuration. */
  Path configuration() {
    if (isWindows()) {
      return folder("APPDATA", "AppData/Roaming");
    }
    return isMac() ? applicationSupport() : folder("XDG_CONFIG_HOME", ".config");
  }

  /** Returns the folder in which programs store their data on Linux. */
  Path data() {
    return folder("XDG_DATA_HOME", ".local/share");
  }

  /** Returns the folder in which programs store their data on macOS. */
  Path applicationSupport() {
    return home.resolve("Library/Application Support");
  }

  private Path folder(String variable, String defaultPath) {
    String value = environment.getOrDefault(variable, "");
    return value.isEmpty() ? home.resolve(defaultPath) : Path.of(value);
  }
}
