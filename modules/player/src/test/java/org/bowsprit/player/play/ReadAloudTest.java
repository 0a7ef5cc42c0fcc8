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
  private final List<String> spokenTexts = new ArrayList<>();
  private final List<String> messages = new ArrayList<>();
  private final Settings settings;
  private Optional<Voice> voice =
      Optional.of((text, language) -> spokenTexts.add(language + ": " + text));
  private String menuText = "";
  private final ReadAloud readAloud;

  ReadAloudTest(@TempDir Path folder) {
    settings = Settings.of(new SettingsFile(folder.resolve("settings.toml")), "lab", messages::add);
    settings.preferLanguages(List.of("de"));
    Surroundings surroundings =
        new Surroundings(game.timedSession(), game.saves(), settings.texts());
    RoomChanges roomChanges = new RoomChanges(game.timedSession(), surroundings, settings.texts());
    readAloud =
        new ReadAloud(
            game.timedSession(),
            settings,
            surroundings,
            roomChanges,
            () -> menuText,
            () -> voice,
            messages::add);
  }

  @Test
  void nothingIsReadIfTheSettingIsOff() {
    menuText = "Bowsprit. Resume";
    runRounds(30);
    assertThat(spokenTexts).isEmpty();
  }

  @Test
  void everyMenuTextIsReadOnce() {
    settings.change(Setting.READ_ALOUD, "true");
    menuText = "Bowsprit. Resume";
    runRounds(3);
    menuText = "Bowsprit. Save";
    runRounds(3);
    assertThat(spokenTexts).containsExactly("de: Bowsprit. Resume", "de: Bowsprit. Save");
  }

  @Test
  void theNameOfTheHotspotUnderARestingPointerIsRead() {
    settings.change(Setting.READ_ALOUD, "true");
    Hotspot hotspot = firstHotspotAfterBooting(game);
    game.timedSession().input(new Input.Move(hotspot.x(), hotspot.y()));
    runRounds(5);
    assertThat(spokenTexts).as("texts before the pointer has rested long enough").isEmpty();
    runRounds(60);
    assertThat(spokenTexts)
        .containsExactly("de: " + game.session().nameAt(hotspot.x(), hotspot.y()));
  }

  @Test
  void aHotspotThatAppearsUnderThePointerIsNotRead() {
    settings.change(Setting.READ_ALOUD, "true");
    Hotspot hotspot = firstHotspotAfterBooting(new TestGame());
    game.timedSession().input(new Input.Move(hotspot.x(), hotspot.y()));
    runRounds(60);

    assertThat(firstHotspotAfterBooting(game)).isEqualTo(hotspot);
    runRounds(60);

    String name = Surroundings.nameAt(game.session(), hotspot.x(), hotspot.y());
    assertThat(name).isNotEmpty();
    assertThat(spokenTexts).noneMatch(each -> each.contains(name));
  }

  private static Hotspot firstHotspotAfterBooting(TestGame game) {
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
    readAloud.describe(messages::add);
    assertThat(messages).containsExactly("Corridor. Hier hat nichts einen Namen.");
    settings.change(Setting.READ_ALOUD, "true");
    runRounds(1);
    readAloud.describe(messages::add);
    assertThat(spokenTexts).last().isEqualTo("de: Corridor. Hier hat nichts einen Namen.");
  }

  @Test
  void aMissingVoiceIsReported() {
    voice = Optional.empty();
    settings.change(Setting.READ_ALOUD, "true");
    runRounds(3);
    assertThat(messages).singleElement().asString().contains("espeak-ng");
  }

  @Test
  void aMissingVoiceIsReportedInTheSettings() {
    voice = Optional.empty();
    menuText = "Settings. Read aloud. no";
    settings.change(Setting.READ_ALOUD, "true");
    runRounds(3);
    assertThat(messages).isEmpty();
    assertThat(readAloud.unavailableReason()).get().asString().contains("espeak-ng");
    settings.change(Setting.READ_ALOUD, "false");
    runRounds(1);
    assertThat(readAloud.unavailableReason()).isEmpty();
  }

  private void runRounds(int count) {
    for (int i = 0; i < count; i++) {
      readAloud.round();
    }
  }
}
