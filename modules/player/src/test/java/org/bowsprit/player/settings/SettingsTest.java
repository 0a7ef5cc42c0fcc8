package org.bowsprit.player.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.desktop.text.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests reading, changing and storing the settings of a game. */
class SettingsTest {

  private final List<String> notices = new ArrayList<>();
  private final Path settingsPath;

  SettingsTest(@TempDir Path folder) {
    settingsPath = folder.resolve("deeper").resolve("bowsprit.toml");
  }

  private Settings readSettings(String game) {
    return Settings.of(new SettingsFile(settingsPath), game, notices::add);
  }

  @Test
  void allSettingsHaveTheirDefaultsIfThereIsNoFile() {
    Settings settings = readSettings("lamp");
    assertThat(settings.number(Setting.VOLUME)).isEqualTo(100);
    assertThat(settings.isOn(Setting.ARROWS)).isTrue();
    assertThat(settings.text(Setting.TALK_SPEED)).isEqualTo("game");
    assertThat(notices).isEmpty();
  }

  @Test
  void aNewFileExplainsAllSettingsAndSetsNone() throws IOException {
    new SettingsFile(settingsPath).createIfMissing(List.of("[keys]", "# menu = \"F10\""));
    for (Setting setting : Setting.values()) {
      assertThat(settingsPath)
          .content()
          .contains("# " + setting.remark(Texts.english()))
          .contains("# " + setting.key());
    }
    assertThat(Files.readAllLines(settingsPath)).noneMatch(line -> line.matches("[a-z].*"));
    assertThat(readSettings("lamp").number(Setting.AUTOSAVE)).isEqualTo(5);
    assertThat(notices).isEmpty();
  }

  @Test
  void changingASettingReplacesOnlyItsCommentLine() throws IOException {
    new SettingsFile(settingsPath).createIfMissing(List.of());
    String oldContent = Files.readString(settingsPath);
    readSettings("lamp").change(Setting.VOLUME, "40");

    assertThat(settingsPath)
        .content()
        .isEqualTo(oldContent.replace("# volume = 100", "volume = 40"));
    assertThat(readSettings("other").number(Setting.VOLUME)).isEqualTo(40);
  }

  @Test
  void settingsThatDifferBetweenGamesAreStoredForTheCurrentGame() {
    readSettings("lamp-1").change(Setting.TALK_SPEED, "7");
    readSettings("lamp-1").change(Setting.SUBTITLES, "voice");

    assertThat(settingsPath).content().contains("[game.lamp-1]\ntext.speed = 7\n");
    assertThat(readSettings("lamp-1").text(Setting.TALK_SPEED)).isEqualTo("7");
    assertThat(readSettings("lamp-1").text(Setting.SUBTITLES)).isEqualTo("voice");
    assertThat(readSettings("lamp-2").text(Setting.TALK_SPEED)).isEqualTo("game");
  }

  @Test
  void aChangedSettingAppliesToThisGameOrToAllGames() {
    Settings settings = readSettings("lamp-1");
    settings.changeScope(Settings.Scope.GAME);
    settings.change(Setting.LARGE_TEXT, "true");
    assertThat(readSettings("lamp-1").isOn(Setting.LARGE_TEXT)).isTrue();
    assertThat(readSettings("lamp-2").isOn(Setting.LARGE_TEXT)).isFalse();

    settings.changeScope(Settings.Scope.ALL);
    settings.change(Setting.TALK_SPEED, "3");
    settings.change(Setting.LARGE_TEXT, "false");
    assertThat(readSettings("lamp-2").text(Setting.TALK_SPEED)).isEqualTo("3");
    assertThat(readSettings("lamp-1").isOn(Setting.LARGE_TEXT))
        .as("large text in the game that had its own value")
        .isFalse();
  }

  @Test
  void valuesOfTheCommandLineCanBeChanged() {
    Settings settings = readSettings("lamp");
    settings.override(Setting.ROUTER, "classic");
    settings.change(Setting.ROUTER, "theta");
    assertThat(settings.text(Setting.ROUTER)).isEqualTo("theta");
    assertThat(readSettings("lamp").text(Setting.ROUTER)).isEqualTo("theta");
  }

  @Test
  void linesWrittenByThePlayerArePreserved() throws IOException {
    Files.createDirectories(settingsPath.getParent());
    Files.writeString(
        settingsPath, "# mine\n[text]\nlarge = true # for the evening\n\n[keys]\nmenu = \"F1\"\n");
    Settings settings = readSettings("lamp");
    settings.change(Setting.HOVER_NAMES, "true");
    settings.change("keys", "menu", "F2");

    assertThat(settingsPath)
        .content()
        .isEqualTo(
            """
            # mine
            [text]
            large = true # for the evening
            names = true

            [keys]
            menu = "F2"
            """);
    assertThat(readSettings("lamp").section("keys")).containsEntry("menu", "F2");
  }

  @Test
  void invalidValuesAreReportedAndReplacedByDefaults() throws IOException {
    Files.createDirectories(settingsPath.getParent());
    Files.writeString(settingsPath, "[sound]\nvolume = 140\non-focus-loss = \"pause\"\n");
    Settings settings = readSettings("lamp");

    assertThat(settings.number(Setting.VOLUME)).isEqualTo(100);
    assertThat(settings.text(Setting.FOCUS_LOSS)).isEqualTo("pause");
    assertThat(notices)
        .containsExactly("settings: sound.volume: must be a whole number from 0 to 100, not 140");
  }

  @Test
  void anInvalidTomlFileIsReportedWithTheLineAndNotChanged() throws IOException {
    Files.createDirectories(settingsPath.getParent());
    Files.writeString(settingsPath, "[sound]\nvolume is 40\n");

    assertThat(readSettings("lamp").number(Setting.VOLUME)).isEqualTo(100);
    assertThat(notices).singleElement().asString().startsWith("bowsprit.toml, line 2: ");
    assertThat(settingsPath).content().contains("volume is 40");
  }

  @Test
  void optionsOfPluginsAreStoredAndRemoved() {
    Settings settings = readSettings("lamp");
    settings.changeOption("web", "bind", "0.0.0.0");
    settings.changeOption("web", "port", "8123");
    settings.changeOption("sierra", "map", "C:\\floor \"a\".txt");

    assertThat(settingsPath).content().contains("[plugin.web]\nbind = \"0.0.0.0\"\nport = 8123\n");
    assertThat(readSettings("lamp").options("sierra")).containsEntry("map", "C:\\floor \"a\".txt");
    settings.resetOption("web", "port");
    assertThat(settings.options("web")).containsOnlyKeys("bind");
    assertThat(readSettings("lamp").options("web")).containsOnlyKeys("bind");
    settings.resetOptions("web");
    assertThat(settingsPath).content().doesNotContain("plugin.web").contains("[plugin.sierra]");
  }

  @Test
  void valuesOfTheCommandLineAreNotSaved() {
    Settings settings = readSettings("lamp");
    settings.override(Setting.VOLUME, "10");
    assertThat(settings.number(Setting.VOLUME)).isEqualTo(10);
    assertThat(settingsPath).doesNotExist();
  }

  @Test
  void listenersAreCalledOnlyForChanges() {
    Settings settings = readSettings("lamp");
    settings.onChange(Setting.VOLUME, () -> notices.add("heard"));
    settings.change(Setting.VOLUME, "100");
    settings.change(Setting.MUSIC_VOLUME, "50");
    assertThat(notices).isEmpty();
    settings.change(Setting.VOLUME, "90");
    assertThat(notices).containsExactly("heard");
  }

  @Test
  void neighboursWrapAroundForWordsAndStopAtTheLimitsForNumbers() {
    assertThat(Setting.FOCUS_LOSS.neighbour("continue", 1)).isEqualTo("mute");
    assertThat(Setting.LARGE_TEXT.neighbour("false", -1)).isEqualTo("true");
    assertThat(Setting.VOLUME.neighbour("100", 1)).isEqualTo("100");
    assertThat(Setting.VOLUME.neighbour("45", 1)).isEqualTo("50");
    assertThat(Setting.VOLUME.neighbour("45", -1)).isEqualTo("40");
    assertThat(Setting.TALK_SPEED.neighbour("game", 1)).isEqualTo("0");
  }
}
