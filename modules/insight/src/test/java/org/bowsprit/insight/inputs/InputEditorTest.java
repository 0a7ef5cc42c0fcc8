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

  private final TestGame test = new TestGame("walklab", ROOM);
  private final TimedSession game = test.timedSession();
  private final InputEditor editor =
      new InputEditor(game, new Inks(), Texts.english(), new FakeRenderer(), () -> false);
  private byte[] picture60;

  @BeforeEach
  void walk() {
    for (int tick = 0; tick < PLAYED_ITERATIONS; tick++) {
      if (tick == FIRST_CLICK_ITERATION) {
        game.input(new Input.Move(200, 120));
        game.input(new Input.Click(200, 120, Input.Button.LEFT));
      }
      if (tick == 60) {
        picture60 = game.frame().pixels().clone();
      }
      game.tick();
    }
  }

  private int heroX() {
    return game.session().world().cast().actor(1).x();
  }

  private void press(int... codes) {
    Arrays.stream(codes).forEach(code -> editor.take(new Input.Key(code)));
  }

  private void type(String text) {
    text.chars().forEach(this::press);
  }

  /** Selects an iteration. At first, the last row is selected. */
  private void select(long tick) {
    for (long at = game.session().ticks(); at > tick; at--) {
      press(KeyCodes.UP);
    }
  }

  private byte[] upperHalfDrawn() {
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
    byte[] present = upperHalf(game.frame().pixels());
    editor.toggle();
    assertThat(upperHalfDrawn()).isEqualTo(present);
    select(60);
    assertThat(upperHalfDrawn()).isEqualTo(upperHalf(picture60)).isNotEqualTo(present);
    press(KeyCodes.END);
    assertThat(upperHalfDrawn()).isEqualTo(present);
    press(KeyCodes.ESCAPE);

    assertThat(editor.isShown()).isFalse();
    assertThat(game.session().ticks()).isEqualTo(PLAYED_ITERATIONS);
    assertThat(test.journal().rerecords()).isZero();
  }

  @Test
  void changedInputIsReplayedAndAddsABranchToTheRecording() {
    int originalX = heroX();
    editor.toggle();
    select(FIRST_CLICK_ITERATION);
    press(KeyCodes.ENTER);
    "200 120".chars().forEach(letter -> press(KeyCodes.BACKSPACE));
    type("40 125");
    press(KeyCodes.ENTER, 'p');
    assertThat(editor.isShown()).isFalse();
    assertThat(game.session().ticks()).isEqualTo(FIRST_CLICK_ITERATION);
    assertThat(game.isReplaying()).isTrue();
    while (game.session().ticks() < PLAYED_ITERATIONS) {
      game.tick();
    }

    assertThat(game.isReplaying()).isFalse();
    assertThat(heroX()).isLessThan(originalX - 20);
    game.session().end();
    JournalTree tree = test.journal();
    assertThat(tree.rerecords()).isEqualTo(1);
    for (int branch = 0; branch <= tree.lastBranch(); branch++) {
      JournalPlayer replay = TestGame.replay("walklab", ROOM, tree.journalOf(branch));
      assertThat(replay.drift()).as("branch %d", branch).isEmpty();
    }
  }

  @Test
  void aLaterRowIsReplayedWithTheChangedInput() {
    editor.toggle();
    select(FIRST_CLICK_ITERATION);
    press(KeyCodes.RIGHT, KeyCodes.BACKSPACE);
    press(KeyCodes.END, 'p');

    assertThat(game.session().ticks()).isEqualTo(PLAYED_ITERATIONS);
    assertThat(test.journal().journalOf(1).events())
        .extracting(event -> event.input())
        .doesNotHaveAnyElementsOfTypes(Input.Click.class);
  }

  @Test
  void aClickIntoThePictureBecomesInputOfTheSelectedIteration() {
    editor.toggle();
    select(70);
    editor.take(new Input.Press(60, 50, Input.Button.RIGHT));
    press('p');
    game.tick();

    assertThat(test.journal().journalOf(1).events())
        .extracting(event -> event.input())
        .endsWith(new Input.Move(60, 50), new Input.Click(60, 50, Input.Button.RIGHT));
  }

  @Test
  void cellsAndButtonsOfAGridInThePictureCanBeClicked() {
    editor.toggle();
    int firstRow = Frame.HEIGHT - 13 * 7 - 1 + 2 * 7;
    Input cell = new Input.Press(2 + 20 * 4, firstRow, Input.Button.LEFT);
    editor.take(cell);
    editor.take(cell);
    int buttons = firstRow + 9 * 7;
    editor.take(new Input.Press(2 + 35 * 4, buttons, Input.Button.LEFT));

    assertThat(editor.isShown()).isFalse();
    assertThat(game.session().ticks())
        .as("eight rows end with the present")
        .isEqualTo(PLAYED_ITERATIONS - 7);
    assertThat(game.isReplaying()).isTrue();
  }

  @Test
  void aKeyPressEndsTheReplay() {
    editor.toggle();
    press(KeyCodes.HOME, 'p');
    game.input(new Input.Move(1, 1));
    assertThat(game.isReplaying()).as("the mouse alone does not").isTrue();
    game.input(new Input.Key('x'));

    assertThat(game.isReplaying()).isFalse();
    game.tick();
    assertThat(List.copyOf(test.recordedInput())).last().asString().endsWith("key 120");
  }

  @Test
  void theGridBeginsAfterAChangeByATool() {
    game.beforeNextTick(() -> game.session().machine().variables().write(180, 5));
    for (int i = 0; i < 40; i++) {
      game.tick();
    }
    editor.toggle();
    press(KeyCodes.HOME, 'p');

    assertThat(game.session().ticks()).isGreaterThan(PLAYED_ITERATIONS);
    assertThat(game.session().machine().variables().read(180)).isEqualTo(5);
  }

  @Test
  void theGameContinuesAfterAChangeByATool() {
    game.beforeNextTick(() -> game.session().machine().variables().write(180, 5));
    game.tick();
    editor.toggle();
    press(KeyCodes.HOME, 'p');

    assertThat(game.session().ticks()).isEqualTo(PLAYED_ITERATIONS + 1);
    assertThat(game.session().machine().variables().read(180)).isEqualTo(5);
  }

  @Test
  void aChangeWhileTheGameIsStoppedIsNotLost() {
    game.session().machine().variables().write(180, 5);
    editor.toggle();
    editor.take(new Input.Press(60, 50, Input.Button.RIGHT));
    press('p');

    assertThat(game.session().ticks()).isEqualTo(PLAYED_ITERATIONS);
    assertThat(game.session().machine().variables().read(180)).isEqualTo(5);
  }

  @Test
  void theBackButtonOfAGamepadClosesTheGrid() {
    editor.toggle();

    assertThat(editor.take(PadButton.SOUTH)).as("clicks at the pointer").isFalse();
    assertThat(editor.take(PadButton.BACK)).isTrue();
    assertThat(editor.isShown()).isFalse();
    assertThat(game.session().ticks()).isEqualTo(PLAYED_ITERATIONS);
  }

  @Test
  void theGridClosesIfTheGameMovesToAnotherIteration() {
    editor.toggle();
    editor.round();
    assertThat(editor.isShown()).isTrue();
    game.rewind(1);
    editor.round();
    assertThat(editor.isShown()).isFalse();
  }

  @Test
  void theGridDoesNotOpenWithoutAPast() {
    TestGame newGame = new TestGame();
    InputEditor emptyEditor =
        new InputEditor(
            newGame.timedSession(), new Inks(), Texts.english(), new FakeRenderer(), () -> false);

    assertThat(emptyEditor.toggle()).isFalse();
    assertThat(emptyEditor.isShown()).isFalse();
  }
}
