package org.bowsprit.insight.inputs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.journal.JournalTree;
import org.bowsprit.insight.sketch.Inks;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.play.FakeRenderer;
import org.bowsprit.player.play.TestGame;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests how a player selects one of the last iterations, changes its input and continues from
 * there.
 */
class InputEditorTest {

  private static final int ROOM = 102;
  private static final int FIRST_CLICK_ITERATION = 20;
  private static final int PLAYED_ITERATIONS = 90;

  private final TestGame testGame = new TestGame("walklab", ROOM);
  private final TimedSession timedSession = testGame.timedSession();
  private final InputEditor editor =
      new InputEditor(timedSession, new Inks(), Texts.english(), new FakeRenderer(), () -> false);
  private byte[] pixelsBeforeIteration60;

  @BeforeEach
  void playWithAClick() {
    for (int iteration = 0; iteration < PLAYED_ITERATIONS; iteration++) {
      if (iteration == FIRST_CLICK_ITERATION) {
        timedSession.input(new Input.Move(200, 120));
        timedSession.input(new Input.Click(200, 120, Input.Button.LEFT));
      }
      if (iteration == 60) {
        pixelsBeforeIteration60 = timedSession.frame().pixels().clone();
      }
      timedSession.tick();
    }
  }

  private int egoX() {
    return timedSession.session().world().cast().actor(1).x();
  }

  private void press(int... codes) {
    Arrays.stream(codes).forEach(code -> editor.take(new Input.Key(code)));
  }

  private void type(String text) {
    text.chars().forEach(this::press);
  }

  /** Selects the row of an iteration, starting from the last row, which is selected at first. */
  private void selectIteration(long selectedIteration) {
    for (long iteration = timedSession.session().ticks();
        iteration > selectedIteration;
        iteration--) {
      press(KeyCodes.UP);
    }
  }

  private byte[] drawnUpperHalf() {
    Frame frame = new Frame();
    editor.draw(frame);
    return upperHalf(frame.pixels());
  }

  /** Returns the upper half of the pixels. The grid covers the lower half. */
  private static byte[] upperHalf(byte[] pixels) {
    return Arrays.copyOf(pixels, Frame.PIXELS / 2);
  }

  @Test
  void everyRowShowsThePictureOfItsIterationWithoutChangingTheGame() {
    byte[] currentPixels = upperHalf(timedSession.frame().pixels());
    editor.toggle();
    assertThat(drawnUpperHalf()).isEqualTo(currentPixels);
    selectIteration(60);
    assertThat(drawnUpperHalf())
        .isEqualTo(upperHalf(pixelsBeforeIteration60))
        .isNotEqualTo(currentPixels);
    press(KeyCodes.END);
    assertThat(drawnUpperHalf()).isEqualTo(currentPixels);
    press(KeyCodes.ESCAPE);

    assertThat(editor.isShown()).isFalse();
    assertThat(timedSession.session().ticks()).isEqualTo(PLAYED_ITERATIONS);
    assertThat(testGame.journal().rerecordCount()).isZero();
  }

  @Test
  void replayingChangedInputAddsABranchToTheRecording() {
    int originalX = egoX();
    editor.toggle();
    selectIteration(FIRST_CLICK_ITERATION);
    press(KeyCodes.ENTER);
    "200 120".chars().forEach(letter -> press(KeyCodes.BACKSPACE));
    type("40 125");
    press(KeyCodes.ENTER, 'p');
    assertThat(editor.isShown()).isFalse();
    assertThat(timedSession.session().ticks()).isEqualTo(FIRST_CLICK_ITERATION);
    assertThat(timedSession.isReplaying()).isTrue();
    while (timedSession.session().ticks() < PLAYED_ITERATIONS) {
      timedSession.tick();
    }

    assertThat(timedSession.isReplaying()).isFalse();
    assertThat(egoX()).isLessThan(originalX - 20);
    timedSession.session().end();
    JournalTree tree = testGame.journal();
    assertThat(tree.rerecordCount()).isEqualTo(1);
    for (int branch = 0; branch <= tree.lastBranch(); branch++) {
      JournalPlayer replay = TestGame.replay("walklab", ROOM, tree.journalOf(branch));
      assertThat(replay.drift())
          .as("the first difference in the replay of branch %d", branch)
          .isEmpty();
    }
  }

  @Test
  void theReplayUpToALaterRowUsesTheChangedInput() {
    editor.toggle();
    selectIteration(FIRST_CLICK_ITERATION);
    press(KeyCodes.RIGHT, KeyCodes.BACKSPACE);
    press(KeyCodes.END, 'p');

    assertThat(timedSession.session().ticks()).isEqualTo(PLAYED_ITERATIONS);
    assertThat(testGame.journal().journalOf(1).events())
        .extracting(event -> event.input())
        .doesNotHaveAnyElementsOfTypes(Input.Click.class);
  }

  @Test
  void aClickInThePictureIsAddedToTheInputOfTheSelectedIteration() {
    editor.toggle();
    selectIteration(70);
    editor.take(new Input.Press(60, 50, Input.Button.RIGHT));
    press('p');
    timedSession.tick();

    assertThat(testGame.journal().journalOf(1).events())
        .extracting(event -> event.input())
        .endsWith(new Input.Move(60, 50), new Input.Click(60, 50, Input.Button.RIGHT));
  }

  @Test
  void cellsAndButtonsOfAGridInThePictureCanBeClicked() {
    editor.toggle();
    int firstRowY = Frame.HEIGHT - 13 * 7 - 1 + 2 * 7;
    Input cell = new Input.Press(2 + 20 * 4, firstRowY, Input.Button.LEFT);
    editor.take(cell);
    editor.take(cell);
    int buttonY = firstRowY + 9 * 7;
    editor.take(new Input.Press(2 + 35 * 4, buttonY, Input.Button.LEFT));

    assertThat(editor.isShown()).isFalse();
    assertThat(timedSession.session().ticks())
        .as("the iteration of the first of the eight visible rows")
        .isEqualTo(PLAYED_ITERATIONS - 7);
    assertThat(timedSession.isReplaying()).isTrue();
  }

  @Test
  void aKeyPressEndsTheReplay() {
    editor.toggle();
    press(KeyCodes.HOME, 'p');
    timedSession.input(new Input.Move(1, 1));
    assertThat(timedSession.isReplaying())
        .as("the replay continues after a mouse movement")
        .isTrue();
    timedSession.input(new Input.Key('x'));

    assertThat(timedSession.isReplaying()).isFalse();
    timedSession.tick();
    assertThat(List.copyOf(testGame.recordedInput())).last().asString().endsWith("key 120");
  }

  @Test
  void theGridBeginsAfterTheLastChangeByATool() {
    timedSession.beforeNextTick(() -> timedSession.session().machine().variables().write(180, 5));
    for (int i = 0; i < 40; i++) {
      timedSession.tick();
    }
    editor.toggle();
    press(KeyCodes.HOME, 'p');

    assertThat(timedSession.session().ticks()).isGreaterThan(PLAYED_ITERATIONS);
    assertThat(timedSession.session().machine().variables().read(180)).isEqualTo(5);
  }

  @Test
  void theGameContinuesAfterAChangeByATool() {
    timedSession.beforeNextTick(() -> timedSession.session().machine().variables().write(180, 5));
    timedSession.tick();
    editor.toggle();
    press(KeyCodes.HOME, 'p');

    assertThat(timedSession.session().ticks()).isEqualTo(PLAYED_ITERATIONS + 1);
    assertThat(timedSession.session().machine().variables().read(180)).isEqualTo(5);
  }

  @Test
  void aChangeWhileTheGameIsStoppedIsNotLost() {
    timedSession.session().machine().variables().write(180, 5);
    editor.toggle();
    editor.take(new Input.Press(60, 50, Input.Button.RIGHT));
    press('p');

    assertThat(timedSession.session().ticks()).isEqualTo(PLAYED_ITERATIONS);
    assertThat(timedSession.session().machine().variables().read(180)).isEqualTo(5);
  }

  @Test
  void theBackButtonOfAGamepadClosesTheGrid() {
    editor.toggle();

    assertThat(editor.take(PadButton.SOUTH))
        .as("the grid handles the button that clicks at the pointer")
        .isFalse();
    assertThat(editor.take(PadButton.BACK)).isTrue();
    assertThat(editor.isShown()).isFalse();
    assertThat(timedSession.session().ticks()).isEqualTo(PLAYED_ITERATIONS);
  }

  @Test
  void theGridClosesIfTheGameMovesToAnotherIteration() {
    editor.toggle();
    editor.round();
    assertThat(editor.isShown()).isTrue();
    timedSession.rewind(1);
    editor.round();
    assertThat(editor.isShown()).isFalse();
  }

  @Test
  void theGridDoesNotOpenBeforeTheFirstIteration() {
    TestGame newGame = new TestGame();
    InputEditor emptyEditor =
        new InputEditor(
            newGame.timedSession(), new Inks(), Texts.english(), new FakeRenderer(), () -> false);

    assertThat(emptyEditor.toggle()).isFalse();
    assertThat(emptyEditor.isShown()).isFalse();
  }
}
