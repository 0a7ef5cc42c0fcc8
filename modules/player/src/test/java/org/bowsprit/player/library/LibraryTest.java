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

  private Library library() {
    return library(Optional.empty());
  }

  private Library library(Optional<Path> bundled) {
    StateFolder state = StateFolder.of("Linux", Map.of(), home.toString());
    ProgramFolders folders =
        new ProgramFolders(bundled.map(Path::getParent), state, new ConfigFolder(home));
    return new Library(new GameCatalog(folders), folders, shops);
  }

  @Test
  void everyStartCountsAsTheFirstUntilAGameIsPlayed() {
    assertThat(library().isFirstStart()).isTrue();
    library().recordPlayed(null);
    assertThat(library().isFirstStart()).isFalse();
    assertThat(library().entries(Optional.empty(), Texts.english())).isEmpty();
  }

  @Test
  void aRemovedGameReturnsWhenItIsPlayed() {
    library().recordPlayed(WALKLAB.toString());
    Entry walking = library().entries(Optional.empty(), Texts.english()).get(0);

    library().remove(walking);

    assertThat(library().entries(Optional.empty(), Texts.english())).isEmpty();
    assertThat(library().entries(Optional.of(WALKLAB), Texts.english()))
        .as("in the player's own folder, too")
        .isEmpty();
    assertThat(WALKLAB).as("its files").exists();

    library().recordPlayed(WALKLAB.toString());
    assertThat(library().entries(Optional.empty(), Texts.english())).containsExactly(walking);
  }

  @Test
  void thePlayersTitleRemainsUntilItIsRemoved() {
    library().recordPlayed(WALKLAB.toString());
    Entry walking = library().entries(Optional.empty(), Texts.english()).get(0);

    library().rename(walking, "The walk\tof walks");
    assertThat(library().entries(Optional.empty(), Texts.english()))
        .extracting(Entry::title)
        .containsExactly("The walk of walks");

    library().rename(walking, " ");
    assertThat(library().entries(Optional.empty(), Texts.english())).containsExactly(walking);
  }

  @Test
  void aFolderWithSeveralGamesStaysInTheLibrary() throws IOException {
    assertThat(library().hasOwnGames()).isFalse();
    assertThat(library().lastPlayed()).isEmpty();
    assertThat(library().examineDrop(WALKLAB.getParent(), Texts.english()).game()).isEmpty();

    assertThat(library().hasOwnGames()).isTrue();
    assertThat(library().entries(Optional.empty(), Texts.english()))
        .extracting(Entry::path)
        .contains(WALKLAB);
    library().recordPlayed(WALKLAB.toString());
    assertThat(library().lastPlayed()).contains(WALKLAB);
  }

  @Test
  void aBundledGameIsNotThePlayersOwn() throws IOException {
    Path bundled = folder.resolve("program/games");
    copy(WALKLAB, bundled.resolve("walk"));
    Library library = library(Optional.of(bundled));
    library.recordPlayed(bundled.resolve("walk").toString());
    assertThat(library.lastPlayed()).contains(bundled.resolve("walk"));
    assertThat(library.hasOwnGames()).isFalse();

    library.recordPlayed(WALKLAB.toString());
    assertThat(library.hasOwnGames()).isTrue();
  }

  @Test
  void aBundledGameThatThePlayerHasElsewhereTooIsListedOnce() throws IOException {
    Path bundled = folder.resolve("program/games");
    copy(WALKLAB, bundled.resolve("walk"));
    Library library = library(Optional.of(bundled));
    library.recordPlayed(bundled.resolve("walk").toString());
    library.recordPlayed(WALKLAB.toString());

    List<Entry> listed = library.entries(Optional.empty(), Texts.english());
    assertThat(listed).extracting(Entry::path).containsExactly(WALKLAB);
    library.remove(listed.get(0));
    assertThat(library.entries(Optional.empty(), Texts.english()))
        .extracting(Entry::path)
        .containsExactly(bundled.resolve("walk"));
  }

  @Test
  void playingTheDefaultGameIsRecorded() throws IOException {
    Path bundled = folder.resolve("program/games");
    copy(LabGames.folder("oplab"), bundled.resolve("oplab"));
    copy(WALKLAB, bundled.resolve("walklab"));
    Library library = library(Optional.of(bundled));
    assertThat(library.entries(Optional.empty(), Texts.english()))
        .extracting(Entry::path)
        .containsExactly(bundled.resolve("oplab"), bundled.resolve("walklab"));

    library.recordPlayed(null);
    assertThat(library.lastPlayed()).contains(bundled.resolve("walklab"));
    library.recordPlayed("oplab");
    library.recordPlayed("no such game");
    assertThat(library.entries(Optional.empty(), Texts.english()))
        .extracting(Entry::path)
        .containsExactly(bundled.resolve("oplab"), bundled.resolve("walklab"));
  }

  /** Simulates Monkey Island 2, which Steam has installed on another disk. */
  @Test
  void gamesInstalledByAShopAreFoundAndOffered() throws IOException {
    Path game = folder.resolve("disk/steamapps/common/Monkey2");
    copy(LabGames.folder("oplab"), game);
    Path list = home.resolve(".local/share/Steam/steamapps/libraryfolders.vdf");
    Files.createDirectories(list.getParent());
    Files.writeString(list, "\"path\" \"" + folder.resolve("disk") + "\"");
    Path index = game.resolve("MONKEY2.000");
    byte[] changed = Files.readAllBytes(index);
    // Changes the digest, so that the game is no longer a lab game, but an unknown Monkey Island 2.
    changed[changed.length - 1] ^= 1;
    Files.write(index, changed);
    shops = new ShopGames(() -> new Machine("Linux", Map.of(), home, List.of()));
    Library library = library();

    assertThat(library.hasShopGames()).isTrue();
    List<Entry> found = library.shopGames(List.of(), Texts.english());
    assertThat(found).extracting(Entry::path).containsExactly(game);
    assertThat(found.get(0).title()).isEqualTo("Monkey Island 2: LeChuck's Revenge");
    assertThat(found.get(0).details()).startsWith("Steam: ");
    assertThat(library.shopGames(found, Texts.english())).isEmpty();
  }

  @Test
  void gamesAreNotSearchedForIfTheSettingIsOff() throws IOException {
    Files.createDirectories(home);
    Files.writeString(home.resolve("bowsprit.toml"), "[files]\nfind-games = false\n");
    shops =
        new ShopGames(
            () -> {
              throw new AssertionError("looked for");
            });

    assertThat(library().hasShopGames()).isFalse();
  }

  /**
   * Checks that a game in the player's folder, even if it was never played, is listed before the
   * lab games.
   */
  @Test
  void laboratoryGamesAreListedLast() throws IOException {
    Path bundled = folder.resolve("program/games");
    copy(WALKLAB, bundled.resolve("a-lab"));
    Path own = folder.resolve("own/other");
    copy(LabGames.folder("oplab"), own);
    copy(LabGames.folder("oplab"), folder.resolve("own/lab"));
    Path index = own.resolve("MONKEY2.000");
    byte[] changed = Files.readAllBytes(index);
    // Changes the digest, so that the game is no longer a lab game.
    changed[changed.length - 1] ^= 1;
    Files.write(index, changed);
    Library library = library(Optional.of(bundled));

    assertThat(library.entries(Optional.of(folder.resolve("own")), Texts.english()))
        .extracting(Entry::path)
        .containsExactly(own, folder.resolve("own/lab"), bundled.resolve("a-lab"));
  }

  @Test
  void theGamePlayedLastIsListedFirstAndOnlyOnce() {
    library().recordPlayed(WALKLAB.toString());
    library().recordPlayed(LabGames.folder("oplab").toString());
    library().recordPlayed(WALKLAB.toString());

    assertThat(library().entries(Optional.of(WALKLAB), Texts.english()))
        .extracting(Entry::path)
        .containsExactly(WALKLAB, LabGames.folder("oplab"));
  }

  @Test
  void aFolderOfGamesIsListedWithItsOtherFolders() throws IOException {
    copy(WALKLAB, folder.resolve("games/walk"));
    Files.createDirectories(folder.resolve("games/notes"));
    Files.writeString(folder.resolve("games/notes/readme.txt"), "no game");

    List<Entry> entries = library().entries(Optional.of(folder.resolve("games")), Texts.english());
    assertThat(entries).extracting(Entry::isGame).containsExactly(true, false);
    assertThat(entries.get(1).title()).isEqualTo("notes");
    assertThat(entries.get(1).details()).isNotBlank();
  }

  @Test
  void theOnlyGameInADroppedFolderIsPlayed() throws IOException {
    assertThat(library().examineDrop(WALKLAB, Texts.english()).game()).contains(WALKLAB);
    copy(WALKLAB, folder.resolve("deep/walk"));
    assertThat(library().examineDrop(folder.resolve("deep"), Texts.english()).game())
        .contains(folder.resolve("deep/walk"));
  }

  @Test
  void severalGamesInADroppedFolderAreListed() throws IOException {
    copy(WALKLAB, folder.resolve("two/one"));
    copy(LabGames.folder("oplab"), folder.resolve("two/other"));
    Library library = library();
    Library.DropResult result = library.examineDrop(folder.resolve("two"), Texts.english());

    assertThat(result.game()).isEmpty();
    assertThat(result.message()).startsWith("There are 2 games");
    assertThat(library.entries(Optional.empty(), Texts.english())).hasSize(2);
  }

  @Test
  void aFileOfAnotherKindIsReportedAsNoGame() throws IOException {
    Path file = Files.writeString(folder.resolve("letter.txt"), "Dear Wren");
    assertThat(library().examineDrop(file, Texts.english()).game()).isEmpty();
    assertThat(library().examineDrop(file, Texts.english()).message())
        .isEqualTo(GameLoader.NO_GAME);
    Texts german = new Texts(() -> false, () -> new Languages(folder).texts("de"));
    assertThat(library().examineDrop(file, german).message()).startsWith("Hier ist kein Spiel");
  }

  private static void copy(Path game, Path to) throws IOException {
    Files.createDirectories(to);
    for (String name : List.of("MONKEY2.000", "MONKEY2.001")) {
      Files.copy(game.resolve(name), to.resolve(name));
    }
  }
}
