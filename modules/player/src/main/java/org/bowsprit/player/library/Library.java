package org.bowsprit.player.library;

import jakarta.inject.Inject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.desktop.game.GameName;
import org.bowsprit.desktop.game.GameSearch;
import org.bowsprit.desktop.game.GameSearch.FoundGame;
import org.bowsprit.desktop.game.GameSearch.NonGame;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.format.game.Edition;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;

/**
 * The games from which a player can choose: recently played games, games in the player's folders,
 * and bundled games. Folders that resemble a game but do not contain one are listed too, with the
 * reason.
 */
public final class Library {

  /** The maximum time for which the start of the program waits for the search. */
  private static final Duration FIND_TIMEOUT = Duration.ofSeconds(2);

  private final GameCatalog catalog;
  private final RecentGames recentGames;
  private final RecentGames addedGames;
  private final RecentGames removedGames;
  private final PlayerTitles playerTitles;
  private final ShopGames shops;
  private final SettingsFile settings;
  private ShopResult shopResult = new ShopResult(List.of(), List.of(), List.of());

  @Inject
  Library(GameCatalog catalog, ProgramFolders folders, ShopGames shops) {
    this.catalog = catalog;
    this.shops = shops;
    this.settings = new SettingsFile(folders.configFolder().settingsFile());
    this.recentGames = new RecentGames(folders.stateFolder().path().resolve("recent"));
    this.addedGames = new RecentGames(folders.stateFolder().path().resolve("added"));
    this.removedGames = new RecentGames(folders.stateFolder().path().resolve("removed"));
    this.playerTitles = new PlayerTitles(folders.stateFolder().path().resolve("titles"));
  }

  /**
   * The last list of games from shops. It is stored because the visible list of games requests it
   * for every frame.
   */
  private record ShopResult(
      List<ShopGames.ShopGame> games, List<Entry> otherEntries, List<Entry> shopEntries) {}

  /**
   * An entry of the library.
   *
   * @param path the location of the entry, followed by {@code #} and a choice if there are several
   *     games
   * @param title the player's title of the game, or else the name of the game; the file name of an
   *     entry that is not a game
   * @param details the edition, or the reason why the entry is not a game
   * @param isGame whether the entry can be played
   * @param isLaboratory whether the entry is one of the games that test the engine
   */
  public record Entry(
      Path path, String title, String details, boolean isGame, boolean isLaboratory) {

    private Entry withTitle(String newTitle) {
      return new Entry(path, newTitle, details, isGame, isLaboratory);
    }
  }

  /**
   * The result of examining a dropped file.
   *
   * @param game the game to play; empty if there is none or the choice is not clear
   * @param message the message for the player if {@code game} is empty; otherwise empty
   * @param isListed whether the file is now among the {@link #entries}
   */
  public record DropResult(Optional<Path> game, String message, boolean isListed) {}

  /** Returns whether no game has ever been played on this machine. */
  public boolean isFirstStart() {
    return recentGames.isNew();
  }

  /** Returns the last played game that still exists. */
  public Optional<Path> lastPlayed() {
    return recentGames.list().stream()
        .filter(path -> GameName.of(path.toString()).exists())
        .findFirst();
  }

  /**
   * Returns whether the player has games other than the bundled games, that is, games that were
   * played or are in the player's folders.
   */
  public boolean hasOwnGames() {
    return Stream.concat(recentGames.list().stream(), addedGames.list().stream())
        .filter(path -> GameName.of(path.toString()).exists())
        .anyMatch(path -> !isBundled(path));
  }

  /**
   * Returns whether a shop has installed one of the three games on this machine. Returns false if
   * the player has switched the search off. Waits for the end of the search, but only for a moment.
   */
  public boolean hasShopGames() {
    return Settings.of(settings, "", note -> {}).isOn(Setting.FIND_GAMES)
        && !shops.foundGames(FIND_TIMEOUT).isEmpty();
  }

  /**
   * Returns the games from online shops that have been found so far. The first call starts the
   * search.
   *
   * @param listed games that are already listed, which are left out
   * @param texts the texts of the program
   */
  public List<Entry> shopGames(List<Entry> listed, Texts texts) {
    List<ShopGames.ShopGame> foundGames = shops.foundGames();
    if (shopResult.games() != foundGames || shopResult.otherEntries() != listed) {
      shopResult = new ShopResult(foundGames, listed, shopGames(foundGames, listed, texts));
    }
    return shopResult.shopEntries();
  }

  private List<Entry> shopGames(
      List<ShopGames.ShopGame> foundGames, List<Entry> listed, Texts texts) {
    Set<Path> knownPaths =
        listed.stream().map(entry -> normalized(entry.path())).collect(Collectors.toSet());
    knownPaths.addAll(removedGames.list());
    return withPlayerTitles(
        foundGames.stream()
            .filter(shopGame -> !knownPaths.contains(normalized(Path.of(shopGame.game().name()))))
            .map(shopGame -> entry(shopGame, texts))
            .toList());
  }

  /** Returns entries with the titles that the player has given. */
  private List<Entry> withPlayerTitles(Collection<Entry> entries) {
    if (entries.isEmpty()) {
      return List.of();
    }
    Map<String, String> titleByPath = playerTitles.all();
    return entries.stream()
        .map(
            entry ->
                entry.withTitle(
                    titleByPath.getOrDefault(normalized(entry.path()).toString(), entry.title())))
        .toList();
  }

  /**
   * Sets the player's title of a game. The title remains stored when the game is removed from the
   * list.
   *
   * @param title the title; empty for the game's own name
   */
  public void rename(Entry entry, String title) {
    playerTitles.set(normalized(entry.path()), title);
  }

  private static Entry entry(ShopGames.ShopGame shopGame, Texts texts) {
    Entry entry = entry(shopGame.game(), texts);
    String details = texts.of("games.of-shop", shopGame.shop().fullName(), entry.details());
    return new Entry(entry.path(), entry.title(), details, entry.isGame(), entry.isLaboratory());
  }

  /** Returns whether a game is bundled. */
  boolean isBundled(Path path) {
    return catalog
        .bundledFolder()
        .filter(folder -> normalized(path).startsWith(normalized(folder)))
        .isPresent();
  }

  /** Records that the program was started in order to play a game. */
  public void recordStart() {
    recentGames.recordStart();
  }

  /**
   * Records that a game is played.
   *
   * @param game the location of the game as the player gave it; null for the default bundled game
   */
  public void recordPlayed(String game) {
    recentGames.recordStart();
    catalog
        .find(game)
        .ifPresent(
            path -> {
              recentGames.add(normalized(path));
              removedGames.remove(normalized(path));
            });
  }

  /**
   * Removes an entry from the list until it is played or added again. Its files and saves are not
   * deleted.
   */
  public void remove(Entry entry) {
    Path path = normalized(entry.path());
    recentGames.remove(path);
    addedGames.remove(path);
    removedGames.add(path);
  }

  /**
   * Returns all entries, each once: games that were played, the latest first, then other games,
   * then test games, then entries that are not games. A bundled game is left out if the player has
   * the same release elsewhere.
   *
   * @param folder a folder of games; empty for none
   * @param texts the texts of the program
   */
  public List<Entry> entries(Optional<Path> folder, Texts texts) {
    GameSearch playedGames = new GameSearch();
    recentGames.list().stream()
        .map(path -> GameName.of(path.toString()))
        .filter(GameName::exists)
        .forEach(playedGames::examine);
    GameSearch ownGames = new GameSearch();
    Stream.concat(addedGames.list().stream(), folder.stream())
        .filter(Files::exists)
        .forEach(ownGames::examine);
    GameSearch bundledGames = new GameSearch();
    catalog.bundledFolder().ifPresent(bundledGames::examine);
    Map<Path, Entry> entries = new LinkedHashMap<>();
    Stream<FoundGame> otherGames =
        Stream.concat(ownGames.games().stream(), bundledGames.games().stream())
            .sorted(Comparator.comparing(Library::isLaboratory));
    Set<String> ownDigests = digestsOfOwnGames(playedGames, ownGames);
    Stream.concat(playedGames.games().stream(), otherGames)
        .filter(game -> !(isBundled(game) && ownDigests.contains(game.identity().md5())))
        .forEach(game -> entries.putIfAbsent(normalized(Path.of(game.name())), entry(game, texts)));
    Stream.concat(playedGames.nonGames().stream(), ownGames.nonGames().stream())
        .filter(
            other ->
                entries.keySet().stream()
                    .noneMatch(gamePath -> gamePath.startsWith(normalized(other.path()))))
        .forEach(other -> entries.putIfAbsent(normalized(other.path()), entry(other, texts)));
    entries.keySet().removeAll(removedGames.list());
    return withPlayerTitles(entries.values());
  }

  /**
   * Returns the digests of the listed games that are not bundled. The digest identifies a release
   * of a game.
   */
  private Set<String> digestsOfOwnGames(GameSearch playedGames, GameSearch ownGames) {
    List<Path> removedPaths = removedGames.list();
    return Stream.concat(playedGames.games().stream(), ownGames.games().stream())
        .filter(game -> !isBundled(game) && game.objection().isEmpty())
        .filter(game -> !removedPaths.contains(normalized(Path.of(game.name()))))
        .map(game -> game.identity().md5())
        .collect(Collectors.toSet());
  }

  private boolean isBundled(FoundGame game) {
    return isBundled(Path.of(game.name()));
  }

  private static Path normalized(Path path) {
    return path.toAbsolutePath().normalize();
  }

  private static Entry entry(FoundGame game, Texts texts) {
    GameDescription description = new GameDescription(game.identity(), texts);
    return new Entry(
        Path.of(game.name()),
        description.name(),
        game.objection().map(texts::translate).orElseGet(description::edition),
        game.objection().isEmpty(),
        isLaboratory(game));
  }

  private static boolean isLaboratory(FoundGame game) {
    return game.identity().edition() == Edition.LABORATORY;
  }

  private static Entry entry(NonGame other, Texts texts) {
    String name = String.valueOf(other.path().getFileName());
    return new Entry(other.path(), name, texts.translate(other.reason()), false, false);
  }

  /**
   * Examines a file or folder that the player dropped. If it contains one game, the result names
   * this game. If it contains several games, they are added to the library.
   *
   * @param texts the texts of the program
   */
  public DropResult examineDrop(Path dropped, Texts texts) {
    GameSearch search = new GameSearch();
    search.examine(dropped);
    List<FoundGame> games = search.games();
    if (games.size() == 1) {
      return new DropResult(Optional.of(Path.of(games.get(0).name())), "", false);
    }
    if (!games.isEmpty()) {
      addedGames.add(normalized(dropped));
      games.forEach(game -> removedGames.remove(normalized(Path.of(game.name()))));
      return new DropResult(Optional.empty(), texts.of("games.several", games.size()), true);
    }
    return new DropResult(
        Optional.empty(),
        search.nonGames().stream()
            .findFirst()
            .map(other -> texts.translate(other.reason()))
            .orElseGet(() -> texts.of("games.not-in", dropped.getFileName())),
        false);
  }
}
