package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Plays the first act of <i>The Lamp at Gannet Rock</i> without looking: with the keyboard alone,
 * and from what is read aloud alone. {@code -Dbowsprit.blind.act=true} plays the whole act, which
 * takes a quarter of an hour.
 */
@Timeout(3_600)
class PlayedBlindIT {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** The time without a word after which nothing more is said. */
  private static final Duration SILENCE = Duration.ofMillis(1_200);

  private static final long SHORTLY = 200;

  /** The longest time until a key that goes to a thing is answered. */
  private static final Duration ANSWER = Duration.ofSeconds(4);

  /** The longest time until an act is answered. */
  private static final Duration WALK = Duration.ofSeconds(20);

  private static final int MOST_THINGS = 90;

  /** The words for an arrow, such as the arrow that shows more of the inventory. */
  private static final String ARROW = "an arrow or another sign";

  private static final int MOST_WALKS = 3;

  /** The keys of the game's verbs, which its manual lists. */
  private static final Map<String, String> VERBS =
      Map.of("Open", "q", "Give", "z", "Pick up", "w", "Push", "e", "Pull", "d", "Use", "c");

  @TempDir private Path folder;
  private SpeechLog speech;
  private PlayedTerminal keyboard;
  private int told;

  @BeforeEach
  void open() throws IOException, InterruptedException {
    assumeTrue(Terminal.isInstalled(), "no tmux");
    speech = new SpeechLog(folder.resolve("speech"));
    PlayedProgram program =
        new PlayedProgram(folder.resolve("program")).with("text", "read-aloud = true");
    keyboard =
        new PlayedTerminal(
            program,
            List.of(speech.variable()),
            List.of("gannet-rock", "--renderer", "terminal", "--audio", "silent", "--seed", "1"));
  }

  @AfterEach
  void close() throws IOException {
    if (keyboard != null) {
      keyboard.close();
    }
  }

  @Test
  void theFirstPuzzleIsSolvedByTheTextReadAloud() throws IOException, InterruptedException {
    findTheWayToTheLighthouse();
    stampTheForm();
  }

  @Test
  @EnabledIfSystemProperty(named = "bowsprit.blind.act", matches = "true")
  void theFirstActIsPlayedByTheTextReadAloud() throws IOException, InterruptedException {
    findTheWayToTheLighthouse();
    stampTheForm();
    lightTheLantern();
    earnTheKey();
    fillTheOilCan();
    lightTheLamp();
  }

  private void findTheWayToTheLighthouse() throws IOException, InterruptedException {
    await("1: New game. ");
    keyboard.press("1");
    await("Shore. Things: ");
    keyboard.press("M-j");
    await("boathouse: ");
    assertThat(since())
        .anyMatch(
            it -> it.startsWith("Shore. ") && it.contains("The room continues to the right."));

    act("Pick up", "old rope");
    await("You now have: old rope.");
    walk("boathouse", "Boathouse");
    act("Pick up", "papers");
    await("You now have: form 27-B.");
    act("Pick up", "oars");
    await("You now have: oar.");
    act("Open", "barrel");
    act("Pick up", "barrel");
    await("You now have: herring.");
    walk("door", "Shore");
    act("", "winch");
    act("", "cliff");
    act("Use", "oar", "gap in the bridge");
    walk("path to the lighthouse", "Far");
    walk("lighthouse", "Hall");
  }

  private void stampTheForm() throws IOException, InterruptedException {
    walk("kitchen door", "Kitchen");
    act("Use", "wet matches", "stove");
    act("Pick up", "bread knife");
    await("You now have: bread knife.");
    act("Use", "bread knife", "old rope");
    act("Pick up", "soot tray");
    await("You now have: soot.");
    act("Pick up", "cold tea");
    await("You now have: cold tea.");
    act("", ARROW);
    act("Use", "soot", "cold tea");
    act("Open", "drawer");
    act("Open", "biscuit tin");
    act("Pick up", "stamp");
    await("You now have: stamp.");
    act("", ARROW);
    act("Use", "stamp", "ink");
    await("You now have: inked stamp.");
    act("Use", "inked stamp", "form 27-B");
    await("You now have: stamped form.");
  }

  private void lightTheLantern() throws IOException, InterruptedException {
    act("Pick up", "lantern");
    await("You now have: lantern.");
    act("Use", "dry matches", "lantern");
    await("You now have: lit lantern.");
  }

  private void earnTheKey() throws IOException, InterruptedException {
    walk("door", "Hall");
    act("Push", "heavy chest");
    walk("door", "Far");
    walk("bridge", "Shore");
    act("", "winch");
    walk("boathouse", "Boathouse");
    act("Give", "stamped form", "inspector");
    await("You now have: oil-store key.");
    walk("door", "Shore");
    act("", "winch");
    act("", "cliff");
    walk("path to the lighthouse", "Far");
    walk("lighthouse", "Hall");
  }

  private void fillTheOilCan() throws IOException, InterruptedException {
    act("Use", "oil-store key", "oil store");
    walk("oil store", "Oil store");
    act("Use", "lit lantern", "hook");
    act("Pick up", "oil can");
    await("You now have: oil can.");
    act("Use", "oil can", "oil drum");
    await("You now have: full oil can.");
    walk("steps", "Hall");
  }

  private void lightTheLamp() throws IOException, InterruptedException {
    walk("stair", "Stairs");
    walk("lamp room", "Lamp room");
    walk("gallery door", "Gallery");
    act("Give", "herring", "gannet");
    act("Pick up", "crank");
    await("You now have: crank.");
    walk("door", "Lamp room");
    walk("lens", "Burner");
    act("Use", "cotton strands", "burner");
    act("Use", "full oil can", "oil cup");
    act("Use", "crank", "ratchet");
    act("Use", "dry matches", "burner");
    await("Landing. Things: ");
  }

  /** Gives a verb an object, or two; without a verb, walks to a thing. */
  private void act(String verb, String... things) throws IOException, InterruptedException {
    if (!verb.isEmpty()) {
      keyboard.press(VERBS.get(verb));
      Thread.sleep(SHORTLY);
    }
    told = speech.heard().size();
    int before = told;
    for (String thing : things) {
      pointAt(thing);
      Thread.sleep(SHORTLY);
      before = speech.heard().size();
      keyboard.press("Enter");
      Thread.sleep(SHORTLY);
    }
    if (!verb.isEmpty()) {
      // Wren walks to the thing first.
      untilMoreIsHeardThan(before, WALK);
    }
    untilNothingIsSaid();
  }

  /** Goes through a way out, again if the way was not the thing pointed at. */
  private void walk(String way, String room) throws IOException, InterruptedException {
    String news = room + ". Things: ";
    for (int i = 0; i < MOST_WALKS; i++) {
      act("", way);
      if (isHeardWithin(PATIENCE, news)) {
        untilNothingIsSaid();
        return;
      }
    }
    throw new AssertionError("not heard: " + news + "; but " + since());
  }

  /**
   * Goes from thing to thing until one has the name; carried things are the last. The arrow shows
   * the carried things that do not fit.
   */
  private void pointAt(String name) throws IOException, InterruptedException {
    boolean isCarried =
        speech.heard().stream()
            .anyMatch(line -> line.contains("You now have: ") && line.contains(name));
    boolean isArrowMet = false;
    for (int i = 0; i < MOST_THINGS; i++) {
      String thing = step(isCarried ? "M-," : "M-.");
      if (thing.equals(name)) {
        return;
      }
      if (isCarried && thing.equals(ARROW)) {
        if (isArrowMet) {
          keyboard.press("Enter");
          Thread.sleep(SHORTLY);
        }
        isArrowMet = !isArrowMet;
      }
    }
    throw new AssertionError("nothing here is called " + name + ": " + speech.heard());
  }

  /** Goes to another thing and returns its name; empty if nothing is read aloud. */
  private String step(String key) throws IOException, InterruptedException {
    int before = speech.heard().size();
    keyboard.press(key);
    untilMoreIsHeardThan(before, ANSWER);
    // A late answer to the key before may follow this one: the last name is the thing's.
    Thread.sleep(SHORTLY);
    List<String> heard = speech.heard();
    return heard.size() > before ? heard.get(heard.size() - 1) : "";
  }

  private void untilMoreIsHeardThan(int count, Duration patience)
      throws IOException, InterruptedException {
    long end = System.nanoTime() + patience.toNanos();
    while (speech.heard().size() == count && System.nanoTime() < end) {
      Thread.sleep(20);
    }
  }

  private void await(String text) throws IOException, InterruptedException {
    if (!isHeardWithin(PATIENCE, text)) {
      throw new AssertionError("not heard: " + text + "; but " + since());
    }
  }

  /**
   * Waits until the player has heard a text since the last action, and ends lines during the wait.
   */
  private boolean isHeardWithin(Duration patience, String text)
      throws IOException, InterruptedException {
    long end = System.nanoTime() + patience.toNanos();
    while (since().stream().noneMatch(line -> line.contains(text))) {
      if (System.nanoTime() > end) {
        return false;
      }
      Thread.sleep(SHORTLY);
      keyboard.press(".");
    }
    return true;
  }

  private void untilNothingIsSaid() throws IOException, InterruptedException {
    int count = 0;
    long silentSince = System.nanoTime();
    while (System.nanoTime() - silentSince < SILENCE.toNanos()) {
      if (speech.heard().size() != count) {
        count = speech.heard().size();
        silentSince = System.nanoTime();
        keyboard.press(".");
      }
      Thread.sleep(20);
    }
  }

  private List<String> since() throws IOException {
    List<String> heard = speech.heard();
    return heard.subList(told, heard.size());
  }
}
