package org.bowsprit.player.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.player.save.SaveSlot;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the keys that the program handles during play. */
class KeysInPlayTest extends PlayTestBase {

  /** The number of jiffies in a minute. */
  private static final int JIFFIES_PER_MINUTE = 3_600;

  KeysInPlayTest(@TempDir Path folder) {
    super(folder);
  }

  @Test
  void theQuickKeysSaveAndLoadTheGame() {
    renderer.thenNothing(30);
    press(KeyCodes.typed('k', false, true));
    play();
    long savedTicks = game.session().ticks();
    renderer.thenNothing(60);
    press(KeyCodes.typed('l', false, true));
    play();
    assertThat(game.session().ticks()).isBetween(savedTicks, savedTicks + 2);
  }

  @Test
  void quickLoadAsksBeforeMuchPlayTimeIsLost() {
    renderer.thenNothing(30);
    press(KeyCodes.typed('k', false, true));
    renderer.thenNothing(700);
    press(KeyCodes.typed('l', false, true));
    renderer.thenNothing(3);
    // The first answer returns to the game.
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
  void quittingAsksOnlyIfTheGameCannotBeSaved() {
    renderer.thenNothing(700).then(new HostEvent.Close());
    play();
    assertThat(game.saves().slots().isUsed(new SaveSlot(SaveSlot.Kind.AUTO, 1))).isTrue();
    int frameCount = renderer.presentedFrames().size();
    assertThat(frameCount).isEqualTo(701);

    allowSaving(false);
    renderer.thenNothing(700).then(new HostEvent.Close()).thenNothing(30);
    play();
    assertThat(renderer.presentedFrames().size() - frameCount).isEqualTo(700 + 1 + 30 + 1);
  }

  @Test
  void theGameIsSavedAutomaticallyAfterSomeMinutes() {
    settings.override(Setting.AUTOSAVE, "1");
    renderer.thenNothing(JIFFIES_PER_MINUTE + 100);
    // Quitting does not save the game again if it has just been saved.
    play();
    assertThat(isAutosaveUsed(1)).isTrue();
    assertThat(isAutosaveUsed(2)).isFalse();
  }

  private boolean isAutosaveUsed(int number) {
    return game.saves().slots().isUsed(new SaveSlot(SaveSlot.Kind.AUTO, number));
  }

  @Test
  void loadingDuringTheTitleDoesNotAsk() {
    renderer.thenNothing(30);
    press(KeyCodes.typed('k', false, true));
    play();
    long savedTicks = game.session().ticks();

    TestGame titleGame = new TestGame(folder.resolve("saves"), "walklab", 0);
    titleGame.session().machine().variables().set(EngineVariable.EGO, 0);
    renderer.thenNothing(1_000);
    press(KeyCodes.typed('l', false, true));
    play(titleGame);
    assertThat(titleGame.session().ticks()).isBetween(savedTicks, savedTicks + 2);
  }

  @Test
  void quickLoadWithoutAQuickSaveDoesNotAsk() {
    renderer.thenNothing(700);
    press(KeyCodes.typed('l', false, true));
    renderer.thenNothing(100);
    play();
    assertThat(game.session().jiffiesPlayed()).isGreaterThan(795);
  }

  @Test
  void theSpaceKeyPausesAGameThatHasNoPauseKey() {
    renderer.thenNothing(10);
    press(KeyCodes.SPACE);
    renderer.thenNothing(200);
    play();
    assertThat(shownTexts()).contains("Paused. Any key or button continues.");
    assertThat(game.session().ticks()).isLessThan(30);
  }

  @Test
  void allHotspotNamesAreShownWhileAKeyIsHeld() {
    int hotspotKey = KeyCodes.typed('m', false, true);
    renderer.thenNothing(10);
    press(hotspotKey, hotspotKey);
    play();
    List<String> names = shownTexts();
    assertThat(names).containsExactly("Ego");
    renderer.thenNothing(60);
    play();
    assertThat(shownTexts()).doesNotContainAnyElementsOf(names);
  }

  @Test
  void theGamePlaysFastWhileTheFastKeyIsHeld() {
    int fastKey = KeyCodes.typed('h', false, true);
    for (int i = 0; i < 20; i++) {
      press(fastKey);
    }
    renderer.thenNothing(100);
    play();
    // Forty rounds pass while the key repeats. Then fast mode ends after a timeout.
    assertThat(game.session().ticks())
        .isBetween(40L * GameAtPlay.FAST_TICKS, 80L * GameAtPlay.FAST_TICKS);
  }

  @Test
  void releasingAltBeforeTheFastKeyTypesNothing() {
    press(KeyCodes.typed('h', false, true), 'h', 'h', 'h');
    renderer.thenNothing(100);
    press('h');
    play();
    assertThat(game.recordedInput()).filteredOn(line -> line.endsWith("key 104")).hasSize(1);
  }

  @Test
  void theRewindKeyRewindsTheGameByFiveSeconds() {
    renderer.thenNothing(900);
    press(KeyCodes.typed('t', false, true));
    play();
    assertThat(game.session().jiffiesPlayed()).isBetween(500L, 620L);
  }

  @Test
  void theStepKeyPausesTheGameAndThenPlaysSingleIterations() {
    renderer.thenNothing(20);
    int stepKey = KeyCodes.typed('n', false, true);
    press(stepKey);
    play();
    long pausedTicks = game.session().ticks();
    press(stepKey, stepKey, stepKey);
    renderer.thenNothing(50);
    play();
    assertThat(game.session().ticks()).isBetween(pausedTicks + 2, pausedTicks + 3);
  }

  @Test
  void altWithAnArrowKeyMovesThePointerBetweenDialogueChoices() {
    VerbSlots verbs = game.session().world().verbs();
    for (int slot = 1; slot < verbs.capacity(); slot++) {
      verbs.slot(slot).free();
    }
    addChoice(1, 80, 150);
    addChoice(2, 310, 162);
    addChoice(3, 80, 174);
    renderer.thenNothing(10).then(new Input.Move(300, 20));
    pressAltAndArrow(KeyCodes.DOWN);
    assertThat(choiceUnderThePointer()).isEqualTo(1);
    pressAltAndArrow(KeyCodes.DOWN);
    assertThat(choiceUnderThePointer()).isEqualTo(2);
    pressAltAndArrow(KeyCodes.DOWN);
    assertThat(choiceUnderThePointer()).isEqualTo(3);
    pressAltAndArrow(KeyCodes.UP);
    pressAltAndArrow(KeyCodes.UP);
    assertThat(choiceUnderThePointer()).isEqualTo(1);
  }

  @Test
  void arrowKeysMoveThePointerBetweenTheFirstAndTheLastDialogueChoice() {
    showDialogueChoices();
    press(KeyCodes.DOWN);
    assertThat(choiceUnderThePointer()).isEqualTo(1);
    press(KeyCodes.DOWN);
    assertThat(choiceUnderThePointer()).isEqualTo(2);
    press(KeyCodes.DOWN, KeyCodes.DOWN);
    assertThat(choiceUnderThePointer()).isEqualTo(3);
    press(KeyCodes.UP, KeyCodes.UP, KeyCodes.UP);
    assertThat(choiceUnderThePointer()).isEqualTo(1);
  }

  @Test
  void shiftWithAnArrowKeyMovesThePointerByPixelsDuringADialogue() {
    showDialogueChoices();
    renderer.then(new Input.Key(KeyCodes.DOWN, true, false, false)).then();
    play();
    assertThat(game.timedSession().mouseY()).isEqualTo(36);
  }

  private void showDialogueChoices() {
    VerbSlots verbs = game.session().world().verbs();
    for (int slot = 1; slot < verbs.capacity(); slot++) {
      verbs.slot(slot).free();
    }
    addChoice(1, 80, 150);
    addChoice(2, 310, 162);
    addChoice(3, 80, 174);
    renderer.thenNothing(10).then(new Input.Move(300, 20));
  }

  @Test
  void capsLockDoesNotAffectTheVerbKeysOfTheGame() {
    showDialogueChoices();
    game.session().world().verbs().slot(2).setKey('u');
    press('U', 'X');
    play();
    assertThat(game.recordedInput())
        .anyMatch(line -> line.endsWith(" key " + (int) 'u'))
        .anyMatch(line -> line.endsWith(" key " + (int) 'X'))
        .noneMatch(line -> line.endsWith(" key " + (int) 'U'));
  }

  @Test
  void capsLockDoesNotAffectTheVerbKeysOfTheProgram() {
    showDialogueChoices();
    press('W');
    play();
    assertThat(game.recordedInput()).anyMatch(line -> line.contains(" 159 166 "));
  }

  @Test
  void clickingTheSignEndsFastMode() {
    renderer.thenNothing(10);
    press(KeyCodes.typed('f', false, true));
    renderer.thenNothing(10).then(new Input.Press(160, 3, Input.Button.LEFT)).thenNothing(3);
    play();
    assertThat(shownTexts()).doesNotContain("Fast forward. Alt+F or a click here ends it.");
    assertThat(game.session().ticks()).isLessThan(14 * GameAtPlay.FAST_TICKS);
    assertThat(renderer.presentedFrames())
        .anyMatch(
            frame ->
                frame.captions().stream()
                    .anyMatch(
                        line ->
                            line.text().equals("Fast forward. Alt+F or a click here ends it.")));
  }

  private void addChoice(int slot, int right, int top) {
    Verb verb = game.session().world().verbs().slot(slot);
    verb.initialise(200 + slot, 1);
    verb.moveTo(8, top);
    verb.setDrawn(8, top, right, top + 9);
    verb.setMode(Verb.Mode.ON);
  }

  private void pressAltAndArrow(int arrow) {
    renderer.then(new Input.Key(arrow, false, false, true)).then();
  }

  private int choiceUnderThePointer() {
    play();
    return game.session()
        .world()
        .verbs()
        .slotAtPoint(game.timedSession().mouseX(), game.timedSession().mouseY());
  }
}
