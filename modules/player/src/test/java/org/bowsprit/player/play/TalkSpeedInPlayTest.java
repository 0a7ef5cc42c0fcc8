package org.bowsprit.player.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the duration of spoken lines, which is set by the player or by the game. */
class TalkSpeedInPlayTest extends PlayTestBase {

  TalkSpeedInPlayTest(@TempDir Path folder) {
    super(folder);
  }

  @Test
  void theTalkSpeedIsSetWithTheKeysOfTheGame() {
    game.session().machine().variables().set(EngineVariable.CHARINC, 4);
    settings.change(Setting.TALK_SPEED, "game");
    openSettings('g');
    press(KeyCodes.RIGHT, KeyCodes.RIGHT, KeyCodes.ESCAPE, KeyCodes.ESCAPE, KeyCodes.ESCAPE);
    renderer.thenNothing(100);
    play();
    assertThat(game.session().machine().variables().get(EngineVariable.CHARINC)).isEqualTo(1);
    assertThat(game.recordedInput()).filteredOn(line -> line.endsWith(" key 43")).hasSize(3);
  }

  @Test
  void theTalkSpeedOfTheGameIsRestored() {
    game.session().machine().variables().set(EngineVariable.CHARINC, 6);
    settings.change(Setting.TALK_SPEED, "game");
    openSettings('g');
    press(KeyCodes.RIGHT, KeyCodes.RIGHT, KeyCodes.ESCAPE, KeyCodes.ESCAPE, KeyCodes.ESCAPE);
    renderer.thenNothing(150);
    press('+');
    renderer.thenNothing(20);
    openSettings('g');
    press(KeyCodes.LEFT, KeyCodes.ESCAPE, KeyCodes.ESCAPE, KeyCodes.ESCAPE);
    renderer.thenNothing(150);
    play();
    assertThat(settings.text(Setting.TALK_SPEED)).isEqualTo("game");
    assertThat(talkSpeed()).isEqualTo(6);
  }

  @Test
  void aKeyOfTheGameChangesTheSetting() {
    game.session().machine().variables().set(EngineVariable.CHARINC, 3);
    openSettings('g');
    press(KeyCodes.RIGHT, KeyCodes.RIGHT, KeyCodes.ESCAPE, KeyCodes.ESCAPE, KeyCodes.ESCAPE);
    renderer.thenNothing(100);
    press('+');
    renderer.thenNothing(20);
    play();
    assertThat(talkSpeed()).isZero();
    assertThat(settings.text(Setting.TALK_SPEED)).isEqualTo("0");
  }

  @Test
  void aChosenSpeedRemainsAfterALoad() {
    settings.change(Setting.TALK_SPEED, "2");
    game.session().machine().variables().set(EngineVariable.CHARINC, 5);
    renderer.thenNothing(10);
    press(KeyCodes.typed('k', false, true), KeyCodes.typed('l', false, true));
    renderer.thenNothing(150);
    play();
    assertThat(talkSpeed()).isEqualTo(2);
    assertThat(settings.text(Setting.TALK_SPEED)).isEqualTo("2");
  }

  private int talkSpeed() {
    return game.session().machine().variables().get(EngineVariable.CHARINC);
  }

  @Test
  void theTalkSpeedSetByAKeyIsShown() {
    game.session().machine().variables().set(EngineVariable.CHARINC, 4);
    renderer.thenNothing(10);
    press('+');
    renderer.thenNothing(20);
    play();
    assertThat(shownTexts()).contains("Lines stay: 3 (0 is short, 9 is long).");
  }

  @Test
  void subtitlesAreSetOnlyAtTheStartAndAfterALoad() {
    renderer.thenNothing(10);
    press(KeyCodes.typed('k', false, true));
    openSettings('g');
    press(KeyCodes.DOWN, KeyCodes.RIGHT, KeyCodes.ESCAPE, KeyCodes.ESCAPE, KeyCodes.ESCAPE);
    play();
    assertThat(settings.text(Setting.SUBTITLES)).isEqualTo("voice");
    assertThat(game.session().machine().variables().get(EngineVariable.NOSUBTITLES)).isEqualTo(1);

    game.session().machine().variables().set(EngineVariable.NOSUBTITLES, 0);
    renderer.thenNothing(10);
    play();
    assertThat(game.session().machine().variables().get(EngineVariable.NOSUBTITLES)).isZero();
    press(KeyCodes.typed('l', false, true));
    play();
    assertThat(game.session().machine().variables().get(EngineVariable.NOSUBTITLES)).isEqualTo(1);
  }
}
