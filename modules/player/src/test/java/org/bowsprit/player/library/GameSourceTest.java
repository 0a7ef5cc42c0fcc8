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

  private static final Entry OWN = new Entry(Path.of("own"), "Own", "", true, false);
  private static final Entry BUNDLED = new Entry(Path.of("bundled"), "Bundled", "", true, false);
  private static final Entry BOUGHT = new Entry(Path.of("bought"), "Bought", "Steam", true, false);

  private final Library library = mock(Library.class);
  private final Settings settings;
  private final GameSource source =
      new GameSource(
          library, mock(GamePreviews.class), path -> null, game -> null, folder -> false);

  GameSourceTest(@TempDir Path folder) {
    settings = Settings.of(new SettingsFile(folder.resolve("settings.toml")), "", note -> {});
    when(library.entries(any(), any())).thenReturn(List.of(OWN, BUNDLED));
    when(library.shopGames(any(), any())).thenReturn(List.of(BOUGHT));
    when(library.isBundled(BUNDLED.path())).thenReturn(true);
  }

  @Test
  void boughtGamesPrecedeBundledGames() {
    assertThat(source.games(settings)).containsExactly(OWN, BOUGHT, BUNDLED);
  }

  @Test
  void gamesAreNotSearchedForIfTheSettingIsOff() {
    settings.change(Setting.FIND_GAMES, "false");

    assertThat(source.games(settings)).containsExactly(OWN, BUNDLED);
    verify(library, never()).shopGames(any(), any());
  }
}
