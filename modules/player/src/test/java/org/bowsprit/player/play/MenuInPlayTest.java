package org.bowsprit.player.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.player.save.SaveSlot;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.bowsprit.player.sound.Loudspeaker;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.render.pacing.JiffyPacer;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The menu worked by keys and mouse while a game is played. */
class MenuInPlayTest {

  private static final int F5 = KeyCodes.function(5);
  private static final int F10 = KeyCodes.function(10);
  private static final int MENU_KEY = 319;

  private final TestGame game;
  private final FakeRenderer renderer = new FakeRenderer();
  private final List<String> notes = new ArrayList<>();
  private final Settings settings;
  private final SaveSlot first = SaveSlot.numbered(1);
  private final Path folder;

  MenuInPlayTest(@TempDir Path folder) {
    this.folder = folder;
    game = new TestGame(folder.resolve("saves"), "walklab", 0);
    SettingsFile file = new SettingsFile(folder.resolve("settings.toml"));
    settings = Settings.of(file, "walklab", notes::add);
    allowSaving(true);
  }

  private void allowSaving(boolean allowed) {
    game.session().machine().variables().set(EngineVariable.MAINMENU_KEY, allowed ? MENU_KEY : 0);
  }

  @Test
  void theGamesOwnKeyOpensItAndTheGameStandsStill() {
    renderer.thenNothing(20);
    press(F5);
    renderer.thenNothing(5);
    play();
    long ticks = game.session().ticks();

    renderer.thenNothing(20);
    press(F5);
    renderer.thenNothing(200);
    play();
    assertThat(game.session().ticks() - ticks).isBetween(1L, 30L);
  }

  @Test
  void aGameIsSavedUnderANameAndLoadedAgain() {
    renderer.thenNothing(30);
    press(F10, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER, 'H', 'i', KeyCodes.ENTER);
    play();
    assertThat(notes).contains("Saved in slot 1.");
    long saved = game.session().ticks();
    assertThat(game.saves().slots().list().get(0).header().orElseThrow().title()).isEqualTo("Hi");

    renderer.thenNothing(100);
    press(F10, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER);
    play();
    assertThat(game.session().ticks()).isBetween(saved, saved + 3);
  }

  @Test
  void theMouseWorksItToo() {
    renderer.thenNothing(30);
    press(F10);
    // The second row of eight, each ten pixels high, in a sheet in the middle of the screen.
    renderer.then(new Input.Move(100, 80)).then(click(100, 80));
    // A new slot, then the row that saves.
    renderer.then(click(20, 31)).then(click(100, 102));
    play();
    assertThat(game.saves().slots().isTaken(first)).isTrue();
  }

  @Test
  void aPageThatAClickOpensHasItsBarBelowTheMouse() {
    press(F10);
    renderer.thenNothing(3).then(new Input.Move(100, 110)).then(click(100, 110)).thenNothing(3);
    play();
    Frame opened = renderer.last();

    press(F10);
    renderer.thenNothing(3).then(new Input.Move(100, 110)).then(click(100, 110)).thenNothing(3);
    renderer.then(new Input.Move(100, 110)).thenNothing(3);
    play();
    assertThat(renderer.last().pixels()).isEqualTo(opened.pixels());
  }

  @Test
  void theRightButtonAndEscapeGoBack() {
    press(F10);
    renderer.then(new Input.Press(160, 100, Input.Button.RIGHT)).thenNothing(3);
    play();
    Frame last = renderer.last();
    assertThat(last.palette()).isEqualTo(game.painter().frame().palette());

    press(F10, KeyCodes.ESCAPE);
    renderer.thenNothing(3);
    play();
    assertThat(renderer.last().palette()).isEqualTo(game.painter().frame().palette());
  }

  @Test
  void whenTheGameForbidsItSavingIsRefusedInWords() {
    allowSaving(false);
    renderer.thenNothing(10);
    press(KeyCodes.typed('k', false, true));
    renderer.thenNothing(5);
    play();
    assertThat(game.saves().slots().list()).isEmpty();
    assertThat(renderer.last().pixels()).isNotEqualTo(game.painter().frame().pixels());

    press(F10, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER);
    renderer.thenNothing(3);
    play();
    assertThat(game.saves().slots().list()).isEmpty();
  }

  @Test
  void quickKeysSaveAndLoad() {
    renderer.thenNothing(30);
    press(KeyCodes.typed('k', false, true));
    play();
    long saved = game.session().ticks();
    renderer.thenNothing(60);
    press(KeyCodes.typed('l', false, true));
    play();
    assertThat(game.session().ticks()).isBetween(saved, saved + 2);
  }

  @Test
  void beforeMuchPlayIsLostThePlayerIsAsked() {
    renderer.thenNothing(30);
    press(KeyCodes.typed('k', false, true));
    renderer.thenNothing(700);
    press(KeyCodes.typed('l', false, true));
    renderer.thenNothing(3);
    // The first answer goes back to the game.
    press(KeyCodes.ENTER);
    renderer.thenNothing(3);
    play();
    assertThat(game.session().jiffiesPlayed()).isGreaterThan(700);

    renderer.thenNothing(700);
    press(KeyCodes.typed('l', false, true), KeyCodes.DOWN, KeyCodes.ENTER);
    play();
    assertThat(game.session().jiffiesPlayed()).isLessThan(100);
  }

  @Test
  void whoLeavesMuchUnsavedPlayIsAskedUnlessItCouldBeSaved() {
    renderer.thenNothing(700).then(new HostEvent.Close());
    play();
    assertThat(game.saves().slots().isTaken(new SaveSlot(SaveSlot.Kind.AUTO, 1))).isTrue();
    int frames = renderer.shown().size();
    assertThat(frames).isEqualTo(701);

    allowSaving(false);
    renderer.thenNothing(700).then(new HostEvent.Close()).thenNothing(30);
    play();
    assertThat(renderer.shown().size() - frames).isEqualTo(700 + 1 + 30 + 1);
  }

  @Test
  void afterSomeMinutesItIsSavedByItself() {
    settings.override(Setting.AUTOSAVE, "1");
    press(KeyCodes.typed('f', false, true));
    renderer.thenNothing(600);
    play();
    assertThat(game.saves().slots().isTaken(new SaveSlot(SaveSlot.Kind.AUTO, 1))).isTrue();
  }

  @Test
  void theProgramSpeaksTheLanguageThatIsChosenAtOnce() {
    press(F10);
    renderer.thenNothing(2);
    play();
    assertThat(read()).contains("Resume", "Save", "Other games", "Quit");

    // Language is the last row of the settings: automatic, then German, then English.
    press(F10, 's', 's', KeyCodes.ENTER, KeyCodes.END, KeyCodes.RIGHT, KeyCodes.ESCAPE);
    renderer.thenNothing(2);
    play();
    assertThat(settings.text(Setting.LANGUAGE)).isEqualTo("de");
    assertThat(read()).contains("Weiterspielen", "Speichern", "Andere Spiele", "Beenden");
  }

  @Test
  void theMenuOffersWhatIsInstalledForThisGameOrForAll() {
    settings.offer(Setting.MUSIC_DEVICE, List.of("adlib", "gm", "mt32"));
    settings.offer(Setting.RENDERER, List.of("", "swing", "terminal"));
    press(F10, 's', 's', KeyCodes.ENTER, KeyCodes.END, KeyCodes.UP, KeyCodes.RIGHT);
    press(KeyCodes.UP, KeyCodes.RIGHT, KeyCodes.UP, KeyCodes.RIGHT);
    renderer.thenNothing(2);
    play();
    assertThat(settings.text(Setting.MUSIC_DEVICE)).isEqualTo("gm");
    assertThat(settings.text(Setting.RENDERER)).isEqualTo("swing");
    assertThat(read())
        .contains("Valid for", "- this game +", "- swing +")
        .anyMatch(line -> line.startsWith("From the next start."));
    assertThat(new SettingsFile(folder.resolve("settings.toml")).path())
        .content()
        .contains("[game.walklab]\nplay.music = \"gm\"");
  }

  @Test
  void theTalkSpeedThatAKeySetsIsTold() {
    game.session().machine().variables().set(EngineVariable.CHARINC, 4);
    renderer.thenNothing(10);
    press('+');
    renderer.thenNothing(20);
    play();
    assertThat(read()).contains("Talk speed: 3 (0 is short, 9 is long).");
  }

  @Test
  void spacePausesAGameThatHasNoPauseOfItsOwn() {
    renderer.thenNothing(10);
    press(KeyCodes.SPACE);
    renderer.thenNothing(200);
    play();
    assertThat(read()).contains("Paused. Any key or button goes on.");
    assertThat(game.session().ticks()).isLessThan(30);
  }

  @Test
  void allThingsAreNamedWhileAKeyIsHeld() {
    int things = KeyCodes.typed('m', false, true);
    renderer.thenNothing(10);
    press(things, things);
    play();
    List<String> named = read();
    assertThat(named).containsExactly("Ego");
    renderer.thenNothing(60);
    play();
    assertThat(read()).doesNotContainAnyElementsOf(named);
  }

  @Test
  void aDoubleClickLeavesOutTheWalkIfThatIsWanted() {
    long walked = ticksOfADoubleClick();
    assertThat(walked).isLessThan(40);
    settings.change(Setting.DOUBLE_CLICK, "true");
    assertThat(ticksOfADoubleClick()).isGreaterThan(walked + 10);
  }

  private long ticksOfADoubleClick() {
    renderer.thenNothing(10);
    play();
    long before = game.session().ticks();
    int x = game.session().mouseX() < 160 ? 300 : 10;
    for (int i = 0; i < 2; i++) {
      renderer.then(new Input.Press(x, 110, Input.Button.LEFT));
      renderer.thenNothing(3).then(new Input.Release(x, 110, Input.Button.LEFT)).thenNothing(3);
    }
    renderer.thenNothing(20);
    play();
    return game.session().ticks() - before;
  }

  @Test
  void inLargeTextExplanationsAreWholeAndRowsKeepTheirNames() {
    settings.change(Setting.LARGE_TEXT, "true");
    press(F10, 's', 's', KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    String remark = Setting.TALK_SPEED.remark(settings.texts());
    assertThat(String.join(" ", read())).contains(remark.substring(remark.length() - 10));

    settings.change("keys", "fullscreen", "Alt+Enter, F11, Alt+Y, Alt+J");
    press(F10, 'k', KeyCodes.ENTER);
    renderer.thenNothing(2);
    play();
    assertThat(read()).contains("Fullscreen");
  }

  @Test
  void leftToChooseItSpeaksWhatGameAndSystemDo() {
    settings.preferLanguages(List.of("xx", "de", "en"));
    press(F10);
    renderer.thenNothing(2);
    play();
    assertThat(read()).contains("Weiterspielen", "Tasten und Pad");
  }

  @Test
  void aNameIsTypedWithAccents() {
    renderer.thenNothing(30);
    press(F10, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER, 'B', '\u00fc', 'r', 'o');
    renderer.thenNothing(2);
    play();
    assertThat(read()).contains("Name: B\u00fcro_");
    press(F10, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER, '\u00c9', 'e', KeyCodes.ENTER);
    play();
    assertThat(game.saves().slots().list().get(0).header().orElseThrow().title())
        .isEqualTo("\u00c9e");
  }

  /** What the last picture says in letters. */
  private List<String> read() {
    return renderer.last().captions().stream().map(Caption::text).toList();
  }

  @Test
  void settingsAreChangedAndRemembered() {
    press(F10, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER);
    // Talk speed, spoken lines, volume.
    press(KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.LEFT, KeyCodes.LEFT);
    play();
    assertThat(settings.number(Setting.VOLUME)).isEqualTo(80);
  }

  @Test
  void theTalkSpeedComesToTheGameByItsOwnKeys() {
    game.session().machine().variables().set(EngineVariable.CHARINC, 4);
    settings.change(Setting.TALK_SPEED, "game");
    press(F10, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.DOWN, KeyCodes.ENTER);
    press(KeyCodes.RIGHT, KeyCodes.RIGHT, KeyCodes.ESCAPE, KeyCodes.ESCAPE);
    renderer.thenNothing(100);
    play();
    assertThat(game.session().machine().variables().get(EngineVariable.CHARINC)).isEqualTo(1);
    assertThat(game.recorded()).filteredOn(line -> line.endsWith(" key 43")).hasSize(3);
  }

  @Test
  void spokenLinesAreSetOnceAndAgainAfterALoadAndElseTheGames() {
    renderer.thenNothing(10);
    press(KeyCodes.typed('k', false, true), F10, 's', 's', KeyCodes.ENTER);
    press(KeyCodes.DOWN, KeyCodes.RIGHT, KeyCodes.ESCAPE, KeyCodes.ESCAPE);
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

  @Test
  void aKeyIsGivenAnotherMeaningInTheMenu() {
    press(F10, 'k', KeyCodes.ENTER);
    // The first action is full screen.
    press(KeyCodes.ENTER, KeyCodes.typed('q', true, false));
    press(KeyCodes.ESCAPE, KeyCodes.ESCAPE, KeyCodes.typed('q', true, false));
    renderer.thenNothing(3);
    play();
    assertThat(settings.section("keys")).containsEntry("fullscreen", "Ctrl+Q");
    assertThat(renderer.settings().fullscreen()).isTrue();
  }

  @Test
  void pagesEndsAndBeginningsOfListsHaveKeys() {
    press(F10, 'k', KeyCodes.ENTER, KeyCodes.END, KeyCodes.HOME, KeyCodes.ENTER);
    press(KeyCodes.typed('b', true, false));
    play();
    assertThat(settings.section("keys")).containsOnlyKeys("fullscreen");

    press(F10, 'k', KeyCodes.ENTER, KeyCodes.PAGE_DOWN, KeyCodes.PAGE_UP, KeyCodes.DOWN);
    press(KeyCodes.ENTER, KeyCodes.typed('o', true, false));
    play();
    assertThat(settings.section("keys")).containsOnlyKeys("fullscreen", "aspect");

    // The menu is there before the first picture of it: a page is a row then, else many.
    press(F10, 'k', KeyCodes.ENTER);
    renderer.thenNothing(3);
    press(KeyCodes.PAGE_DOWN, KeyCodes.ENTER, KeyCodes.typed('t', true, false));
    play();
    assertThat(settings.section("keys"))
        .hasSize(3)
        .doesNotContainKeys("filter", "fast", "pause", "step");
  }

  @Test
  void theWheelMovesALongListBelowTheMouse() {
    press(F10, 'k', KeyCodes.ENTER);
    renderer.then(new Input.Move(60, 60)).thenNothing(3);
    for (int notch = 0; notch < 30; notch++) {
      renderer.then(new HostEvent.Wheel(-1));
    }
    // The list ends with the developer's actions; what is below the mouse then is clicked.
    renderer
        .thenNothing(3)
        .then(click(60, 60))
        .then(new Input.Key(KeyCodes.typed('b', true, false)));
    renderer.thenNothing(3);
    play();
    assertThat(settings.section("keys")).hasSize(1);
    assertThat(settings.section("keys").keySet().iterator().next()).matches("inside.*|verb.*");
  }

  @Test
  void whoLeavesByTheMenuIsToldWhatBecomesOfTheGame() {
    renderer.thenNothing(700);
    press(F10, 'q', KeyCodes.ENTER);
    renderer.thenNothing(3);
    // The first answer goes back.
    press(KeyCodes.ENTER, KeyCodes.ESCAPE);
    renderer.thenNothing(100);
    press(F10, 'q', KeyCodes.ENTER, KeyCodes.DOWN, KeyCodes.ENTER);
    renderer.thenNothing(1_000);
    play();
    assertThat(game.session().jiffiesPlayed()).isBetween(795L, 900L);
    assertThat(game.saves().slots().isTaken(new SaveSlot(SaveSlot.Kind.AUTO, 1))).isTrue();
  }

  @Test
  void onATitleNothingIsLostSoNobodyIsAsked() {
    renderer.thenNothing(30);
    press(KeyCodes.typed('k', false, true));
    play();
    long saved = game.session().ticks();

    TestGame title = new TestGame(folder.resolve("saves"), "walklab", 0);
    title.session().machine().variables().set(EngineVariable.EGO, 0);
    renderer.thenNothing(1_000);
    press(KeyCodes.typed('l', false, true));
    play(title);
    assertThat(title.session().ticks()).isBetween(saved, saved + 2);
  }

  @Test
  void withoutAQuickSaveNobodyIsAskedEither() {
    renderer.thenNothing(700);
    press(KeyCodes.typed('l', false, true));
    renderer.thenNothing(100);
    play();
    assertThat(game.session().jiffiesPlayed()).isGreaterThan(795);
  }

  @Test
  void theRightButtonHeldOpensItForWhoHasOnlyAMouse() {
    renderer.thenNothing(20).then(new Input.Press(160, 100, Input.Button.RIGHT)).thenNothing(60);
    play();
    assertThat(renderer.last().palette()).isNotEqualTo(game.painter().frame().palette());

    renderer.then(new Input.Press(160, 100, Input.Button.RIGHT)).thenNothing(10);
    renderer.then(new Input.Release(160, 100, Input.Button.RIGHT)).thenNothing(60);
    play();
    assertThat(renderer.last().palette()).isEqualTo(game.painter().frame().palette());
  }

  @Test
  void whoHoldsTheRightButtonForTheMenuDoesNothingInTheGame() {
    renderer.thenNothing(20).then(new Input.Press(160, 100, Input.Button.RIGHT)).thenNothing(60);
    renderer.then(new Input.Release(160, 100, Input.Button.RIGHT)).thenNothing(5);
    play();
    assertThat(game.recorded()).noneMatch(line -> line.contains(" R"));

    renderer.then(new Input.Press(30, 90, Input.Button.RIGHT)).thenNothing(10);
    renderer.then(new Input.Move(60, 90), new Input.Release(60, 90, Input.Button.RIGHT));
    play();
    assertThat(game.recorded())
        .anyMatch(line -> line.endsWith(" 30 90 RD"))
        .anyMatch(line -> line.endsWith(" 60 90 RU"));
  }

  @Test
  void whatElseKeysDoCanBeChosenInTheMenu() {
    renderer.thenNothing(20);
    press(F10, 'a', KeyCodes.ENTER, 'p', KeyCodes.ENTER);
    renderer.thenNothing(200);
    play();
    assertThat(game.session().ticks()).isBetween(1L, 30L);
  }

  @Test
  void aSaveIsCalledByItsRoomUnlessThePlayerTypesAName() {
    renderer.thenNothing(30);
    press(F10, KeyCodes.DOWN, KeyCodes.ENTER, KeyCodes.ENTER, KeyCodes.ENTER);
    play();
    assertThat(game.saves().slots().list().get(0).header().orElseThrow().title())
        .isEqualTo("Corridor");
  }

  @Test
  void aKeyPlaysFastWhileItIsHeldAndRepeats() {
    int fast = KeyCodes.typed('h', false, true);
    for (int i = 0; i < 20; i++) {
      press(fast);
    }
    renderer.thenNothing(100);
    play();
    // Forty rounds while it repeats, and no more than the patience with it after that.
    assertThat(game.session().ticks())
        .isBetween(40L * PlayLoop.FAST_TICKS, 80L * PlayLoop.FAST_TICKS);
  }

  @Test
  void arrowKeysMoveThePointerUnlessTheyAreTheGames() {
    press(KeyCodes.RIGHT);
    play();
    assertThat(game.session().mouseX()).isEqualTo(104 + 4);
    settings.override(Setting.ARROWS, "false");
    press(KeyCodes.RIGHT);
    play();
    assertThat(game.recorded()).anyMatch(line -> line.endsWith(" key 333"));
  }

  @Test
  void aWindowsSizeIsRememberedOnceThePlayerChangesIt() {
    renderer.then(new HostEvent.Resize(640, 480)).thenNothing(80);
    play();
    assertThat(settings.text(Setting.WINDOW_SIZE)).isEmpty();
    renderer.thenNothing(80).then(new HostEvent.Resize(777, 555));
    play();
    assertThat(settings.text(Setting.WINDOW_SIZE)).isEqualTo("777x555");
  }

  @Test
  void oneStrokeGoesFiveSecondsBack() {
    renderer.thenNothing(900);
    press(KeyCodes.typed('t', false, true));
    play();
    assertThat(game.session().jiffiesPlayed()).isBetween(500L, 620L);
  }

  @Test
  void aStepPausesThenLetsOneIterationPass() {
    renderer.thenNothing(20);
    int step = KeyCodes.typed('n', false, true);
    press(step);
    play();
    long paused = game.session().ticks();
    press(step, step, step);
    renderer.thenNothing(50);
    play();
    assertThat(game.session().ticks()).isBetween(paused + 2, paused + 3);
  }

  private void press(int... codes) {
    for (int code : codes) {
      renderer.then(new Input.Key(code, false, false, isWithAlt(code))).then();
    }
  }

  private static boolean isWithAlt(int code) {
    return code >= KeyCodes.typed('a', false, true) && code <= KeyCodes.typed('z', false, true);
  }

  private static Input click(int x, int y) {
    return new Input.Press(x, y, Input.Button.LEFT);
  }

  /** Plays what was prepared; the renderer closes when it is through, twice if it must. */
  private void play() {
    play(game);
  }

  private void play(TestGame game) {
    AudioDevice device = mock(AudioDevice.class);
    when(device.sampleRate()).thenReturn(44_100);
    Loudspeaker sound = new Loudspeaker(new SoundCard(device), device);
    new Playing(game.played(), game.host(), game.saves(), sound, settings, notes::add)
        .play(renderer, new JiffyPacer(new SteadyClock()));
  }
}
