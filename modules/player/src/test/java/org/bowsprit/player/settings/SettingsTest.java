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

class SettingsTest {

  private final List<String> notes = new ArrayList<>();
  private final Path path;

  SettingsTest(@TempDir Path folder) {
    path = folder.resolve("deeper").resolve("bowsprit.toml");
  }

  private Settings read(String game) {
    return Settings.of(new SettingsFile(path), game, notes::add);
  }

  @Test
  void allSettingsHaveTheirDefaultsIfThereIsNoFile() {
    Settings settings = read("lamp");
    assertThat(settings.number(Setting.VOLUME)).isEqualTo(100);
    assertThat(settings.isOn(Setting.ARROWS)).isTrue();
    assertThat(settings.text(Setting.TALK_SPEED)).isEqualTo("game");
    assertThat(notes).isEmpty();
  }

  @Test
  void aNewFileExplainsAllSettingsAndSetsNone() throws IOException {
    new SettingsFile(path).createIfMissing(List.of("[keys]", "# menu = \"F10\""));
    for (Setting setting : Setting.values()) {
      assertThat(path)
          .content()
          .contains("# " + setting.remark(Texts.english()))
          .contains("# " + setting.key());
    }
    assertThat(Files.readAllLines(path)).noneMatch(line -> line.matches("[a-z].*"));
    assertThat(read("lamp").number(Setting.AUTOSAVE)).isEqualTo(5);
    assertThat(notes).isEmpty();
  }

  @Test
  void aChangeReplacesTheCommentAndNothingElse() throws IOException {
    new SettingsFile(path).createIfMissing(List.of());
    String before = Files.readString(path);
    read("lamp").change(Setting.VOLUME, "40");

    assertThat(path).content().isEqualTo(before.replace("# volume = 100", "volume = 40"));
    assertThat(read("other").number(Setting.VOLUME)).isEqualTo(40);
  }

  @Test
  void settingsThatDifferBetweenGamesAreStoredForTheGame() {
    read("lamp-1").change(Setting.TALK_SPEED, "7");
    read("lamp-1").change(Setting.SUBTITLES, "voice");

    assertThat(path).content().contains("[game.lamp-1]\ntext.speed = 7\n");
    assertThat(read("lamp-1").text(Setting.TALK_SPEED)).isEqualTo("7");
    assertThat(read("lamp-1").text(Setting.SUBTITLES)).isEqualTo("voice");
    assertThat(read("lamp-2").text(Setting.TALK_SPEED)).isEqualTo("game");
  }

  @Test
  void aChangeAppliesToThisGameOrToAllGames() {
    Settings settings = read("lamp-1");
    settings.changeScope(Settings.Scope.GAME);
    settings.change(Setting.LARGE_TEXT, "true");
    assertThat(read("lamp-1").isOn(Setting.LARGE_TEXT)).isTrue();
    assertThat(read("lamp-2").isOn(Setting.LARGE_TEXT)).isFalse();

    settings.changeScope(Settings.Scope.ALL);
    settings.change(Setting.TALK_SPEED, "3");
    settings.change(Setting.LARGE_TEXT, "false");
    assertThat(read("lamp-2").text(Setting.TALK_SPEED)).isEqualTo("3");
    assertThat(read("lamp-1").isOn(Setting.LARGE_TEXT)).as("what it had is no longer so").isFalse();
  }

  @Test
  void valuesOfTheCommandLineCanBeChanged() {
    Settings settings = read("lamp");
    settings.override(Setting.ROUTER, "classic");
    settings.change(Setting.ROUTER, "theta");
    assertThat(settings.text(Setting.ROUTER)).isEqualTo("theta");
    assertThat(read("lamp").text(Setting.ROUTER)).isEqualTo("theta");
  }

  @Test
  void linesWrittenByThePlayerArePreserved() throws IOException {
    Files.createDirectories(path.getParent());
    Files.writeString(
        path, "# mine\n[text]\nlarge = true # for the evening\n\n[keys]\nmenu = \"F1\"\n");
    Settings settings = read("lamp");
    settings.change(Setting.HOVER_NAMES, "true");
    settings.change("keys", "menu", "F2");

    assertThat(path)
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
    assertThat(read("lamp").section("keys")).containsEntry("menu", "F2");
  }

  @Test
  void invalidValuesAreReportedAndReplacedByDefaults() throws IOException {
    Files.createDirectories(path.getParent());
    Files.writeString(path, "[sound]\nvolume = 140\non-focus-loss = \"pause\"\n");
    Settings settings = read("lamp");

    assertThat(settings.number(Setting.VOLUME)).isEqualTo(100);
    assertThat(settings.text(Setting.FOCUS_LOSS)).isEqualTo("pause");
    assertThat(notes)
        .containsExactly("settings: sound.volume: must be a whole number from 0 to 100, not 140");
  }

  @Test
  void anInvalidTomlFileIsReportedWithTheLineAndNotChanged() throws IOException {
    Files.createDirectories(path.getParent());
    Files.writeString(path, "[sound]\nvolume is 40\n");

    assertThat(read("lamp").number(Setting.VOLUME)).isEqualTo(100);
    assertThat(notes).singleElement().asString().startsWith("bowsprit.toml, line 2: ");
    assertThat(path).content().contains("volume is 40");
  }

  @Test
  void optionsOfPluginsAreStoredAndRemoved() {
    Settings settings = read("lamp");
    settings.changeOption("web", "bind", "0.0.0.0");
    settings.changeOption("web", "port", "8123");
    settings.changeOption("sierra", "map", "C:\\floor \"a\".txt");

    assertThat(path).content().contains("[plugin.web]\nbind = \"0.0.0.0\"\nport = 8123\n");
    assertThat(read("lamp").options("sierra")).containsEntry("map", "C:\\floor \"a\".txt");
    settings.resetOption("web", "port");
    assertThat(settings.options("web")).containsOnlyKeys("bind");
    assertThat(read("lamp").options("web")).containsOnlyKeys("bind");
    settings.resetOptions("web");
    assertThat(path).content().doesNotContain("plugin.web").contains("[plugin.sierra]");
  }

  @Test
  void valuesOfTheCommandLineAreNotSaved() {
    Settings settings = read("lamp");
    settings.override(Setting.VOLUME, "10");
    assertThat(settings.number(Setting.VOLUME)).isEqualTo(10);
    assertThat(path).doesNotExist();
  }

  @Test
  void listenersAreCalledForChangesOnly() {
    Settings settings = read("lamp");
    settings.onChange(Setting.VOLUME, () -> notes.add("heard"));
    settings.change(Setting.VOLUME, "100");
    settings.change(Setting.MUSIC_VOLUME, "50");
    assertThat(notes).isEmpty();
    settings.change(Setting.VOLUME, "90");
    assertThat(notes).containsExactly("heard");
  }

  @Test
  void neighboursWrapAroundForWordsAndStopForNumbers() {
    assertThat(Setting.FOCUS_LOSS.neighbour("continue", 1)).isEqualTo("mute");
    assertThat(Setting.LARGE_TEXT.neighbour("false", -1)).isEqualTo("true");
    assertThat(Setting.VOLUME.neighbour("100", 1)).isEqualTo("100");
    assertThat(Setting.VOLUME.neighbour("45", 1)).isEqualTo("50");
    assertThat(Setting.VOLUME.neighbour("45", -1)).isEqualTo("40");
    assertThat(Setting.TALK_SPEED.neighbour("game", 1)).isEqualTo("0");
  }
}
