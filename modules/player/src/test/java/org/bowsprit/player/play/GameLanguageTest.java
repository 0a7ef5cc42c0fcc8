package org.bowsprit.player.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.engine.HostText;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.world.World;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests a game that changes its language during play. For example, the bundled game does so when
 * the player presses L.
 */
class GameLanguageTest {

  private final GameSession session = mock(GameSession.class);
  private final World world = mock(World.class);
  private final Settings settings;
  private final GameLanguage language;
  private long ticks;

  GameLanguageTest(@TempDir Path folder) {
    settings = Settings.of(new SettingsFile(folder.resolve("settings.toml")), "game", note -> {});
    TimedSession game = mock(TimedSession.class);
    when(game.session()).thenReturn(session);
    when(session.world()).thenReturn(world);
    language = new GameLanguage(game, settings);
  }

  private void setMenuTexts(String saveText, String loadText) {
    when(session.ticks()).thenReturn(++ticks);
    when(world.stringResource(HostText.SAVE.string())).thenReturn(string(saveText));
    when(world.stringResource(HostText.LOAD.string())).thenReturn(string(loadText));
    language.round();
  }

  private static byte[] string(String text) {
    return (text + "\0@@").getBytes(StandardCharsets.ISO_8859_1);
  }

  private String settingsText() {
    return settings.texts().of("menu.settings");
  }

  @Test
  void theMenuUsesTheLanguageOfTheGame() {
    setMenuTexts("Save", "Load");
    assertThat(settingsText()).isEqualTo("Settings");
    setMenuTexts("Sichern", "Laden");
    assertThat(settingsText()).isEqualTo("Einstellungen");
    assertThat(settings.gameLanguage()).isEqualTo("de");
    setMenuTexts("Save", "Load");
    assertThat(settingsText()).isEqualTo("Settings");
  }

  @Test
  void aLanguageChosenByThePlayerIsNotChanged() {
    settings.change(Setting.LANGUAGE, "en");
    setMenuTexts("Sichern", "Laden");
    assertThat(settingsText()).isEqualTo("Settings");
  }

  @Test
  void aGameThatStartsInEnglishDoesNotChangeTheLanguage() {
    settings.preferLanguages(List.of("de"));
    setMenuTexts("Save", "Load");
    assertThat(settingsText()).isEqualTo("Einstellungen");
    assertThat(settings.gameLanguage()).isEqualTo("en");
  }

  @Test
  void unknownLanguagesDoNotChangeTheMenu() {
    setMenuTexts("Sauver", "Charger");
    assertThat(settingsText()).isEqualTo("Settings");
    setMenuTexts("Save", "Laden");
    assertThat(settingsText())
        .as("the text if one menu entry is English and one is German")
        .isEqualTo("Settings");
  }
}
