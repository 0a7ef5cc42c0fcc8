package org.bowsprit.player.library;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Function;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.save.Thumbnail;
import org.bowsprit.engine.session.Cover;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameRefusedException;
import org.bowsprit.player.save.SaveFailedException;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.render.Frame;

/**
 * Creates previews of games before they are played, with the cover and the newest save of each
 * game. Because each game has to be opened, previews are created one after the other in the
 * background.
 */
public final class GamePreviews {

  /** The width of the small cover in pixels. */
  public static final int TILE_WIDTH = 80;

  /** The height of the small cover in pixels. */
  public static final int TILE_HEIGHT = 50;

  /**
   * The largest number of colours of a small cover, so that six small covers can share a palette.
   */
  public static final int TILE_COLOURS = 36;

  /**
   * The largest number of colours of a cover, which leaves some colours for the menu around the
   * cover.
   */
  private static final int COVER_COLOURS = 218;

  private final GameCatalog catalog;
  private final SaveFolder saves;
  private final Function<Game, GameSetup> setupForGame;
  private final Executor executor;
  private final Map<Path, Covers> coversByGame = new ConcurrentHashMap<>();
  private final Map<Path, Optional<SaveListing>> newestSaves = new ConcurrentHashMap<>();

  /**
   * A preview of a game.
   *
   * @param cover a picture of the beginning of the game; empty while the picture is not known, and
   *     if the game shows no picture
   * @param tile the same picture in a smaller size
   * @param last the newest save; empty if there is none to load
   */
  public record Preview(
      Optional<Thumbnail> cover, Optional<Miniature> tile, Optional<SaveListing> last) {}

  /** The covers of a game. */
  private record Covers(Optional<Thumbnail> large, Optional<Miniature> small) {

    private static final Covers NONE = new Covers(Optional.empty(), Optional.empty());

    private static Covers of(Optional<Frame> frame) {
      return new Covers(
          frame.map(Covers::large),
          frame.map(picture -> Miniature.of(picture, TILE_WIDTH, TILE_HEIGHT, TILE_COLOURS)));
    }

    private static Thumbnail large(Frame frame) {
      Miniature picture = Miniature.of(frame, Thumbnail.WIDTH, Thumbnail.HEIGHT, COVER_COLOURS);
      byte[] palette = new byte[3 * Frame.COLOURS];
      for (int i = 0; i < picture.colours().size(); i++) {
        int rgb = picture.colours().get(i);
        palette[3 * i] = (byte) (rgb >> 16);
        palette[3 * i + 1] = (byte) (rgb >> 8);
        palette[3 * i + 2] = (byte) rgb;
      }
      return new Thumbnail(picture.pixels(), Bytes.wrap(palette));
    }
  }

  /**
   * Creates previews.
   *
   * @param catalog opens games
   * @param saves the folder of the saves
   * @param setupForGame returns the setup for playing a game without showing it
   * @param executor runs the tasks that open games, one after the other, in the background
   */
  public GamePreviews(
      GameCatalog catalog,
      SaveFolder saves,
      Function<Game, GameSetup> setupForGame,
      Executor executor) {
    this.catalog = catalog;
    this.saves = saves;
    this.setupForGame = setupForGame;
    this.executor = executor;
  }

  /**
   * Returns the information about a game that is available now. The first call starts the search
   * for more information.
   */
  public Preview of(Path game) {
    if (newestSaves.putIfAbsent(game, Optional.empty()) == null) {
      executor.execute(() -> open(game));
    }
    Covers knownCovers = coversByGame.getOrDefault(game, Covers.NONE);
    return new Preview(
        knownCovers.large(), knownCovers.small(), newestSaves.getOrDefault(game, Optional.empty()));
  }

  /** Looks up the last saves again, because a game has been played. Covers are kept. */
  public void forgetSaves() {
    newestSaves.clear();
  }

  private void open(Path path) {
    try {
      Game game = catalog.openToPlay(path.toString());
      // Ignores results that were requested before forgetSaves(): a newer save may exist.
      newestSaves.computeIfPresent(path, (ignored, before) -> saves.slots(game).newest());
      coversByGame.computeIfAbsent(path, ignored -> Covers.of(Cover.of(setupForGame.apply(game))));
    } catch (FormatException
        | GameRefusedException
        | SaveFailedException
        | UncheckedIOException e) {
      // The list of games reports games that cannot be played, and loading reports saves that
      // cannot be loaded.
    }
  }
}
