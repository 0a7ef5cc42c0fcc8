package org.bowsprit.player.shop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.bowsprit.player.shop.ShopFolders.ShopFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the folders of synthetic machines. Each machine is a tree below a folder. */
class ShopFoldersTest {

  private static final String SPECIAL_EDITION = "The Secret of Monkey Island Special Edition";
  private static final String ATLANTIS = "Indiana Jones and the Fate of Atlantis";

  private final Path root;
  private final Path home;

  ShopFoldersTest(@TempDir Path folder) {
    root = folder;
    home = folder.resolve("home/guybrush");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".local/share/Steam",
        ".steam/steam",
        ".steam/root",
        ".var/app/com.valvesoftware.Steam/.local/share/Steam",
        "snap/steam/common/.local/share/Steam"
      })
  void findsSteamGamesOnLinux(String steam) throws IOException {
    Path game = createFolder(home.resolve(steam), "steamapps/common/Monkey2");
    createFolder(home.resolve(steam), "steamapps/common/Day of the Tentacle Remastered");

    assertThat(linux()).containsExactly(new ShopFolder(Shop.STEAM, game));
  }

  @Test
  void findsGamesInTheLibrariesThatSteamLists() throws IOException {
    Path inHome = createFolder(home, ".local/share/Steam/steamapps/common/" + SPECIAL_EDITION);
    Path onDisk = createFolder(root, "mnt/games/steamapps/common/" + ATLANTIS);
    write(
        home.resolve(".local/share/Steam/config/libraryfolders.vdf"),
        """
        "libraryfolders"
        {
        \t"0"
        \t{
        \t\t"path"\t\t"%s"
        \t\t"label"\t\t""
        \t\t"apps"
        \t\t{
        \t\t\t"32360"\t\t"1242812968"
        \t\t}
        \t}
        \t"1"
        \t{
        \t\t"path"\t\t"%s"
        \t}
        }
        """
            .formatted(home.resolve(".local/share/Steam"), root.resolve("mnt/games")));

    assertThat(linux())
        .containsExactly(new ShopFolder(Shop.STEAM, inHome), new ShopFolder(Shop.STEAM, onDisk));
  }

  /** Until 2021 each line of the list had a number and a path. */
  @Test
  void readsTheOldFormatOfSteamsList() throws IOException {
    Path game = createFolder(root, "mnt/old/SteamApps/common/Monkey2");
    write(
        home.resolve(".steam/steam/steamapps/libraryfolders.vdf"),
        "\"LibraryFolders\"\n{\n\t\"TimeNextStatsReport\"\t\"1\"\n\t\"1\"\t\t\"%s\"\n}\n"
            .formatted(root.resolve("mnt/old")));

    assertThat(linux()).containsExactly(new ShopFolder(Shop.STEAM, game));
  }

  @Test
  void linkedFoldersOfSteamAreListedOnce() throws IOException {
    Path game = createFolder(home, ".local/share/Steam/steamapps/common/Monkey2");
    Files.createDirectories(home.resolve(".steam"));
    Files.createSymbolicLink(home.resolve(".steam/steam"), home.resolve(".local/share/Steam"));

    assertThat(linux()).containsExactly(new ShopFolder(Shop.STEAM, game));
  }

  @Test
  void findsSteamGamesOnMacOs() throws IOException {
    Path game =
        createFolder(home, "Library/Application Support/Steam/steamapps/common/" + ATLANTIS);

    assertThat(mac()).containsExactly(new ShopFolder(Shop.STEAM, game));
  }

  @Test
  void findsSteamGamesOnWindows() throws IOException {
    Path otherGame = createFolder(root, "C/Program Files (x86)/Steam/steamapps/common/Monkey2");
    Path onDrive = createFolder(root, "D/SteamLibrary/steamapps/common/" + SPECIAL_EDITION);
    Path listed = createFolder(root, "E/My Games/steamapps/common/" + ATLANTIS);
    write(
        root.resolve("C/Program Files (x86)/Steam/config/libraryfolders.vdf"),
        "\"libraryfolders\" { \"1\" {\n\"path\" \"%s\"\n} }"
            .formatted(root.resolve("E/My Games").toString().replace("\\", "\\\\")));

    assertThat(windows())
        .containsExactlyInAnyOrder(
            new ShopFolder(Shop.STEAM, otherGame),
            new ShopFolder(Shop.STEAM, listed),
            new ShopFolder(Shop.STEAM, onDrive));
  }

  @Test
  void findsGogGamesOnLinuxMacOsAndWindows() throws IOException {
    Path linux = createFolder(home, "GOG Games/Monkey Island 2 Special Edition");
    assertThat(linux()).containsExactly(new ShopFolder(Shop.GOG, linux));

    Path mac = createFolder(root, "Applications/Monkey Island 2.app");
    assertThat(mac())
        .containsExactly(new ShopFolder(Shop.GOG, mac), new ShopFolder(Shop.GOG, linux));

    Path galaxy = createFolder(root, "C/Program Files (x86)/GOG Galaxy/Games/" + ATLANTIS);
    Path installer = createFolder(root, "D/GOG Games/" + SPECIAL_EDITION);
    assertThat(windows())
        .containsExactly(new ShopFolder(Shop.GOG, galaxy), new ShopFolder(Shop.GOG, installer));
  }

  @Test
  void findsGamesOfTheHumbleApp() throws IOException {
    Path listed = createFolder(root, "data/" + ATLANTIS);
    Path renamed = createFolder(root, "data/game_windows");
    createFolder(root, "data/other_windows");
    Path library = createFolder(root, "library/monkey2");
    Path defaultFolder = createFolder(home, "Humble Games/Monkey Island 2");
    write(
        home.resolve("AppData/Roaming/Humble App/config.json"),
        """
        {"settings": {"downloadLocation": "%s"}, "game-collection-4": [
          {"gameName": "Indiana Jones", "status": "installed", "filePath": "%s"},
          {"gameName": "The Secret of Monkey Island", "status": "installed", "filePath": "%s"},
          {"gameName": "Another game", "status": "installed", "filePath": "%s"},
          {"gameName": "Monkey Island 2", "status": "available", "filePath": null}]}
        """
            .formatted(
                library.getParent(), listed, renamed, renamed.resolveSibling("other_windows")));

    assertThat(windows())
        .containsExactly(
            new ShopFolder(Shop.HUMBLE, listed),
            new ShopFolder(Shop.HUMBLE, renamed),
            new ShopFolder(Shop.HUMBLE, library),
            new ShopFolder(Shop.HUMBLE, defaultFolder));
  }

  @ParameterizedTest
  @ValueSource(strings = {".config", ".var/app/com.heroicgameslauncher.hgl/config"})
  void findsGamesOfHeroicOnLinux(String configuration) throws IOException {
    Path gog = createFolder(root, "games/Monkey Island 2 SE");
    Path epic = createFolder(root, "games/Atlantis");
    Path defaultFolder = createFolder(home, "Games/Heroic/" + SPECIAL_EDITION);
    write(
        home.resolve(configuration).resolve("heroic/gog_store/installed.json"),
        "{\"installed\": [{\"appName\": \"1\", \"install_path\": \"" + gog + "\"}]}");
    write(
        home.resolve(configuration).resolve("heroic/legendaryConfig/legendary/installed.json"),
        "{\"Fate\": {\"install_path\": \"" + epic + "\"}}");

    assertThat(linux())
        .containsExactly(
            new ShopFolder(Shop.HEROIC, gog),
            new ShopFolder(Shop.HEROIC, epic),
            new ShopFolder(Shop.HEROIC, defaultFolder));
  }

  @Test
  void damagedListsAreIgnored() throws IOException {
    write(home.resolve(".config/heroic/gog_store/installed.json"), "{\"installed\": [");
    write(home.resolve(".config/legendary/installed.json"), "[{\"install_path\": \"\\u0000\"}]");
    write(home.resolve(".steam/steam/config/libraryfolders.vdf"), "\"path\" \"\0\"\n\"path\" \"");

    assertThat(linux()).isEmpty();
  }

  private List<ShopFolder> linux() {
    return folders("Linux", Map.of(), List.of(root));
  }

  private List<ShopFolder> mac() {
    return folders("Mac OS X", Map.of(), List.of(root));
  }

  private List<ShopFolder> windows() {
    return folders(
        "Windows 11",
        Map.of(
            "ProgramFiles(x86)", root.resolve("C/Program Files (x86)").toString(),
            "ProgramFiles", root.resolve("C/Program Files").toString()),
        List.of(root.resolve("C"), root.resolve("D"), root.resolve("E")));
  }

  private List<ShopFolder> folders(
      String osName, Map<String, String> environment, List<Path> drives) {
    return new ShopFolders(new Machine(osName, environment, home, drives)).folders();
  }

  private static Path createFolder(Path folder, String name) throws IOException {
    return Files.createDirectories(folder.resolve(name));
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
