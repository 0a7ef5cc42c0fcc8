package org.bowsprit.player.shop;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The folders of a machine in which shops may have installed one of the three games. A library may
 * contain hundreds of games, so only folders whose name contains the name of one of the three games
 * are listed.
 *
 * @param machine the machine
 */
public record ShopFolders(Machine machine) {

  private static final List<String> NAME_PARTS = List.of("monkey", "atlantis");

  private static final String HEROIC_FLATPAK = ".var/app/com.heroicgameslauncher.hgl/config";

  private static final List<String> HEROIC_LISTS =
      List.of(
          "heroic/gog_store/installed.json",
          "heroic/legendaryConfig/legendary/installed.json",
          "heroic/nile_config/nile/installed.json",
          "legendary/installed.json");

  /**
   * A folder that may contain a game.
   *
   * @param shop the shop that installed the game
   * @param path the folder, which exists
   */
  public record ShopFolder(Shop shop, Path path) {}

  /** Returns the folders without duplicates, in the order of the shops. */
  public List<ShopFolder> folders() {
    List<ShopFolder> folders = new ArrayList<>();
    Set<Path> added = new HashSet<>();
    add(Shop.STEAM, gameFoldersIn(new SteamLibraries(machine).folders()), folders, added);
    add(Shop.GOG, gameFoldersIn(gogLibraries()), folders, added);
    add(
        Shop.HUMBLE,
        Stream.concat(humbleList().gameFolders().stream(), gameFoldersIn(humbleLibraries())),
        folders,
        added);
    add(
        Shop.HEROIC,
        Stream.concat(heroicGames(), gameFoldersIn(heroicLibraries())),
        folders,
        added);
    return folders;
  }

  private static void add(
      Shop shop, Stream<Path> candidates, List<ShopFolder> folders, Set<Path> added) {
    candidates
        .filter(Files::isDirectory)
        .filter(folder -> added.add(realPath(folder)))
        .forEach(folder -> folders.add(new ShopFolder(shop, folder)));
  }

  private Stream<Path> gogLibraries() {
    Path home = machine.home();
    if (machine.isWindows()) {
      return Stream.concat(
          machine
              .programFolders()
              .flatMap(
                  programs ->
                      Stream.of(programs.resolve("GOG Galaxy/Games"), programs.resolve("GOG.com"))),
          machine.drives().stream()
              .flatMap(drive -> Stream.of(drive.resolve("GOG Games"), drive.resolve("Games/GOG"))));
    }
    return machine.isMac()
        ? Stream.of(
            machine.drives().get(0).resolve("Applications"),
            home.resolve("Applications"),
            home.resolve("GOG Games"))
        : Stream.of(home.resolve("GOG Games"), home.resolve("Games"));
  }

  private Stream<Path> humbleLibraries() {
    return Stream.concat(
        humbleList().libraryFolders().stream(),
        Stream.concat(Stream.of(machine.home()), machine.drives().stream())
            .map(folder -> folder.resolve("Humble Games")));
  }

  private InstalledList humbleList() {
    return new InstalledList(machine.configuration().resolve("Humble App/config.json"));
  }

  private Stream<Path> heroicLibraries() {
    return Stream.of(machine.home().resolve("Games/Heroic"));
  }

  private Stream<Path> heroicGames() {
    return Stream.of(machine.configuration(), machine.home().resolve(HEROIC_FLATPAK))
        .flatMap(folder -> HEROIC_LISTS.stream().map(folder::resolve))
        .flatMap(list -> new InstalledList(list).gameFolders().stream());
  }

  private static Stream<Path> gameFoldersIn(Stream<Path> folders) {
    return folders
        .flatMap(folder -> children(folder).stream())
        .filter(folder -> isGameName(String.valueOf(folder.getFileName())));
  }

  private static List<Path> children(Path folder) {
    List<Path> children = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
        entries.forEach(children::add);
      } catch (IOException unreadable) {
        // A folder that cannot be read counts as empty.
      }
    }
    Collections.sort(children);
    return children;
  }

  /** Returns whether a name contains the name of one of the games. */
  static boolean isGameName(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return NAME_PARTS.stream().anyMatch(lower::contains);
  }

  /**
   * Resolves symbolic links, because Steam's own folder has several names, and all except one are
   * links.
   */
  private static Path realPath(Path folder) {
    try {
      return folder.toRealPath();
    } catch (IOException e) {
      return folder.toAbsolutePath().normalize();
    }
  }
}
