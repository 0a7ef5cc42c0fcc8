package org.bowsprit.player.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.Hotspot;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.bowsprit.player.voice.RoomChanges;
import org.bowsprit.player.voice.Surroundings;
import org.bowsprit.player.voice.Voice;
import org.bowsprit.render.Input;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests which texts are read aloud. */
class ReadAloudTest {

  private final TestGame game = new TestGame();
  private final List<String> readTexts = new ArrayList<>();
  private final List<String> messages = new ArrayList<>();
  private final Settings settings;
  private Optional<Voice> voice =
      Optional.of((text, language) -> readTexts.add(language + ": " + text));
  private String menu = "";
  private final ReadAloud reader;

  ReadAloudTest(@TempDir Path folder) {
    settings = Settings.of(new SettingsFile(folder.resolve("settings.toml")), "lab", messages::add);
    settings.preferLanguages(List.of("de"));
    Surroundings surroundings =
        new Surroundings(game.timedSession(), game.saves(), settings.texts());
    RoomChanges changes = new RoomChanges(game.timedSession(), surroundings, settings.texts());
    reader =
        new ReadAloud(
            game.timedSession(),
            settings,
            surroundings,
            changes,
            () -> menu,
            () -> voice,
            messages::add);
  }

  @Test
  void nothingIsReadIfTheSettingIsOff() {
    menu = "Bowsprit. Resume";
    rounds(30);
    assertThat(readTexts).isEmpty();
  }

  @Test
  void aRowOfTheMenuIsReadOnce() {
    settings.change(Setting.READ_ALOUD, "true");
    menu = "Bowsprit. Resume";
    rounds(3);
    menu = "Bowsprit. Save";
    rounds(3);
    assertThat(readTexts).containsExactly("de: Bowsprit. Resume", "de: Bowsprit. Save");
  }

  @Test
  void theNameOfTheHotspotUnderARestingPointerIsRead() {
    settings.change(Setting.READ_ALOUD, "true");
    Hotspot hotspot = hotspotAfterTheBoot(game);
    game.timedSession().input(new Input.Move(hotspot.x(), hotspot.y()));
    rounds(5);
    assertThat(readTexts).as("on its way").isEmpty();
    rounds(60);
    assertThat(readTexts).containsExactly("de: " + game.session().nameAt(hotspot.x(), hotspot.y()));
  }

  @Test
  void aHotspotThatAppearsUnderThePointerIsNotRead() {
    settings.change(Setting.READ_ALOUD, "true");
    Hotspot hotspot = hotspotAfterTheBoot(new TestGame());
    game.timedSession().input(new Input.Move(hotspot.x(), hotspot.y()));
    rounds(60);

    assertThat(hotspotAfterTheBoot(game)).isEqualTo(hotspot);
    rounds(60);

    String name = Surroundings.nameAt(game.session(), hotspot.x(), hotspot.y());
    assertThat(name).isNotEmpty();
    assertThat(readTexts).noneMatch(each -> each.contains(name));
  }

  private static Hotspot hotspotAfterTheBoot(TestGame game) {
    for (int i = 0; i < 30; i++) {
      game.timedSession().tick();
    }
    return game.session().hotspots().stream()
        .filter(candidate -> !game.session().nameAt(candidate.x(), candidate.y()).isEmpty())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theSurroundingsAreDescribedAloudOrAsAMessage() {
    reader.describe(messages::add);
    assertThat(messages).containsExactly("Corridor. Hier hat nichts einen Namen.");
    settings.change(Setting.READ_ALOUD, "true");
    rounds(1);
    reader.describe(messages::add);
    assertThat(readTexts).last().isEqualTo("de: Corridor. Hier hat nichts einen Namen.");
  }

  @Test
  void aMissingVoiceIsReported() {
    voice = Optional.empty();
    settings.change(Setting.READ_ALOUD, "true");
    rounds(3);
    assertThat(messages).singleElement().asString().contains("espeak-ng");
  }

  @Test
  void aMissingVoiceIsReportedInTheSettings() {
    voice = Optional.empty();
    menu = "Settings. Read aloud. no";
    settings.change(Setting.READ_ALOUD, "true");
    rounds(3);
    assertThat(messages).isEmpty();
    assertThat(reader.obstacle()).get().asString().contains("espeak-ng");
    settings.change(Setting.READ_ALOUD, "false");
    rounds(1);
    assertThat(reader.obstacle()).isEmpty();
  }

  private void rounds(int count) {
    for (int i = 0; i < count; i++) {
      reader.round();
    }
  }
}
