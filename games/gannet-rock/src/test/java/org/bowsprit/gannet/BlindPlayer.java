package org.bowsprit.gannet;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.util.Modules;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.player.play.TestGame;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.bowsprit.player.voice.Voice;
import org.bowsprit.player.voice.Voices;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * A simulated player who sees nothing. It presses keys, and chooses the next key only by the texts
 * that were read aloud.
 */
final class BlindPlayer {

  /**
   * The number of rounds that are played after a key is pressed. The pointer must rest for twelve
   * rounds before the name of the object under it is read aloud.
   */
  private static final int ROUNDS_AFTER_KEY = 12;

  /** The largest number of rounds until the name of the object under the pointer is read aloud. */
  private static final int MAX_ROUNDS_UNTIL_NAME = 60;

  /**
   * An answer is complete if no text follows for this number of rounds. Cutscenes have longer
   * pauses.
   */
  private static final int ROUNDS_OF_SILENCE = 90;

  private static final int ROUNDS_OF_SILENCE_AFTER_ACTION = 400;

  /**
   * The largest numbers of rounds until an action is answered, until a walk ends, and until the
   * cutscene between two acts ends.
   */
  private static final int MAX_ROUNDS_OF_ACTION = 900;

  private static final int MAX_ROUNDS_OF_WALK = 3_600;
  private static final int MAX_ROUNDS_OF_CUTSCENE = 36_000;

  private static final int MAX_OBJECTS = 90;
  private static final int MAX_WALKS = 4;

  /** The largest number of times that the inventory is scrolled, first down, then up. */
  private static final int MAX_SCROLLS = 10;

  private final RoundRenderer renderer = new RoundRenderer();
  private final List<String> heardTexts = new ArrayList<>();
  private final ExecutorService gameThread = Executors.newSingleThreadExecutor();
  private final TestGame game;
  private final Settings settings;

  /** The number of texts that were heard before the last action. */
  private int countBeforeAction;

  /**
   * Starts the game.
   *
   * @param folder an empty folder
   * @param language the two-letter code of the program's language
   */
  BlindPlayer(BuiltGame builtGame, Path folder, String language) throws InterruptedException {
    game = new TestGame(folder.resolve("saves"), builtGame.openIn(folder.resolve("game")), 0);
    settings = Settings.of(new SettingsFile(folder.resolve("settings.toml")), "gannet", it -> {});
    settings.preferLanguages(List.of(language));
    settings.change(Setting.READ_ALOUD, "true");
    Voice voice = (text, spoken) -> heardTexts.add(text);
    gameThread.execute(
        () ->
            TestGame.play(
                Modules.override(game.module(settings, it -> {}, renderer))
                    .with(
                        binder -> binder.bind(Voices.class).toInstance(() -> Optional.of(voice)))));
    renderer.awaitRound();
  }

  /** Returns the session, for tests that read the state of the game directly. */
  GameSession session() {
    return game.session();
  }

  /** Chooses one of the offered lines by its first words. */
  void choose(String firstWords) throws InterruptedException {
    Pattern linePattern = Pattern.compile("(\\d): " + Pattern.quote(firstWords));
    await(linePattern.asPredicate(), firstWords);
    Matcher matcher = linePattern.matcher(String.join(" ", textsSinceAction()));
    matcher.find();
    choose(Integer.parseInt(matcher.group(1)));
  }

  /** Chooses one of the offered lines by its number. */
  void choose(int number) throws InterruptedException {
    await(text -> text.contains(number + ": "), "line " + number);
    countBeforeAction = heardTexts.size();
    press('0' + number);
    awaitSilence(ROUNDS_OF_SILENCE_AFTER_ACTION);
  }

  /** Chooses a verb by its key, and then one or two objects. */
  void act(char verb, String... objects) throws InterruptedException {
    for (String object : objects) {
      approach(object);
    }
    press(verb);
    for (String object : objects) {
      if (!pointAt(object)) {
        throw new AssertionError("found no object called " + object + "; heard: " + heardTexts);
      }
      countBeforeAction = heardTexts.size();
      press(KeyCodes.ENTER);
    }
    awaitText(MAX_ROUNDS_OF_ACTION);
    awaitSilence(ROUNDS_OF_SILENCE_AFTER_ACTION);
  }

  /** Goes through an exit. Tries again if no other room is announced. */
  void walk(String exit) throws InterruptedException {
    for (int i = 0; i < MAX_WALKS; i++) {
      approach(exit);
      if (pointAt(exit)) {
        countBeforeAction = heardTexts.size();
        press(KeyCodes.ENTER);
        if (skipUntilHeard(roomAnnouncement(), MAX_ROUNDS_OF_WALK)) {
          awaitSilence(ROUNDS_OF_SILENCE);
          return;
        }
      }
    }
    throw new AssertionError(
        "heard no name of a room after the exit " + exit + ", only: " + textsSinceAction());
  }

  /** Skips the lines of a cutscene until a room is announced. */
  void awaitRoom() throws InterruptedException {
    await(roomAnnouncement(), "the announcement of a room");
    awaitSilence(ROUNDS_OF_SILENCE);
  }

  /** Skips the lines of a cutscene until the given words are read aloud. */
  void await(String words) throws InterruptedException {
    await(text -> text.contains(words), words);
  }

  private void await(Predicate<String> condition, String description) throws InterruptedException {
    if (!skipUntilHeard(condition, MAX_ROUNDS_OF_CUTSCENE)) {
      throw new AssertionError("did not hear " + description + ", only: " + textsSinceAction());
    }
  }

  private Predicate<String> roomAnnouncement() {
    return Pattern.compile(texts().of("around.room", ".+", "\\d+")).asPredicate();
  }

  /**
   * Walks until the pointer can be placed on an object, or until the room ends. Does nothing if ego
   * carries the object.
   */
  private void approach(String object) throws InterruptedException {
    for (int i = 0; i < MAX_WALKS && !isCarried(object) && !pointAt(object); i++) {
      countBeforeAction = heardTexts.size();
      press(KeyCodes.typed('j', false, true));
      String text = String.join(" ", textsSinceAction());
      boolean isOnRight = text.contains(texts().of("around.on-right"));
      Optional<String> farthestObject =
          farthestObject(isOnRight ? "around.right" : "around.left", text);
      if (farthestObject.isEmpty() || !pointAt(farthestObject.get())) {
        return;
      }
      countBeforeAction = heardTexts.size();
      press(KeyCodes.ENTER);
      awaitText(MAX_ROUNDS_OF_ACTION);
      awaitSilence(ROUNDS_OF_SILENCE);
    }
  }

  /**
   * Returns the name of the object on one side that is the largest number of steps away; empty if
   * there is no object on that side.
   */
  private Optional<String> farthestObject(String side, String text) {
    return Pattern.compile(texts().of(side, "([^.:]+)", "(\\d+)"))
        .matcher(text)
        .results()
        .max(Comparator.comparingInt(it -> Integer.parseInt(it.group(2))))
        .map(it -> it.group(1).strip());
  }

  /** Returns whether a text has reported that ego took an object. */
  private boolean isCarried(String name) {
    String text = texts().of("around.taken", "");
    String words = text.substring(0, text.length() - 1);
    return heardTexts.stream().anyMatch(it -> it.contains(words) && it.contains(name));
  }

  /**
   * Moves the pointer from object to object until it is on an object with the name. If ego carries
   * the object, also scrolls the inventory.
   *
   * @return true if the object was found
   */
  private boolean pointAt(String name) throws InterruptedException {
    for (int i = 0; i < MAX_SCROLLS; i++) {
      List<String> names = namesUpTo(name);
      if (names.contains(name)) {
        return true;
      }
      String arrow = texts().of("around.sign");
      if (!isCarried(name) || !names.contains(arrow)) {
        return false;
      }
      int arrowIndex = i < MAX_SCROLLS / 2 ? names.lastIndexOf(arrow) : names.indexOf(arrow);
      // The search stopped at the second object, so the steps are counted from that object.
      for (int steps = Math.floorMod(arrowIndex - 1, names.size()); steps > 0; steps--) {
        pointAtNextObject();
      }
      press(KeyCodes.ENTER);
    }
    return false;
  }

  /**
   * Steps through the objects until one has the name, or through all objects if none has it.
   * Returns the names of the objects passed.
   */
  private List<String> namesUpTo(String name) throws InterruptedException {
    List<String> names = new ArrayList<>();
    while (names.size() < MAX_OBJECTS) {
      names.add(pointAtNextObject());
      if (names.contains(name)) {
        return names;
      }
      int repeatIndex = names.size() - 2;
      if (repeatIndex > 1
          && names.subList(repeatIndex, repeatIndex + 2).equals(names.subList(0, 2))) {
        return names.subList(0, repeatIndex);
      }
    }
    return names;
  }

  /** Moves the pointer to the next object and returns its name; empty if nothing is read aloud. */
  private String pointAtNextObject() throws InterruptedException {
    countBeforeAction = heardTexts.size();
    renderer.playRound(new Input.Key('.', false, false, true));
    awaitText(MAX_ROUNDS_UNTIL_NAME);
    return textsSinceAction().isEmpty() ? "" : heardTexts.get(heardTexts.size() - 1);
  }

  private void press(int key) throws InterruptedException {
    boolean isAltPressed = key == KeyCodes.typed('j', false, true);
    renderer.playRound(new Input.Key(key, false, false, isAltPressed));
    for (int i = 0; i < ROUNDS_AFTER_KEY; i++) {
      renderer.playRound();
    }
  }

  private void awaitText(int rounds) throws InterruptedException {
    for (int i = 0; i < rounds && textsSinceAction().isEmpty(); i++) {
      renderer.playRound();
    }
  }

  /**
   * Waits until a text has been heard since the last action, and skips the lines before it. Returns
   * false if no such text is heard.
   */
  private boolean skipUntilHeard(Predicate<String> condition, int rounds)
      throws InterruptedException {
    for (int i = 0;
        i < rounds && textsSinceAction().stream().noneMatch(condition);
        i += ROUNDS_AFTER_KEY) {
      press(KeyCodes.FULL_STOP);
    }
    return textsSinceAction().stream().anyMatch(condition);
  }

  private void awaitSilence(int rounds) throws InterruptedException {
    int count = -1;
    for (int silentRounds = 0; silentRounds < rounds; silentRounds++) {
      if (heardTexts.size() != count) {
        count = heardTexts.size();
        silentRounds = 0;
        press(KeyCodes.FULL_STOP);
      }
      renderer.playRound();
    }
  }

  private List<String> textsSinceAction() {
    return heardTexts.subList(countBeforeAction, heardTexts.size());
  }

  private Texts texts() {
    return settings.texts();
  }

  /** Closes the game, and waits until the game has written its files. */
  void close() throws InterruptedException {
    renderer.playLastRound(new HostEvent.Close());
    gameThread.shutdown();
    assertThat(gameThread.awaitTermination(60, TimeUnit.SECONDS)).isTrue();
  }
}
