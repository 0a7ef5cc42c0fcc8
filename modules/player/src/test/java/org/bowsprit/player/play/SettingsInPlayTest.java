package org.bowsprit.player.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.player.game.RouterSwitch;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.SettingsFile;
import org.bowsprit.render.Caption;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the effects of settings that are changed during play. */
class SettingsInPlayTest extends PlayTestBase {

  SettingsInPlayTest(@TempDir Path folder) {
    super(folder);
  }

  @Test
  void aChosenLanguageIsUsedImmediately() {
    press(F10);
    renderer.thenNothing(2);
    play();
    assertThat(shownTexts()).contains("Resume", "Save", "Other games", "Quit");

    // The language is the last row of the settings. Its values are automatic, German and English.
    press(F10, 's', 's', KeyCodes.ENTER, KeyCodes.END, KeyCodes.RIGHT, KeyCodes.ESCAPE);
    renderer.thenNothing(2);
    play();
    assertThat(settings.text(Setting.LANGUAGE)).isEqualTo("de");
    assertThat(shownTexts()).contains("Weiterspielen", "Speichern", "Andere Spiele", "Beenden");
  }

  @Test
  void theAutomaticLanguageIsTheLanguageOfTheGameOrTheSystem() {
    settings.preferLanguages(List.of("xx", "de", "en"));
    press(F10);
    renderer.thenNothing(2);
    play();
    assertThat(shownTexts()).contains("Weiterspielen", "Tasten und Pad");
  }

  @Test
  void theMenuOffersInstalledServicesForThisGameOrForAllGames() {
    settings.setChoices(Setting.MUSIC_DEVICE, List.of("adlib", "gm", "mt32"));
    settings.setChoices(Setting.RENDERER, List.of("", "swing", "terminal"));
    press(F10, 's', 's', KeyCodes.ENTER, KeyCodes.END, KeyCodes.UP, KeyCodes.RIGHT);
    renderer.thenNothing(2);
    List<String> scopeTexts = new ArrayList<>();
    renderer.thenDo(() -> scopeTexts.addAll(shownTexts()));
    // Changes the last rows of the pages "Sound" and "Picture".
    press('s', KeyCodes.ENTER, KeyCodes.END, KeyCodes.RIGHT, KeyCodes.ESCAPE);
    press('p', KeyCodes.ENTER, KeyCodes.END, KeyCodes.RIGHT);
    renderer.thenNothing(2);
    play();
    assertThat(scopeTexts).contains("Valid for", "- this game +");
    assertThat(settings.text(Setting.MUSIC_DEVICE)).isEqualTo("gm");
    assertThat(settings.text(Setting.RENDERER)).isEqualTo("swing");
    assertThat(shownTexts())
        .contains("- swing +")
        .anyMatch(line -> line.startsWith("From the next start."));
    assertThat(new SettingsFile(folder.resolve("settings.toml")).path())
        .content()
        .contains("[game.walklab]\nplay.music = \"gm\"");
  }

  @Test
  void aNewMusicDeviceIsUsedWhenTheMenuIsClosed() {
    settings.setChoices(Setting.MUSIC_DEVICE, List.of("adlib", "gm", "mt32"));
    openSettings('s');
    press(KeyCodes.END, KeyCodes.RIGHT);
    renderer.thenNothing(120);
    press(KeyCodes.RIGHT);
    List<String> menuTexts = new ArrayList<>();
    renderer.thenDo(() -> menuTexts.addAll(shownTexts()));
    press(KeyCodes.ESCAPE, KeyCodes.ESCAPE, KeyCodes.ESCAPE);
    renderer.thenNothing(1_000);
    AtomicBoolean isChanged = new AtomicBoolean();
    settings.onChange(Setting.MUSIC_DEVICE, () -> isChanged.set(true));
    play(game, module -> module.changeWhen(isChanged::get));

    assertThat(settings.text(Setting.MUSIC_DEVICE)).isEqualTo("mt32");
    assertThat(menuTexts).contains("Music device", "- mt32 +");
    assertThat(renderer.presentedFrames())
        .as("frames until the menu is closed, which ends play")
        .hasSizeLessThan(400);
  }

  @Test
  void theNewMusicDeviceIsReported() {
    renderer.thenNothing(2);
    play(game, module -> module.announceMusic("mt32"));
    assertThat(shownTexts()).contains("Music: mt32.");
  }

  @Test
  void clickingTheNameOrPlusIncreasesTheValueAndClickingMinusDecreasesIt() {
    settings.change(Setting.TALK_SPEED, "2");
    openSettings('g');
    renderer.thenNothing(3);
    play();
    Caption value = caption("- 2 +");
    Caption name = caption(Setting.TALK_SPEED.label(settings.texts()));
    assertThat(name.top()).isEqualTo(value.top());

    assertThat(talkSpeedAfter(click(name.left() + 1, name.top() + 1))).isEqualTo("3");
    assertThat(talkSpeedAfter(click(value.right() - 2, value.top() + 1))).isEqualTo("4");
    assertThat(talkSpeedAfter(click(value.left() + 1, value.top() + 1))).isEqualTo("3");
  }

  private Caption caption(String text) {
    return renderer.lastFrame().captions().stream()
        .filter(row -> row.text().equals(text))
        .findFirst()
        .orElseThrow();
  }

  private String talkSpeedAfter(Input click) {
    openSettings('g');
    renderer.thenNothing(3).then(click).thenNothing(3);
    play();
    return settings.text(Setting.TALK_SPEED);
  }

  @Test
  void theReasonWhyASettingHasNoEffectIsShown() {
    settings.setUnavailableReason(
        Setting.LARGE_TEXT, () -> Optional.of("There are no large letters."));
    openSettings('c');
    renderer.thenNothing(2);
    play();
    assertThat(shownTexts()).contains("There are no large letters.");
  }

  @Test
  void theRowOfTheRouterShowsTheRouterChosenByAKey() {
    RouterSwitch routers =
        new RouterSwitch(
            game.timedSession(),
            "box-graph",
            List.of("box-graph", "theta"),
            id -> WalkPlanner.of(new BoxGraphProvider()));
    routers.follow(settings);
    settings.setChoices(Setting.ROUTER, routers.ids());
    routers.next();
    openSettings('g');
    press(KeyCodes.END);
    renderer.thenNothing(2);
    play();
    assertThat(String.join(" ", shownTexts()))
        .contains("- box-graph +", "theta now plans the walks, chosen by Next router");

    routers.next();
    renderer.thenNothing(2);
    openSettings('g');
    press(KeyCodes.END);
    renderer.thenNothing(2);
    play();
    assertThat(String.join(" ", shownTexts())).doesNotContain("now plans");
  }

  @Test
  void theRoutingOf1992CanBeSelectedWithOneClick() throws IOException {
    settings.setChoices(Setting.ROUTER, List.of("box-graph", "classic"));
    settings.propose(Setting.ROUTER, "classic");
    selectLastGameSetting();
    assertThat(shownTexts()).contains("Walk as in 1992", "- no +");
    Caption name = caption("Walk as in 1992");

    openSettings('g');
    press(KeyCodes.END);
    renderer.thenNothing(2).then(click(name.left() + 1, name.top() + 1)).thenNothing(2);
    play();
    assertThat(settings.text(Setting.ROUTER)).isEqualTo("classic");
    assertThat(Files.readString(folder.resolve("settings.toml")))
        .contains("[game.walklab]\nplay.router = \"classic\"")
        .doesNotContain("\nrouter = \"classic\"");
    selectLastGameSetting();
    assertThat(shownTexts()).contains("Walk as in 1992", "- yes +");

    openSettings('g');
    press(KeyCodes.END, KeyCodes.LEFT);
    play();
    assertThat(settings.text(Setting.ROUTER)).isEqualTo("box-graph");
  }

  /**
   * Selects the last row of the settings of the game. If the routing of 1992 is offered, this row
   * switches it on and off.
   */
  private void selectLastGameSetting() {
    openSettings('g');
    press(KeyCodes.END);
    renderer.thenNothing(2);
    play();
  }

  @Test
  void theRoutingOf1992IsOfferedInGerman() {
    settings.change(Setting.LANGUAGE, "de");
    settings.setChoices(Setting.ROUTER, List.of("box-graph", "classic"));
    settings.propose(Setting.ROUTER, "classic");
    press(F10, KeyCodes.UP, KeyCodes.UP, KeyCodes.UP, 'e', KeyCodes.ENTER);
    press(KeyCodes.ENTER, KeyCodes.END);
    renderer.thenNothing(450);
    play();
    assertThat(shownTexts()).contains("Gehen wie 1992");
    assertAllWordsWereShown(settings.texts().of("settings.walk-1992.remark"));
  }

  @Test
  void theRoutingOf1992IsNotOfferedForOtherGames() {
    settings.setChoices(Setting.ROUTER, List.of("box-graph", "classic"));
    selectLastGameSetting();
    assertThat(shownTexts()).doesNotContain("Walk as in 1992");
  }

  @Test
  void aFilterHasAGermanName() {
    settings.change(Setting.LANGUAGE, "de");
    press(F10, KeyCodes.UP, KeyCodes.UP, KeyCodes.UP, 'e', KeyCodes.ENTER);
    press('b', KeyCodes.ENTER, KeyCodes.END);
    renderer.thenNothing(2);
    play();
    assertThat(shownTexts()).contains("- eckig (nearest) +");
  }

  @Test
  void inLargeTextDescriptionsAreCompleteAndRowsShowTheirNames() {
    settings.change(Setting.LARGE_TEXT, "true");
    openSettings('g');
    renderer.thenNothing(450);
    play();
    assertAllWordsWereShown(Setting.TALK_SPEED.remark(settings.texts()));

    settings.change("keys", "fullscreen", "Alt+Enter, F11, Alt+Y, Alt+J");
    press(F10, 'k', KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(shownTexts()).contains("Fullscreen");
  }

  @Test
  void inLargeTextSeveralSettingsAreVisible() {
    settings.change(Setting.LARGE_TEXT, "true");
    openSettings('g');
    renderer.thenNothing(2);
    play();
    assertThat(shownTexts()).contains("Lines stay", "Spoken lines", "Autosave");

    // The selection stays on its row, even if the descriptions of other rows have several lines.
    openSettings('c');
    press(KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.DOWN);
    renderer.thenNothing(450);
    play();
    assertThat(shownTexts()).contains("Clear pointer");
    assertAllWordsWereShown(Setting.CLEAR_POINTER.remark(settings.texts()));
  }

  /**
   * Checks that all words of a description were shown. A description that does not fit into its
   * area is shown in parts, one after the other.
   */
  private void assertAllWordsWereShown(String description) {
    Set<String> lines =
        renderer.presentedFrames().stream()
            .flatMap(frame -> frame.captions().stream())
            .map(Caption::text)
            .collect(Collectors.toSet());
    assertThat(description.split(" ", -1))
        .allMatch(word -> lines.stream().anyMatch(line -> line.contains(word)));
  }

  @Test
  void inLargeTextDescriptionsDoNotMoveTheRows() {
    settings.change(Setting.LARGE_TEXT, "true");
    openSettings('g');
    renderer.thenNothing(2);
    play();
    List<Caption> valuesBefore = visibleValues();
    for (int i = 0; i < 2; i++) {
      openSettings('g');
      for (int row = 0; row <= i; row++) {
        press(KeyCodes.DOWN);
      }
      renderer.thenNothing(2);
      play();
      assertThat(visibleValues()).isEqualTo(valuesBefore);
    }
  }

  private List<Caption> visibleValues() {
    return renderer.lastFrame().captions().stream()
        .filter(line -> line.text().startsWith("- "))
        .map(line -> new Caption(line.left(), line.top(), line.right(), line.bottom(), "", 0, true))
        .toList();
  }

  @Test
  void theMenuShowsAllItsRowsInLargeText() {
    settings.change(Setting.LARGE_TEXT, "true");
    press(F10);
    renderer.thenNothing(2);
    play();
    assertThat(shownTexts()).contains("Resume", "Save", "Load", "Settings", "Actions", "Quit");
  }

  @Test
  void changedSettingsAreSaved() {
    openSettings('s');
    press(KeyCodes.LEFT, KeyCodes.LEFT);
    play();
    assertThat(settings.number(Setting.VOLUME)).isEqualTo(80);
  }

  @Test
  void aDoubleClickSkipsTheWalkIfTheSettingIsOn() {
    long ticksWithoutSkipping = ticksPlayedAfterADoubleClick();
    assertThat(ticksWithoutSkipping).isLessThan(40);
    settings.change(Setting.DOUBLE_CLICK, "true");
    assertThat(ticksPlayedAfterADoubleClick()).isGreaterThan(ticksWithoutSkipping + 10);
  }

  private long ticksPlayedAfterADoubleClick() {
    renderer.thenNothing(10);
    play();
    long ticksBefore = game.session().ticks();
    int x = game.session().mouseX() < 160 ? 300 : 10;
    for (int i = 0; i < 2; i++) {
      renderer.then(new Input.Press(x, 110, Input.Button.LEFT));
      renderer.thenNothing(3).then(new Input.Release(x, 110, Input.Button.LEFT)).thenNothing(3);
    }
    renderer.thenNothing(20);
    play();
    return game.session().ticks() - ticksBefore;
  }

  @Test
  void arrowKeysMoveThePointerUnlessTheSettingIsOff() {
    press(KeyCodes.RIGHT);
    play();
    assertThat(game.session().mouseX()).isEqualTo(104 + 4);
    settings.override(Setting.ARROWS, "false");
    press(KeyCodes.RIGHT);
    play();
    assertThat(game.recordedInput()).anyMatch(line -> line.endsWith(" key 333"));
  }

  @Test
  void aNewScaleResizesTheWindowImmediately() {
    settings.change(Setting.WINDOW_SIZE, "777x555");
    renderer.apply(renderer.settings().withSize(777, 555));
    openSettings('p');
    press('s', KeyCodes.RIGHT, KeyCodes.RIGHT);
    renderer.then(new HostEvent.Resize(640, 480)).thenNothing(2);
    play();
    assertThat(renderer.settings().scale()).isEqualTo(2);
    assertThat(renderer.settings().width()).isZero();
    assertThat(settings.text(Setting.SCALE)).isEqualTo("2");
    assertThat(settings.text(Setting.WINDOW_SIZE))
        .as("the window size that the player has chosen")
        .isEmpty();

    openSettings('p');
    press('s', KeyCodes.LEFT, KeyCodes.LEFT, KeyCodes.LEFT);
    play();
    assertThat(renderer.settings().scale())
        .as("the scale, where 0 is as large as possible")
        .isZero();
  }

  @Test
  void resizingTheWindowDoesNotMoveTheSelection() {
    openSettings('p');
    press('s', KeyCodes.RIGHT);
    renderer.then(new Input.Move(100, 60)).thenNothing(2);
    press(KeyCodes.RIGHT);
    play();
    assertThat(settings.text(Setting.SCALE)).isEqualTo("2");
  }

  @Test
  void aNewMonitorIsUsedImmediately() {
    openSettings('p');
    press('m', KeyCodes.RIGHT);
    renderer.thenNothing(2);
    play();
    assertThat(renderer.settings().monitor()).isEqualTo(1);
    assertThat(shownTexts())
        .contains("Monitor", "- 1 +")
        .noneMatch(line -> line.startsWith("From the next start."));
  }

  @Test
  void theSizeOfTheWindowIsSavedAfterThePlayerChangesIt() {
    renderer.then(new HostEvent.Resize(640, 480)).thenNothing(80);
    play();
    assertThat(settings.text(Setting.WINDOW_SIZE)).isEmpty();
    renderer.thenNothing(80).then(new HostEvent.Resize(777, 555));
    play();
    assertThat(settings.text(Setting.WINDOW_SIZE)).isEqualTo("777x555");
  }
}
