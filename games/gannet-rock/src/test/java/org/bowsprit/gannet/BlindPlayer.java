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
   * The number of rounds after a key. The pointer must rest for twelve rounds before a thing is
   * named.
   */
  private static final int KEY = 12;

  /** The largest number of rounds until the thing under the pointer is named. */
  private static final int ANSWER = 60;

  /**
   * The number of rounds without a text after which an answer is complete. Scenes have longer
   * pauses.
   */
  private static final int SILENCE = 90;

  private static final int PAUSE = 400;

  /**
   * The largest numbers of rounds of an answer to an action, of a walk, and of the scene between
   * two acts.
   */
  private static final int ACT = 900;

  private static final int WALK = 3_600;
  private static final int SCENE = 36_000;

  private static final int MOST_THINGS = 90;
  private static final int MOST_WALKS = 4;

  /** The largest number of times that the carried things are scrolled, first down, then up. */
  private static final int SCROLLS = 10;

  private final KeysByRounds keys = new KeysByRounds();
  private final List<String> heard = new ArrayList<>();
  private final ExecutorService playing = Executors.newSingleThreadExecutor();
  private final TestGame game;
  private final Settings settings;

  /** The number of texts that were heard before the last action. */
  private int before;

  /**
   * Starts the game.
   *
   * @param folder an empty folder
   * @param language the two-letter code of the program's language
   */
  BlindPlayer(BuiltGame built, Path folder, String language) throws InterruptedException {
    game = new TestGame(folder.resolve("saves"), built.openedIn(folder.resolve("game")), 0);
    settings = Settings.of(new SettingsFile(folder.resolve("settings.toml")), "gannet", it -> {});
    settings.preferLanguages(List.of(language));
    settings.change(Setting.READ_ALOUD, "true");
    Voice voice = (text, spoken) -> heard.add(text);
    playing.execute(
        () ->
            TestGame.play(
                Modules.override(game.module(settings, it -> {}, keys))
                    .with(
                        binder -> binder.bind(Voices.class).toInstance(() -> Optional.of(voice)))));
    keys.awaitRound();
  }

  /** Returns the session, for a walkthrough, which knows the game. */
  GameSession session() {
    return game.session();
  }

  /** Chooses one of the offered lines by its first words. */
  void choose(String words) throws InterruptedException {
    Pattern offered = Pattern.compile("(\\d): " + Pattern.quote(words));
    await(offered.asPredicate(), words);
    Matcher line = offered.matcher(String.join(" ", since()));
    line.find();
    choose(Integer.parseInt(line.group(1)));
  }

  /** Chooses one of the offered lines by its number. */
  void choose(int number) throws InterruptedException {
    await(text -> text.contains(number + ": "), "line " + number);
    before = heard.size();
    press('0' + number);
    untilNothingIsSaid(PAUSE);
  }

  /** Chooses a verb by its key, and then one or two objects. */
  void act(char verb, String... things) throws InterruptedException {
    for (String thing : things) {
      comeNear(thing);
    }
    press(verb);
    for (String thing : things) {
      if (!pointAt(thing)) {
        throw new AssertionError("nothing here is called " + thing + ": " + heard);
      }
      before = heard.size();
      press(KeyCodes.ENTER);
    }
    untilMoreIsHeard(ACT);
    untilNothingIsSaid(PAUSE);
  }

  /** Goes through an exit. Tries again if no other room is announced. */
  void walk(String way) throws InterruptedException {
    for (int i = 0; i < MOST_WALKS; i++) {
      comeNear(way);
      if (pointAt(way)) {
        before = heard.size();
        press(KeyCodes.ENTER);
        if (isHeard(room(), WALK)) {
          untilNothingIsSaid(SILENCE);
          return;
        }
      }
    }
    throw new AssertionError("no room after " + way + ", but " + since());
  }

  /** Waits through a scene until a room is announced. */
  void awaitRoom() throws InterruptedException {
    await(room(), "a room");
    untilNothingIsSaid(SILENCE);
  }

  /** Waits through a scene until some words are read aloud. */
  void await(String words) throws InterruptedException {
    await(text -> text.contains(words), words);
  }

  private void await(Predicate<String> wanted, String what) throws InterruptedException {
    if (!isHeard(wanted, SCENE)) {
      throw new AssertionError("not heard: " + what + ", but " + since());
    }
  }

  private Predicate<String> room() {
    return Pattern.compile(texts().of("around.room", ".+", "\\d+")).asPredicate();
  }

  /** Walks on until a thing is among the visible things or the room ends. */
  private void comeNear(String thing) throws InterruptedException {
    for (int i = 0; i < MOST_WALKS && !isCarried(thing) && !pointAt(thing); i++) {
      before = heard.size();
      press(KeyCodes.typed('j', false, true));
      String told = String.join(" ", since());
      boolean isOnRight = told.contains(texts().of("around.on-right"));
      Optional<String> last = farthest(isOnRight ? "around.right" : "around.left", told);
      if (last.isEmpty() || !pointAt(last.get())) {
        return;
      }
      before = heard.size();
      press(KeyCodes.ENTER);
      untilMoreIsHeard(ACT);
      untilNothingIsSaid(SILENCE);
    }
  }

  /** Returns the thing on one side that is the largest number of steps away. */
  private Optional<String> farthest(String side, String told) {
    return Pattern.compile(texts().of(side, "([^.:]+)", "(\\d+)"))
        .matcher(told)
        .results()
        .max(Comparator.comparingInt(it -> Integer.parseInt(it.group(2))))
        .map(it -> it.group(1).strip());
  }

  /** Returns whether a text has said that ego has taken a thing. */
  private boolean isCarried(String name) {
    String told = texts().of("around.taken", "");
    String words = told.substring(0, told.length() - 1);
    return heard.stream().anyMatch(it -> it.contains(words) && it.contains(name));
  }

  /**
   * Goes from thing to thing until one has the name. If ego carries the thing, also scrolls the
   * carried things.
   *
   * @return true if the thing was found
   */
  private boolean pointAt(String name) throws InterruptedException {
    for (int i = 0; i < SCROLLS; i++) {
      List<String> ring = ringTo(name);
      if (ring.contains(name)) {
        return true;
      }
      String arrow = texts().of("around.sign");
      if (!isCarried(name) || !ring.contains(arrow)) {
        return false;
      }
      int place = i < SCROLLS / 2 ? ring.lastIndexOf(arrow) : ring.indexOf(arrow);
      // The search ended after the second thing, so the steps are counted from there.
      for (int steps = Math.floorMod(place - 1, ring.size()); steps > 0; steps--) {
        step();
      }
      press(KeyCodes.ENTER);
    }
    return false;
  }

  /**
   * Steps through the things until one has the name, or through all things if none has it. Returns
   * their names.
   */
  private List<String> ringTo(String name) throws InterruptedException {
    List<String> named = new ArrayList<>();
    while (named.size() < MOST_THINGS) {
      named.add(step());
      if (named.contains(name)) {
        return named;
      }
      int round = named.size() - 2;
      if (round > 1 && named.subList(round, round + 2).equals(named.subList(0, 2))) {
        return named.subList(0, round);
      }
    }
    return named;
  }

  /** Goes to the next thing and returns its name; empty if nothing is read aloud. */
  private String step() throws InterruptedException {
    before = heard.size();
    keys.round(new Input.Key('.', false, false, true));
    untilMoreIsHeard(ANSWER);
    return since().isEmpty() ? "" : heard.get(heard.size() - 1);
  }

  private void press(int key) throws InterruptedException {
    boolean alt = key == KeyCodes.typed('j', false, true);
    keys.round(new Input.Key(key, false, false, alt));
    for (int i = 0; i < KEY; i++) {
      keys.round();
    }
  }

  private void untilMoreIsHeard(int rounds) throws InterruptedException {
    for (int i = 0; i < rounds && since().isEmpty(); i++) {
      keys.round();
    }
  }

  /**
   * Waits until a text has been heard since the last action, and skips the lines before it. Returns
   * false if the text does not come.
   */
  private boolean isHeard(Predicate<String> wanted, int rounds) throws InterruptedException {
    for (int i = 0; i < rounds && since().stream().noneMatch(wanted); i += KEY) {
      press(KeyCodes.FULL_STOP);
    }
    return since().stream().anyMatch(wanted);
  }

  private void untilNothingIsSaid(int rounds) throws InterruptedException {
    int count = -1;
    for (int silent = 0; silent < rounds; silent++) {
      if (heard.size() != count) {
        count = heard.size();
        silent = 0;
        press(KeyCodes.FULL_STOP);
      }
      keys.round();
    }
  }

  private List<String> since() {
    return heard.subList(before, heard.size());
  }

  private Texts texts() {
    return settings.texts();
  }

  /** Leaves the game, and waits until it has written its files. */
  void leave() throws InterruptedException {
    keys.last(new HostEvent.Close());
    playing.shutdown();
    assertThat(playing.awaitTermination(60, TimeUnit.SECONDS)).isTrue();
  }
}
