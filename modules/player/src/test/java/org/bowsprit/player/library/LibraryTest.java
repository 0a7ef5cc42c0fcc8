package org.bowsprit.player.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.desktop.folder.ConfigFolder;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.desktop.folder.StateFolder;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.desktop.text.Languages;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.format.game.GameLoader;
import org.bowsprit.player.LabGames;
import org.bowsprit.player.library.Library.Entry;
import org.bowsprit.player.shop.Machine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the list of games from which the player can choose. */
class LibraryTest {

  private static final Path WALKLAB = LabGames.folder("walklab");

  private final Path folder;
  private final Path home;
  private ShopGames shops =
      new ShopGames(() -> new Machine("Linux", Map.of(), Path.of("/none"), List.of()));

  LibraryTest(@TempDir Path folder) {
    this.folder = folder;
    home = folder.resolve("home");
  }

  private Library createLibrary() {
    return createLibrary(Optional.empty());
  }

  private Library createLibrary(Optional<Path> bundledGames) {
    StateFolder state = StateFolder.of("Linux", Map.of(), home.toString());
    ProgramFolders folders =
        new ProgramFolders(bundledGames.map(Path::getParent), state, new ConfigFolder(home));
    return new Library(new GameCatalog(folders), folders, shops);
  }

  @Test
  void everyStartCountsAsTheFirstUntilAGameIsPlayed() {
    assertThat(createLibrary().isFirstStart()).isTrue();
    createLibrary().recordPlayed(null);
    assertThat(createLibrary().isFirstStart()).isFalse();
    assertThat(createLibrary().entries(Optional.empty(), Texts.english())).isEmpty();
  }

  @Test
  void aRemovedGameReturnsWhenItIsPlayed() {
    createLibrary().recordPlayed(WALKLAB.toString());
    Entry walklabEntry = createLibrary().entries(Optional.empty(), Texts.english()).get(0);

    createLibrary().remove(walklabEntry);

    assertThat(createLibrary().entries(Optional.empty(), Texts.english())).isEmpty();
    assertThat(createLibrary().entries(Optional.of(WALKLAB), Texts.english()))
        .as("the entries with the removed game as the player's folder")
        .isEmpty();
    assertThat(WALKLAB).as("the folder of the removed game").exists();

    createLibrary().recordPlayed(WALKLAB.toString());
    assertThat(createLibrary().entries(Optional.empty(), Texts.english()))
        .containsExactly(walklabEntry);
  }

  @Test
  void aTitleGivenByThePlayerRemainsUntilItIsRemoved() {
    createLibrary().recordPlayed(WALKLAB.toString());
    Entry walklabEntry = createLibrary().entries(Optional.empty(), Texts.english()).get(0);

    createLibrary().rename(walklabEntry, "The walk\tof walks");
    assertThat(createLibrary().entries(Optional.empty(), Texts.english()))
        .extracting(Entry::title)
        .containsExactly("The walk of walks");

    createLibrary().rename(walklabEntry, " ");
    assertThat(createLibrary().entries(Optional.empty(), Texts.english()))
        .containsExactly(walklabEntry);
  }

  @Test
  void gamesOfADroppedFolderStayInTheLibrary() throws IOException {
    assertThat(createLibrary().hasOwnGames()).isFalse();
    assertThat(createLibrary().lastPlayed()).isEmpty();
    assertThat(createLibrary().examineDrop(WALKLAB.getParent(), Texts.english()).game()).isEmpty();

    assertThat(createLibrary().hasOwnGames()).isTrue();
    assertThat(createLibrary().entries(Optional.empty(), Texts.english()))
        .extracting(Entry::path)
        .contains(WALKLAB);
    createLibrary().recordPlayed(WALKLAB.toString());
    assertThat(createLibrary().lastPlayed()).contains(WALKLAB);
  }

  @Test
  void aBundledGameIsNotAGameOfThePlayer() throws IOException {
    Path bundledGames = folder.resolve("program/games");
    copyGame(WALKLAB, bundledGames.resolve("walk"));
    Library library = createLibrary(Optional.of(bundledGames));
    library.recordPlayed(bundledGames.resolve("walk").toString());
    assertThat(library.lastPlayed()).contains(bundledGames.resolve("walk"));
    assertThat(library.hasOwnGames()).isFalse();

    library.recordPlayed(WALKLAB.toString());
    assertThat(library.hasOwnGames()).isTrue();
  }

  @Test
  void aBundledGameThatThePlayerAlsoHasElsewhereIsListedOnce() throws IOException {
    Path bundledGames = folder.resolve("program/games");
    copyGame(WALKLAB, bundledGames.resolve("walk"));
    Library library = createLibrary(Optional.of(bundledGames));
    library.recordPlayed(bundledGames.resolve("walk").toString());
    library.recordPlayed(WALKLAB.toString());

    List<Entry> entries = library.entries(Optional.empty(), Texts.english());
    assertThat(entries).extracting(Entry::path).containsExactly(WALKLAB);
    library.remove(entries.get(0));
    assertThat(library.entries(Optional.empty(), Texts.english()))
        .extracting(Entry::path)
        .containsExactly(bundledGames.resolve("walk"));
  }

  @Test
  void playingTheDefaultGameIsRecorded() throws IOException {
    Path bundledGames = folder.resolve("program/games");
    copyGame(LabGames.folder("oplab"), bundledGames.resolve("oplab"));
    copyGame(WALKLAB, bundledGames.resolve("walklab"));
    Library library = createLibrary(Optional.of(bundledGames));
    assertThat(library.entries(Optional.empty(), Texts.english()))
        .extracting(Entry::path)
        .containsExactly(bundledGames.resolve("oplab"), bundledGames.resolve("walklab"));

    library.recordPlayed(null);
    assertThat(library.lastPlayed()).contains(bundledGames.resolve("walklab"));
    library.recordPlayed("oplab");
    library.recordPlayed("no such game");
    assertThat(library.entries(Optional.empty(), Texts.english()))
        .extracting(Entry::path)
        .containsExactly(bundledGames.resolve("oplab"), bundledGames.resolve("walklab"));
  }

  /** Simulates an edition of Monkey Island 2 that Steam has installed on another disk. */
  @Test
  void gamesInstalledByAShopAreFoundAndOffered() throws IOException {
    Path game = folder.resolve("disk/steamapps/common/Monkey2");
    copyGame(LabGames.folder("oplab"), game);
    Path libraryList = home.resolve(".local/share/Steam/steamapps/libraryfolders.vdf");
    Files.createDirectories(libraryList.getParent());
    Files.writeString(libraryList, "\"path\" \"" + folder.resolve("disk") + "\"");
    Path index = game.resolve("MONKEY2.000");
    byte[] indexContents = Files.readAllBytes(index);
    // Changes the digest, so that the lab game becomes an unknown edition of Monkey Island 2.
    indexContents[indexContents.length - 1] ^= 1;
    Files.write(index, indexContents);
    shops = new ShopGames(() -> new Machine("Linux", Map.of(), home, List.of()));
    Library library = createLibrary();

    assertThat(library.hasShopGames()).isTrue();
    List<Entry> shopGames = library.shopGames(List.of(), Texts.english());
    assertThat(shopGames).extracting(Entry::path).containsExactly(game);
    assertThat(shopGames.get(0).title()).isEqualTo("Monkey Island 2: LeChuck's Revenge");
    assertThat(shopGames.get(0).details()).startsWith("Steam: ");
    assertThat(library.shopGames(shopGames, Texts.english())).isEmpty();
  }

  @Test
  void installedGamesAreNotSearchedForIfTheSettingIsOff() throws IOException {
    Files.createDirectories(home);
    Files.writeString(home.resolve("bowsprit.toml"), "[files]\nfind-games = false\n");
    shops =
        new ShopGames(
            () -> {
              throw new AssertionError("the library searched for installed games");
            });

    assertThat(createLibrary().hasShopGames()).isFalse();
  }

  /**
   * Checks that a game in the player's folder is listed before the lab games, even if the game was
   * never played.
   */
  @Test
  void labGamesAreListedLast() throws IOException {
    Path bundledGames = folder.resolve("program/games");
    copyGame(WALKLAB, bundledGames.resolve("a-lab"));
    Path ownGame = folder.resolve("own/other");
    copyGame(LabGames.folder("oplab"), ownGame);
    copyGame(LabGames.folder("oplab"), folder.resolve("own/lab"));
    Path index = ownGame.resolve("MONKEY2.000");
    byte[] indexContents = Files.readAllBytes(index);
    // Changes the digest, so that the game is no longer a lab game.
    indexContents[indexContents.length - 1] ^= 1;
    Files.write(index, indexContents);
    Library library = createLibrary(Optional.of(bundledGames));

    assertThat(library.entries(Optional.of(folder.resolve("own")), Texts.english()))
        .extracting(Entry::path)
        .containsExactly(ownGame, folder.resolve("own/lab"), bundledGames.resolve("a-lab"));
  }

  @Test
  void theGamePlayedLastIsListedFirstAndOnlyOnce() {
    createLibrary().recordPlayed(WALKLAB.toString());
    createLibrary().recordPlayed(LabGames.folder("oplab").toString());
    createLibrary().recordPlayed(WALKLAB.toString());

    assertThat(createLibrary().entries(Optional.of(WALKLAB), Texts.english()))
        .extracting(Entry::path)
        .containsExactly(WALKLAB, LabGames.folder("oplab"));
  }

  @Test
  void foldersWithoutGamesAreListedToo() throws IOException {
    copyGame(WALKLAB, folder.resolve("games/walk"));
    Files.createDirectories(folder.resolve("games/notes"));
    Files.writeString(folder.resolve("games/notes/readme.txt"), "no game");

    List<Entry> entries =
        createLibrary().entries(Optional.of(folder.resolve("games")), Texts.english());
    assertThat(entries).extracting(Entry::isGame).containsExactly(true, false);
    assertThat(entries.get(1).title()).isEqualTo("notes");
    assertThat(entries.get(1).details()).isNotBlank();
  }

  @Test
  void theOnlyGameInADroppedFolderIsPlayed() throws IOException {
    assertThat(createLibrary().examineDrop(WALKLAB, Texts.english()).game()).contains(WALKLAB);
    copyGame(WALKLAB, folder.resolve("deep/walk"));
    assertThat(createLibrary().examineDrop(folder.resolve("deep"), Texts.english()).game())
        .contains(folder.resolve("deep/walk"));
  }

  @Test
  void severalGamesInADroppedFolderAreListed() throws IOException {
    copyGame(WALKLAB, folder.resolve("two/one"));
    copyGame(LabGames.folder("oplab"), folder.resolve("two/other"));
    Library library = createLibrary();
    Library.DropResult result = library.examineDrop(folder.resolve("two"), Texts.english());

    assertThat(result.game()).isEmpty();
    assertThat(result.message()).startsWith("There are 2 games");
    assertThat(library.entries(Optional.empty(), Texts.english())).hasSize(2);
  }

  @Test
  void aDroppedFileThatIsNotAGameIsReported() throws IOException {
    Path file = Files.writeString(folder.resolve("letter.txt"), "Dear Wren");
    assertThat(createLibrary().examineDrop(file, Texts.english()).game()).isEmpty();
    assertThat(createLibrary().examineDrop(file, Texts.english()).message())
        .isEqualTo(GameLoader.NO_GAME);
    Texts germanTexts = new Texts(() -> false, () -> new Languages(folder).texts("de"));
    assertThat(createLibrary().examineDrop(file, germanTexts).message())
        .startsWith("Hier ist kein Spiel");
  }

  private static void copyGame(Path game, Path target) throws IOException {
    Files.createDirectories(target);
    for (String name : List.of("MONKEY2.000", "MONKEY2.001")) {
      Files.copy(game.resolve(name), target.resolve(name));
    }
  }
}
