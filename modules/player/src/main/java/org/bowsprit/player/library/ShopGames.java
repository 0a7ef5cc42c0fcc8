package org.bowsprit.player.library;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryIteratorException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.bowsprit.desktop.game.GameSearch;
import org.bowsprit.desktop.game.GameSearch.FoundGame;
import org.bowsprit.format.game.GameTitle;
import org.bowsprit.player.shop.Machine;
import org.bowsprit.player.shop.Shop;
import org.bowsprit.player.shop.ShopFolders;
import org.bowsprit.player.shop.ShopFolders.ShopFolder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Finds the games that online shops have installed on this machine. Only the three supported titles
 * are reported. The search runs only once, on a separate thread, because disks may be slow or
 * disconnected.
 */
@Singleton
public final class ShopGames {

  private static final Logger LOG = LoggerFactory.getLogger(ShopGames.class);

  private static final Set<GameTitle> SOLD_TITLES =
      EnumSet.of(GameTitle.MONKEY1, GameTitle.MONKEY2, GameTitle.ATLANTIS);

  private final Supplier<Machine> machine;
  private final AtomicBoolean hasBegun = new AtomicBoolean();
  private final CountDownLatch endLatch = new CountDownLatch(1);
  private volatile List<ShopGame> foundGames = List.of();

  /** Creates a search of this machine. The search does not start yet. */
  @Inject
  ShopGames() {
    this(Machine::ofThisProcess);
  }

  /** Creates a search of a machine. The search does not start yet. */
  ShopGames(Supplier<Machine> machine) {
    this.machine = machine;
  }

  /**
   * A game that an online shop has installed.
   *
   * @param shop the shop
   * @param game the game
   */
  record ShopGame(Shop shop, FoundGame game) {}

  /** Returns the games found so far. The first call starts the search. */
  List<ShopGame> foundGames() {
    if (hasBegun.compareAndSet(false, true)) {
      Thread search = new Thread(this::search, "search for games from online shops");
      search.setDaemon(true);
      search.start();
    }
    return foundGames;
  }

  /** Waits until the search has ended or the time is up, and returns the games found. */
  List<ShopGame> foundGames(Duration timeout) {
    foundGames();
    try {
      if (!endLatch.await(timeout.toMillis(), TimeUnit.MILLISECONDS)) {
        LOG.info("the search for games from online shops was not finished in time");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return foundGames;
  }

  private void search() {
    try {
      for (ShopFolder folder : new ShopFolders(machine.get()).folders()) {
        searchFolder(folder);
      }
    } finally {
      endLatch.countDown();
    }
  }

  private void searchFolder(ShopFolder folder) {
    GameSearch search = new GameSearch();
    try {
      search.examine(folder.path());
    } catch (UncheckedIOException | DirectoryIteratorException e) {
      // The disk was disconnected while it was read; the games found on it are lost, too.
      LOG.info("the folder {} cannot be searched", folder.path(), e);
      return;
    }
    List<ShopGame> games = new ArrayList<>(foundGames);
    search.games().stream()
        .filter(game -> SOLD_TITLES.contains(game.identity().title()) && game.objection().isEmpty())
        .forEach(game -> games.add(new ShopGame(folder.shop(), game)));
    foundGames = List.copyOf(games);
  }
}
