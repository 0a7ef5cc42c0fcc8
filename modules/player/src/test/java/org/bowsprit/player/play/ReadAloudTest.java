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
import org.bowsprit.player.voice.RoomNews;
import org.bowsprit.player.voice.Surroundings;
import org.bowsprit.player.voice.Voice;
import org.bowsprit.render.Input;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests which texts are read aloud. */
class ReadAloudTest {

  private final TestGame game = new TestGame();
  private final List<String> heard = new ArrayList<>();
  private final List<String> told = new ArrayList<>();
  private final Settings settings;
  private Optional<Voice> voice =
      Optional.of((text, language) -> heard.add(language + ": " + text));
  private String menu = "";
  private final ReadAloud aloud;

  ReadAloudTest(@TempDir Path folder) {
    settings = Settings.of(new SettingsFile(folder.resolve("settings.toml")), "lab", told::add);
    settings.preferLanguages(List.of("de"));
    Surroundings surroundings = new Surroundings(game.played(), game.saves(), settings.texts());
    RoomNews news = new RoomNews(game.played(), surroundings, settings.texts());
    aloud =
        new ReadAloud(
            game.played(), settings, surroundings, news, () -> menu, () -> voice, told::add);
  }

  @Test
  void nothingIsReadUnlessThePlayerWantsIt() {
    menu = "Bowsprit. Resume";
    rounds(30);
    assertThat(heard).isEmpty();
  }

  @Test
  void aRowOfTheMenuIsReadOnce() {
    settings.change(Setting.READ_ALOUD, "true");
    menu = "Bowsprit. Resume";
    rounds(3);
    menu = "Bowsprit. Save";
    rounds(3);
    assertThat(heard).containsExactly("de: Bowsprit. Resume", "de: Bowsprit. Save");
  }

  @Test
  void theNameOfTheThingUnderAStillPointerIsRead() {
    settings.change(Setting.READ_ALOUD, "true");
    Hotspot thing = thingAfterTheBoot(game);
    game.played().input(new Input.Move(thing.x(), thing.y()));
    rounds(5);
    assertThat(heard).as("on its way").isEmpty();
    rounds(60);
    assertThat(heard).containsExactly("de: " + game.session().nameAt(thing.x(), thing.y()));
  }

  @Test
  void aThingThatMovesUnderThePointerIsNotRead() {
    settings.change(Setting.READ_ALOUD, "true");
    Hotspot thing = thingAfterTheBoot(new TestGame());
    game.played().input(new Input.Move(thing.x(), thing.y()));
    rounds(60);

    assertThat(thingAfterTheBoot(game)).isEqualTo(thing);
    rounds(60);

    String name = Surroundings.at(game.session(), thing.x(), thing.y());
    assertThat(name).isNotEmpty();
    assertThat(heard).noneMatch(each -> each.contains(name));
  }

  private static Hotspot thingAfterTheBoot(TestGame game) {
    for (int i = 0; i < 30; i++) {
      game.played().tick();
    }
    return game.session().hotspots().stream()
        .filter(spot -> !game.session().nameAt(spot.x(), spot.y()).isEmpty())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theSurroundingsAreDescribedAloudOrAsAMessage() {
    aloud.describe(told::add);
    assertThat(told).containsExactly("Corridor. Hier hat nichts einen Namen.");
    settings.change(Setting.READ_ALOUD, "true");
    rounds(1);
    aloud.describe(told::add);
    assertThat(heard).last().isEqualTo("de: Corridor. Hier hat nichts einen Namen.");
  }

  @Test
  void withoutAVoiceThePlayerGetsAMessage() {
    voice = Optional.empty();
    settings.change(Setting.READ_ALOUD, "true");
    rounds(3);
    assertThat(told).singleElement().asString().contains("espeak-ng");
  }

  @Test
  void withoutAVoiceItsRowInTheMenuHasAMessage() {
    voice = Optional.empty();
    menu = "Settings. Read aloud. no";
    settings.change(Setting.READ_ALOUD, "true");
    rounds(3);
    assertThat(told).isEmpty();
    assertThat(aloud.obstacle()).get().asString().contains("espeak-ng");
    settings.change(Setting.READ_ALOUD, "false");
    rounds(1);
    assertThat(aloud.obstacle()).isEmpty();
  }

  private void rounds(int count) {
    for (int i = 0; i < count; i++) {
      aloud.round();
    }
  }
}
