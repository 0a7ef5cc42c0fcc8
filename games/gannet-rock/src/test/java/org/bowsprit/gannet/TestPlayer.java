package org.bowsprit.gannet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.bowsprit.audio.state.PlayerState;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.vm.EngineVariable;

/**
 * A simulated player who points, clicks and waits, and knows only what the screen shows. All
 * actions are input events.
 */
final class TestPlayer {

  private static final int ROOM_HEIGHT = 144;
  private static final int SCREEN_HEIGHT = 200;
  private static final int MAX_TICKS = 6_000;

  /**
   * The number of the verb that shows the first line to choose from, and the largest number of
   * lines.
   */
  static final int FIRST_CHOICE = 230;

  static final int MAX_CHOICES = 9;

  /**
   * The number of slots for carried objects on the screen, and the largest number of rows in the
   * inventory.
   */
  private static final int SLOT_COUNT = 6;

  private static final int MAX_INVENTORY_ROWS = 8;

  private static final int IDLE_TICKS = 12;
  private static final int MUSIC_TICKS_PER_BEAT = 480;
  private static final int ESCAPE_KEY = 27;
  private static final int SKIP_KEY = '.';

  private final BuiltGame game;
  private final GameSession session;
  private final boolean skipsLines;
  private final List<InputEvent> inputs = new ArrayList<>();

  TestPlayer(BuiltGame game, GameSession session) {
    this(game, session, true);
  }

  private TestPlayer(BuiltGame game, GameSession session, boolean skipsLines) {
    this.game = game;
    this.session = session;
    this.skipsLines = skipsLines;
  }

  /** Returns a player who waits for the end of every line. */
  static TestPlayer withoutSkipping(BuiltGame game, GameSession session) {
    return new TestPlayer(game, session, false);
  }

  GameSession session() {
    return session;
  }

  int read(String variable) {
    return session.machine().variables().read(game.operand(variable));
  }

  /** Begins the game at its title, in language 0 (English) or 1 (German). */
  TestPlayer begin(int language) {
    waitFor("the title", () -> shows(game.verb("beginLine")));
    if (read("language") != language) {
      press("languageLine");
    }
    return press("beginLine");
  }

  /** Chooses one of the offered lines by its index among all lines, from 0. */
  TestPlayer choose(int line) {
    waitFor("lines to choose from", this::isChoosing);
    clickVerb(FIRST_CHOICE + line);
    runTicks(3);
    return this;
  }

  /** Chooses the last of the offered lines, which ends conversations. */
  TestPlayer chooseLast() {
    waitFor("lines to choose from", this::isChoosing);
    int line = MAX_CHOICES - 1;
    while (session.world().verbs().slotOf(FIRST_CHOICE + line, 0) == 0) {
      line--;
    }
    return choose(line);
  }

  /**
   * Waits until the ego is idle and the player has control or can choose a line. Skips the lines,
   * unless this player waits for the end of every line.
   */
  TestPlayer awaitIdle() {
    int idleTicks = 0;
    for (int i = 0; idleTicks < IDLE_TICKS; i++) {
      assertThat(i).as("the ticks until the game is idle in " + roomName()).isLessThan(MAX_TICKS);
      session.tick();
      assertThat(session.fault()).as("the fault in " + roomName()).isEmpty();
      idleTicks = isIdle() ? idleTicks + 1 : 0;
      skipLine(i);
    }
    return this;
  }

  TestPlayer skipCutscene() {
    return pressEscape().awaitIdle();
  }

  TestPlayer pressEscape() {
    runTicks(4);
    input(new Input.Key(ESCAPE_KEY, false, false, false));
    return this;
  }

  /** Presses a key by its character. */
  TestPlayer press(char key) {
    return pressKey(key);
  }

  /** Presses a key by its code. */
  TestPlayer pressKey(int code) {
    input(new Input.Key(code, false, false, false));
    runTicks(10);
    return this;
  }

  /** Performs a sentence: {@code look} at one object, {@code use} one object with another. */
  TestPlayer performSentence(String verb, List<String> objects) {
    objects.forEach(this::approach);
    press(verb);
    objects.forEach(this::clickObject);
    return awaitIdle();
  }

  /** Performs a step of the puzzle, and chooses the lines of the step. */
  TestPlayer perform(Puzzle.Step step) {
    performSentence(step.verb(), step.objects());
    step.lines().forEach(line -> choose(line).awaitIdle());
    return this;
  }

  /** Moves the pointer to a point of the screen. */
  TestPlayer pointAt(int x, int y) {
    input(new Input.Move(x, y));
    runTicks(5);
    return this;
  }

  /** Returns whether the verb with a number is shown. */
  boolean shows(int verb) {
    int slot = session.world().verbs().slotOf(verb, 0);
    return slot > 0 && session.world().verbs().slot(slot).mode() == Verb.Mode.ON;
  }

  /** Returns whether the player can point at the object without walking. */
  boolean canPointAt(int object) {
    return visiblePoint(object) >= 0;
  }

  /** Walks to an exit and through it. Fails if it does not lead to the given room. */
  TestPlayer go(String exit, String room) {
    tryToGo(exit);
    assertThat(roomName()).isEqualTo(room);
    return this;
  }

  /** Walks to an exit, and through it if it is open. */
  TestPlayer tryToGo(String exit) {
    approach(exit);
    clickObject(exit);
    return awaitIdle();
  }

  /** Returns the column at which Wren stands. */
  int egoX() {
    return session.world().cast().actor(1).x();
  }

  /** Returns the row at which Wren stands. */
  int egoY() {
    return session.world().cast().actor(1).y();
  }

  String roomName() {
    return game.roomName(session.world().room());
  }

  boolean carries(String object) {
    return session.world().objects().owner(game.object(object)) == 1;
  }

  /** Returns the current beat of the music, counted from 1. There is only one piece of music. */
  int beat() {
    assertThat(activeMusicPlayers()).hasSize(1);
    return (int) (activeMusicPlayers().get(0).place().position() / MUSIC_TICKS_PER_BEAT) + 1;
  }

  boolean hasMusic() {
    return !activeMusicPlayers().isEmpty();
  }

  private List<PlayerState> activeMusicPlayers() {
    return session.snapshot().sound().music().players().stream()
        .filter(player -> player.sound() != 0)
        .toList();
  }

  /** Chooses a verb. */
  TestPlayer press(String verb) {
    clickVerb(game.verb(verb));
    return this;
  }

  /** Clicks a point, even if there is no object. */
  TestPlayer clickAt(int x, int y) {
    click(x, y, Input.Button.LEFT);
    return this;
  }

  /** Clicks a point with the right button. */
  TestPlayer rightClickAt(int x, int y) {
    click(x, y, Input.Button.RIGHT);
    return this;
  }

  /**
   * Returns the points of the room picture where there is no object, on a grid with steps of eight
   * pixels.
   */
  List<String> emptyPoints() {
    List<String> points = new ArrayList<>();
    for (int y = 4; y < ROOM_HEIGHT; y += 8) {
      for (int x = 4; x < Frame.WIDTH; x += 8) {
        if (objectAt(x, y) == 0) {
          points.add(x + "," + y);
        }
      }
    }
    return points;
  }

  private int objectAt(int x, int y) {
    int roomX = x + session.world().camera().leftEdge();
    return session.world().roomObjects().objectAt(roomX, y, session.world().objects());
  }

  private void clickObject(String object) {
    int id = game.object(object);
    if (carries(object)) {
      clickCarriedObject(id);
    } else {
      long position = visiblePoint(id);
      assertThat(position)
          .as("a point of " + object + " on the screen in " + roomName())
          .isNotNegative();
      click((int) (position >> 16), (int) (position & 0xFFFF), Input.Button.LEFT);
    }
  }

  /**
   * Walks until the object is on the screen. Once a verb is chosen, the click to walk would cancel
   * the sentence.
   */
  private void approach(String object) {
    int id = game.object(object);
    if (carries(object)) {
      return;
    }
    for (int i = 0; visiblePoint(id) < 0 && i < 8; i++) {
      int middle =
          session.world().roomObjects().find(id).x()
              + session.world().roomObjects().find(id).width() / 2;
      click(middle < session.world().camera().x() ? 4 : Frame.WIDTH - 5, 122, Input.Button.LEFT);
      awaitIdle();
    }
  }

  /**
   * Returns a point of the screen where the object is, with x in the upper bits from bit 16 and y
   * in the lower 16 bits; −1 if the object is not on the screen.
   */
  private long visiblePoint(int id) {
    for (int y = 2; y < ROOM_HEIGHT; y += 3) {
      for (int x = 2; x < Frame.WIDTH; x += 3) {
        if (objectAt(x, y) == id) {
          return (long) x << 16 | y;
        }
      }
    }
    return -1;
  }

  private void clickCarriedObject(int id) {
    for (int i = 0; i < 2 * MAX_INVENTORY_ROWS; i++) {
      for (int slot = 0; slot < SLOT_COUNT; slot++) {
        if (session.machine().variables().read(game.operand("carried") + slot) == id) {
          clickVerb(game.verb("slot") + slot);
          return;
        }
      }
      clickVerb(game.verb(i < MAX_INVENTORY_ROWS ? "arrowDown" : "arrowUp"));
    }
    throw new AssertionError("the inventory does not show object " + id + ", which ego carries");
  }

  /**
   * Clicks a verb, a carried object or a line to choose. All of them are verbs, which have a
   * position on the screen.
   */
  private void clickVerb(int id) {
    Verb slot = session.world().verbs().slot(session.world().verbs().slotOf(id, 0));
    click(slot.left() + 3, slot.top() + 3, Input.Button.LEFT);
  }

  private void input(Input input) {
    inputs.add(new InputEvent(session.ticks(), input));
    session.input(input);
  }

  /** Returns all actions of the player so far. */
  List<InputEvent> inputEvents() {
    return inputs;
  }

  private void click(int x, int y, Input.Button button) {
    assertThat(y).isBetween(0, SCREEN_HEIGHT - 1);
    input(new Input.Move(x, y));
    runTicks(3);
    input(new Input.Click(x, y, button));
    runTicks(3);
  }

  private boolean isIdle() {
    return session.machine().variables().get(EngineVariable.HAVE_MSG) == 0
        && session.machine().userputCounter() > 0
        && session.world().cast().actor(1).moveBits() == 0;
  }

  /** Returns whether lines to choose from are on the screen. */
  boolean isChoosing() {
    return session.machine().userputCounter() > 0
        && IntStream.range(FIRST_CHOICE, FIRST_CHOICE + MAX_CHOICES)
            .anyMatch(line -> session.world().verbs().slotOf(line, 0) > 0);
  }

  private void waitFor(String description, BooleanSupplier condition) {
    for (int i = 0; !condition.getAsBoolean(); i++) {
      assertThat(i)
          .as("the ticks until " + description + " in " + roomName())
          .isLessThan(MAX_TICKS);
      session.tick();
      assertThat(session.fault()).as("the fault in " + roomName()).isEmpty();
      skipLine(i);
    }
  }

  private void skipLine(int tick) {
    boolean isLineShown = session.machine().variables().get(EngineVariable.HAVE_MSG) != 0;
    if (skipsLines && isLineShown && tick % 3 == 0) {
      input(new Input.Key(SKIP_KEY, false, false, false));
    }
  }

  TestPlayer runTicks(int count) {
    for (int i = 0; i < count; i++) {
      session.tick();
    }
    return this;
  }
}
