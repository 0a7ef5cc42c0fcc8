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
 * Tests a game whose language changes during play, like the language of the bundled game after the
 * key L.
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

  private void speak(String save, String load) {
    when(session.ticks()).thenReturn(++ticks);
    when(world.stringResource(HostText.SAVE.string())).thenReturn(string(save));
    when(world.stringResource(HostText.LOAD.string())).thenReturn(string(load));
    language.round();
  }

  private static byte[] string(String word) {
    return (word + "\0@@").getBytes(StandardCharsets.ISO_8859_1);
  }

  private String menu() {
    return settings.texts().of("menu.settings");
  }

  @Test
  void theMenuFollowsTheGame() {
    speak("Save", "Load");
    assertThat(menu()).isEqualTo("Settings");
    speak("Sichern", "Laden");
    assertThat(menu()).isEqualTo("Einstellungen");
    assertThat(settings.gameLanguage()).isEqualTo("de");
    speak("Save", "Load");
    assertThat(menu()).isEqualTo("Settings");
  }

  @Test
  void aLanguageChosenByThePlayerIsKept() {
    settings.change(Setting.LANGUAGE, "en");
    speak("Sichern", "Laden");
    assertThat(menu()).isEqualTo("Settings");
  }

  @Test
  void aGameThatBeginsInEnglishLeavesTheLanguageOfTheSystem() {
    settings.preferLanguages(List.of("de"));
    speak("Save", "Load");
    assertThat(menu()).isEqualTo("Einstellungen");
    assertThat(settings.gameLanguage()).isEqualTo("en");
  }

  @Test
  void unknownLanguagesChangeNothing() {
    speak("Sauver", "Charger");
    assertThat(menu()).isEqualTo("Settings");
    speak("Save", "Laden");
    assertThat(menu()).as("as many of each").isEqualTo("Settings");
  }
}
