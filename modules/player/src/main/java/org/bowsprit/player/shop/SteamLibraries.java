package org.bowsprit.player.shop;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the folders in which Steam installs games. One is in Steam's own folder. The file {@code
 * libraryfolders.vdf} lists the others.
 *
 * @param machine the machine on which to look for Steam
 */
record SteamLibraries(Machine machine) {

  private static final List<String> LISTS =
      List.of("steamapps/libraryfolders.vdf", "config/libraryfolders.vdf");

  /**
   * The keys of paths. In old files the key is a number; in new files a section contains the path.
   */
  private static final Pattern PATH_KEY = Pattern.compile("path|\\d+");

  /** File names on Linux are case-sensitive, and both names have been used. */
  private static final List<String> GAME_FOLDERS = List.of("steamapps/common", "SteamApps/common");

  private static final int MAX_BYTES = 1 << 20;

  /** Returns the folders that contain one folder per game. */
  Stream<Path> folders() {
    return steamFolders()
        .filter(Files::isDirectory)
        .flatMap(steam -> Stream.concat(Stream.of(steam), listedLibraries(steam)))
        .flatMap(library -> GAME_FOLDERS.stream().map(library::resolve));
  }

  private Stream<Path> steamFolders() {
    if (machine.isWindows()) {
      return Stream.concat(
          machine.programFolders().map(programs -> programs.resolve("Steam")),
          machine.drives().stream()
              .flatMap(
                  drive ->
                      Stream.of(
                          drive.resolve("Steam"),
                          drive.resolve("SteamLibrary"),
                          drive.resolve("Games/Steam"))));
    }
    Path home = machine.home();
    if (machine.isMac()) {
      return Stream.of(machine.applicationSupport().resolve("Steam"));
    }
    return Stream.of(
        machine.data().resolve("Steam"),
        home.resolve(".steam/steam"),
        home.resolve(".steam/root"),
        home.resolve(".var/app/com.valvesoftware.Steam/.local/share/Steam"),
        home.resolve("snap/steam/common/.local/share/Steam"));
  }

  private static Stream<Path> listedLibraries(Path steam) {
    return LISTS.stream().map(steam::resolve).flatMap(SteamLibraries::libraries);
  }

  private static Stream<Path> libraries(Path list) {
    try {
      if (!Files.isRegularFile(list) || Files.size(list) > MAX_BYTES) {
        return Stream.empty();
      }
      String text = new String(Files.readAllBytes(list), StandardCharsets.UTF_8);
      return new KeyValues(text).values(PATH_KEY).stream().flatMap(SteamLibraries::folder);
    } catch (IOException unreadable) {
      // A file that cannot be read counts as empty.
      return Stream.empty();
    }
  }

  /**
   * Returns the folder if it is an absolute path. The section "apps" also has numbers as keys, but
   * its values are not paths.
   */
  private static Stream<Path> folder(String path) {
    try {
      return Stream.of(Path.of(path)).filter(Path::isAbsolute);
    } catch (InvalidPathException e) {
      // The file may have been written on another system.
      return Stream.empty();
    }
  }
}
