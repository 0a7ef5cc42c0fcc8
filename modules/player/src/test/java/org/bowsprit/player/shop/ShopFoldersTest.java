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

/** Tests the folders of bought games on simulated machines. Each machine is a tree of folders. */
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
  void steamGamesAreFoundOnLinux(String steamFolder) throws IOException {
    Path game = createFolder(home.resolve(steamFolder), "steamapps/common/Monkey2");
    createFolder(home.resolve(steamFolder), "steamapps/common/Day of the Tentacle Remastered");

    assertThat(foldersOnLinux()).containsExactly(new ShopFolder(Shop.STEAM, game));
  }

  @Test
  void gamesAreFoundInTheLibrariesThatSteamLists() throws IOException {
    Path folderInHome =
        createFolder(home, ".local/share/Steam/steamapps/common/" + SPECIAL_EDITION);
    Path folderOnDisk = createFolder(root, "mnt/games/steamapps/common/" + ATLANTIS);
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

    assertThat(foldersOnLinux())
        .containsExactly(
            new ShopFolder(Shop.STEAM, folderInHome), new ShopFolder(Shop.STEAM, folderOnDisk));
  }

  /** Until 2021 each line of the list had a number and a path. */
  @Test
  void theOldFormatOfTheListOfSteamLibrariesCanBeRead() throws IOException {
    Path game = createFolder(root, "mnt/old/SteamApps/common/Monkey2");
    write(
        home.resolve(".steam/steam/steamapps/libraryfolders.vdf"),
        "\"LibraryFolders\"\n{\n\t\"TimeNextStatsReport\"\t\"1\"\n\t\"1\"\t\t\"%s\"\n}\n"
            .formatted(root.resolve("mnt/old")));

    assertThat(foldersOnLinux()).containsExactly(new ShopFolder(Shop.STEAM, game));
  }

  @Test
  void linkedFoldersOfSteamAreListedOnce() throws IOException {
    Path game = createFolder(home, ".local/share/Steam/steamapps/common/Monkey2");
    Files.createDirectories(home.resolve(".steam"));
    Files.createSymbolicLink(home.resolve(".steam/steam"), home.resolve(".local/share/Steam"));

    assertThat(foldersOnLinux()).containsExactly(new ShopFolder(Shop.STEAM, game));
  }

  @Test
  void steamGamesAreFoundOnMacOs() throws IOException {
    Path game =
        createFolder(home, "Library/Application Support/Steam/steamapps/common/" + ATLANTIS);

    assertThat(foldersOnMacOs()).containsExactly(new ShopFolder(Shop.STEAM, game));
  }

  @Test
  void steamGamesAreFoundOnWindows() throws IOException {
    Path otherGame = createFolder(root, "C/Program Files (x86)/Steam/steamapps/common/Monkey2");
    Path folderOnDrive = createFolder(root, "D/SteamLibrary/steamapps/common/" + SPECIAL_EDITION);
    Path listedFolder = createFolder(root, "E/My Games/steamapps/common/" + ATLANTIS);
    write(
        root.resolve("C/Program Files (x86)/Steam/config/libraryfolders.vdf"),
        "\"libraryfolders\" { \"1\" {\n\"path\" \"%s\"\n} }"
            .formatted(root.resolve("E/My Games").toString().replace("\\", "\\\\")));

    assertThat(foldersOnWindows())
        .containsExactlyInAnyOrder(
            new ShopFolder(Shop.STEAM, otherGame),
            new ShopFolder(Shop.STEAM, listedFolder),
            new ShopFolder(Shop.STEAM, folderOnDrive));
  }

  @Test
  void gogGamesAreFoundOnLinuxMacOsAndWindows() throws IOException {
    Path linuxFolder = createFolder(home, "GOG Games/Monkey Island 2 Special Edition");
    assertThat(foldersOnLinux()).containsExactly(new ShopFolder(Shop.GOG, linuxFolder));

    Path macFolder = createFolder(root, "Applications/Monkey Island 2.app");
    assertThat(foldersOnMacOs())
        .containsExactly(
            new ShopFolder(Shop.GOG, macFolder), new ShopFolder(Shop.GOG, linuxFolder));

    Path galaxyFolder = createFolder(root, "C/Program Files (x86)/GOG Galaxy/Games/" + ATLANTIS);
    Path installerFolder = createFolder(root, "D/GOG Games/" + SPECIAL_EDITION);
    assertThat(foldersOnWindows())
        .containsExactly(
            new ShopFolder(Shop.GOG, galaxyFolder), new ShopFolder(Shop.GOG, installerFolder));
  }

  @Test
  void gamesOfTheHumbleAppAreFound() throws IOException {
    Path listedFolder = createFolder(root, "data/" + ATLANTIS);
    Path renamedFolder = createFolder(root, "data/game_windows");
    createFolder(root, "data/other_windows");
    Path libraryFolder = createFolder(root, "library/monkey2");
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
                libraryFolder.getParent(),
                listedFolder,
                renamedFolder,
                renamedFolder.resolveSibling("other_windows")));

    assertThat(foldersOnWindows())
        .containsExactly(
            new ShopFolder(Shop.HUMBLE, listedFolder),
            new ShopFolder(Shop.HUMBLE, renamedFolder),
            new ShopFolder(Shop.HUMBLE, libraryFolder),
            new ShopFolder(Shop.HUMBLE, defaultFolder));
  }

  @ParameterizedTest
  @ValueSource(strings = {".config", ".var/app/com.heroicgameslauncher.hgl/config"})
  void gamesOfHeroicAreFoundOnLinux(String configuration) throws IOException {
    Path gogFolder = createFolder(root, "games/Monkey Island 2 SE");
    Path epicFolder = createFolder(root, "games/Atlantis");
    Path defaultFolder = createFolder(home, "Games/Heroic/" + SPECIAL_EDITION);
    write(
        home.resolve(configuration).resolve("heroic/gog_store/installed.json"),
        "{\"installed\": [{\"appName\": \"1\", \"install_path\": \"" + gogFolder + "\"}]}");
    write(
        home.resolve(configuration).resolve("heroic/legendaryConfig/legendary/installed.json"),
        "{\"Fate\": {\"install_path\": \"" + epicFolder + "\"}}");

    assertThat(foldersOnLinux())
        .containsExactly(
            new ShopFolder(Shop.HEROIC, gogFolder),
            new ShopFolder(Shop.HEROIC, epicFolder),
            new ShopFolder(Shop.HEROIC, defaultFolder));
  }

  @Test
  void damagedListsAreIgnored() throws IOException {
    write(home.resolve(".config/heroic/gog_store/installed.json"), "{\"installed\": [");
    write(home.resolve(".config/legendary/installed.json"), "[{\"install_path\": \"\\u0000\"}]");
    write(home.resolve(".steam/steam/config/libraryfolders.vdf"), "\"path\" \"\0\"\n\"path\" \"");

    assertThat(foldersOnLinux()).isEmpty();
  }

  private List<ShopFolder> foldersOnLinux() {
    return folders("Linux", Map.of(), List.of(root));
  }

  private List<ShopFolder> foldersOnMacOs() {
    return folders("Mac OS X", Map.of(), List.of(root));
  }

  private List<ShopFolder> foldersOnWindows() {
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
