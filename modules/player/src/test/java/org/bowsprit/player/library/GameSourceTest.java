package org.bowsprit.player.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.nio.file.Path;
import java.util.List;
import org.bowsprit.player.library.Library.Entry;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameSourceTest {

  private static final Entry OWN_GAME = new Entry(Path.of("own"), "Own", "", true, false);
  private static final Entry BUNDLED_GAME =
      new Entry(Path.of("bundled"), "Bundled", "", true, false);
  private static final Entry BOUGHT_GAME =
      new Entry(Path.of("bought"), "Bought", "Steam", true, false);

  private final Library library = mock(Library.class);
  private final Settings settings;
  private final GameSource source =
      new GameSource(
          library, mock(GamePreviews.class), path -> null, game -> null, folder -> false);

  GameSourceTest(@TempDir Path folder) {
    settings = Settings.of(new SettingsFile(folder.resolve("settings.toml")), "", note -> {});
    when(library.entries(any(), any())).thenReturn(List.of(OWN_GAME, BUNDLED_GAME));
    when(library.shopGames(any(), any())).thenReturn(List.of(BOUGHT_GAME));
    when(library.isBundled(BUNDLED_GAME.path())).thenReturn(true);
  }

  @Test
  void boughtGamesPrecedeBundledGames() {
    assertThat(source.games(settings)).containsExactly(OWN_GAME, BOUGHT_GAME, BUNDLED_GAME);
  }

  @Test
  void boughtGamesAreNotSearchedForIfTheSettingIsOff() {
    settings.change(Setting.FIND_GAMES, "false");

    assertThat(source.games(settings)).containsExactly(OWN_GAME, BUNDLED_GAME);
    verify(library, never()).shopGames(any(), any());
  }
}
