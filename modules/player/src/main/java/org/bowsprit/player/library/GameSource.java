package org.bowsprit.player.library;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.bowsprit.format.game.GameRefusedException;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;

/**
 * Where other games come from.
 *
 * @param library the games there are
 * @param previews what is told of them
 * @param settingsOf returns how the player likes a game
 */
public record GameSource(
    Library library, GamePreviews previews, Function<Path, Settings> settingsOf) {

  /** Returns the games, those in the folder of the settings too. */
  public List<Library.Entry> games(Settings settings) {
    String folder = settings.text(Setting.GAMES);
    return library.entries(Optional.of(folder).filter(one -> !one.isEmpty()).map(Path::of));
  }

  /**
   * Returns how the player likes a game.
   *
   * @throws GameRefusedException if it is no longer there, or cannot be played
   */
  public Settings settings(Path game) {
    return settingsOf.apply(game);
  }
}
