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
 * Tests how a player goes through the last seconds, changes their input and plays on from there.
 */
class InputDeskTest {

  private static final int ROOM = 102;
  private static final int FIRST_CLICK = 20;
  private static final int PLAYED = 90;

  private final TestGame test = new TestGame("walklab", ROOM);
  private final TimedSession game = test.played();
  private final InputDesk desk =
      new InputDesk(game, new Inks(), Texts.english(), new FakeRenderer(), () -> false);
  private byte[] early;

  @BeforeEach
  void walk() {
    for (int tick = 0; tick < PLAYED; tick++) {
      if (tick == FIRST_CLICK) {
        game.input(new Input.Move(200, 120));
        game.input(new Input.Click(200, 120, Input.Button.LEFT));
      }
      if (tick == 60) {
        early = game.frame().pixels().clone();
      }
      game.tick();
    }
  }

  private int hero() {
    return game.session().world().cast().actor(1).x();
  }

  private void press(int... codes) {
    Arrays.stream(codes).forEach(code -> desk.take(new Input.Key(code)));
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

  private byte[] scene() {
    Frame frame = new Frame();
    desk.draw(frame);
    return upperHalf(frame.pixels());
  }

  /** Returns the upper half of the pixels. The grid covers the lower half. */
  private static byte[] upperHalf(byte[] pixels) {
    return Arrays.copyOf(pixels, Frame.PIXELS / 2);
  }

  @Test
  void eachRowHasThePictureOfItsIterationAndTheGameIsUnchanged() {
    byte[] present = upperHalf(game.frame().pixels());
    desk.toggle();
    assertThat(scene()).isEqualTo(present);
    select(60);
    assertThat(scene()).isEqualTo(upperHalf(early)).isNotEqualTo(present);
    press(KeyCodes.END);
    assertThat(scene()).isEqualTo(present);
    press(KeyCodes.ESCAPE);

    assertThat(desk.isShown()).isFalse();
    assertThat(game.session().ticks()).isEqualTo(PLAYED);
    assertThat(test.journal().rerecords()).isZero();
  }

  @Test
  void changedInputIsPlayedAgainAndTheRecordingBranches() {
    int walkedTo = hero();
    desk.toggle();
    select(FIRST_CLICK);
    press(KeyCodes.ENTER);
    "200 120".chars().forEach(letter -> press(KeyCodes.BACKSPACE));
    type("40 125");
    press(KeyCodes.ENTER, 'p');
    assertThat(desk.isShown()).isFalse();
    assertThat(game.session().ticks()).isEqualTo(FIRST_CLICK);
    assertThat(game.isPlayingAgain()).isTrue();
    while (game.session().ticks() < PLAYED) {
      game.tick();
    }

    assertThat(game.isPlayingAgain()).isFalse();
    assertThat(hero()).isLessThan(walkedTo - 20);
    game.session().end();
    JournalTree tree = test.journal();
    assertThat(tree.rerecords()).isEqualTo(1);
    for (int branch = 0; branch <= tree.last(); branch++) {
      JournalPlayer replay = TestGame.replayed("walklab", ROOM, tree.run(branch));
      assertThat(replay.drift()).as("branch %d", branch).isEmpty();
    }
  }

  @Test
  void aLaterRowIsReachedWithTheChangedInput() {
    desk.toggle();
    select(FIRST_CLICK);
    press(KeyCodes.RIGHT, KeyCodes.BACKSPACE);
    press(KeyCodes.END, 'p');

    assertThat(game.session().ticks()).isEqualTo(PLAYED);
    assertThat(test.journal().run(1).events())
        .extracting(event -> event.input())
        .doesNotHaveAnyElementsOfTypes(Input.Click.class);
  }

  @Test
  void aClickIntoThePictureIsInputOfTheSelectedIteration() {
    desk.toggle();
    select(70);
    desk.take(new Input.Press(60, 50, Input.Button.RIGHT));
    press('p');
    game.tick();

    assertThat(test.journal().run(1).events())
        .extracting(event -> event.input())
        .endsWith(new Input.Move(60, 50), new Input.Click(60, 50, Input.Button.RIGHT));
  }

  @Test
  void cellsAndButtonsOfAGridInThePictureCanBeClicked() {
    desk.toggle();
    int firstRow = Frame.HEIGHT - 13 * 7 - 1 + 2 * 7;
    Input cell = new Input.Press(2 + 20 * 4, firstRow, Input.Button.LEFT);
    desk.take(cell);
    desk.take(cell);
    int buttons = firstRow + 9 * 7;
    desk.take(new Input.Press(2 + 35 * 4, buttons, Input.Button.LEFT));

    assertThat(desk.isShown()).isFalse();
    assertThat(game.session().ticks()).as("eight rows end with the present").isEqualTo(PLAYED - 7);
    assertThat(game.isPlayingAgain()).isTrue();
  }

  @Test
  void aKeyOfThePlayerEndsTheReplay() {
    desk.toggle();
    press(KeyCodes.HOME, 'p');
    game.input(new Input.Move(1, 1));
    assertThat(game.isPlayingAgain()).as("the mouse alone does not").isTrue();
    game.input(new Input.Key('x'));

    assertThat(game.isPlayingAgain()).isFalse();
    game.tick();
    assertThat(List.copyOf(test.recorded())).last().asString().endsWith("key 120");
  }

  @Test
  void theGridBeginsAfterAChangeByATool() {
    game.beforeNextTick(() -> game.session().machine().variables().write(180, 5));
    for (int i = 0; i < 40; i++) {
      game.tick();
    }
    desk.toggle();
    press(KeyCodes.HOME, 'p');

    assertThat(game.session().ticks()).isGreaterThan(PLAYED);
    assertThat(game.session().machine().variables().read(180)).isEqualTo(5);
  }

  @Test
  void theGameContinuesAfterAChangeByATool() {
    game.beforeNextTick(() -> game.session().machine().variables().write(180, 5));
    game.tick();
    desk.toggle();
    press(KeyCodes.HOME, 'p');

    assertThat(game.session().ticks()).isEqualTo(PLAYED + 1);
    assertThat(game.session().machine().variables().read(180)).isEqualTo(5);
  }

  @Test
  void aChangeWhileTheGameIsStoppedIsKeptToo() {
    game.session().machine().variables().write(180, 5);
    desk.toggle();
    desk.take(new Input.Press(60, 50, Input.Button.RIGHT));
    press('p');

    assertThat(game.session().ticks()).isEqualTo(PLAYED);
    assertThat(game.session().machine().variables().read(180)).isEqualTo(5);
  }

  @Test
  void aPadLeavesTheGridByItsBackButton() {
    desk.toggle();

    assertThat(desk.take(PadButton.SOUTH)).as("clicks at the pointer").isFalse();
    assertThat(desk.take(PadButton.BACK)).isTrue();
    assertThat(desk.isShown()).isFalse();
    assertThat(game.session().ticks()).isEqualTo(PLAYED);
  }

  @Test
  void theGridClosesIfTheGameIsElsewhere() {
    desk.toggle();
    desk.round();
    assertThat(desk.isShown()).isTrue();
    game.back(1);
    desk.round();
    assertThat(desk.isShown()).isFalse();
  }

  @Test
  void withoutAPastTheGridIsEmpty() {
    TestGame unplayed = new TestGame();
    InputDesk nothing =
        new InputDesk(
            unplayed.played(), new Inks(), Texts.english(), new FakeRenderer(), () -> false);

    assertThat(nothing.toggle()).isFalse();
    assertThat(nothing.isShown()).isFalse();
  }
}
