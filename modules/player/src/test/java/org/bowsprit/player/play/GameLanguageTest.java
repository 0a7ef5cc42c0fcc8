package org.bowsprit.player.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.engine.HostText;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.bowsprit.vm.code.ScriptText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests a game that changes its language during play. For example, the bundled game does so when
 * the player presses L.
 */
class GameLanguageTest {

  private final TestGame game = new TestGame();
  private final Map<Integer, ScriptText> strings = new HashMap<>();
  private final Settings settings;
  private final GameLanguage language;

  GameLanguageTest(@TempDir Path folder) {
    settings = Settings.of(new SettingsFile(folder.resolve("settings.toml")), "game", note -> {});
    GameSession session = game.session();
    session.world().connect(session.machine().variables(), strings::get);
    language = new GameLanguage(game.timedSession(), settings);
  }

  private void setMenuTexts(String saveText, String loadText) {
    game.timedSession().tick();
    strings.put(HostText.SAVE.string(), string(saveText));
    strings.put(HostText.LOAD.string(), string(loadText));
    language.round();
  }

  private static ScriptText string(String text) {
    return ScriptText.of((text + "\0@@").getBytes(StandardCharsets.ISO_8859_1));
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
