package org.bowsprit.gannet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.gannet.Puzzle.Exit;
import org.bowsprit.gannet.Puzzle.Step;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.vm.Ints;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * At every stage of the game, tries every verb on every visible and every carried object, and every
 * carried object with every other. Checks that no try causes an error, that every try gets an
 * answer, and that every obvious try gets a specific answer. All answers are written to {@code
 * target/tries.tsv}.
 */
@Tag("thorough")
class EveryTryTest implements SessionListener {

  /** The result of a try. */
  private enum Outcome {
    /** The answer is specific to the try. */
    OWN,
    /** The answer is generic. */
    GENERAL,
    /** Something moves or changes without an answer. */
    CHANGE,
    /** The game offers lines to choose from. */
    CHOICE,
    /** The sentence waits for its second object. */
    HALF,
    /** Nothing happens. */
    SILENCE
  }

  private static final List<String> VERBS =
      List.of("open", "close", "pickup", "look", "talk", "push", "pull");

  /** At most one try in this many may have a generic answer. */
  private static final int MIN_TRIES_PER_GENERIC_ANSWER = 100;

  private static final Set<String> TALKERS =
      Set.of(
          "boathouse.inspector",
          "kitchen.keeper",
          "landing.oarsman",
          "cottage.hornKeeper",
          "shop.mistress",
          "hill.child");

  /** The verbs that talk to a person. Using a person is the same as talking. */
  private static final Set<String> TALKING_VERBS = Set.of("talk", "use");

  /** The objects for which every verb may lead to lines to choose from. */
  private static final Set<String> CHOICE_OBJECTS =
      Set.of("landing.boatHook", "cottage.board", "hornhouse.chain");

  private static final Set<String> SELF_MOVING_OBJECTS =
      Set.of("hall.pendulum", "kitchen.steam", "far.bolt", "gallery.bolt");

  private static final Set<String> BIRDS = Set.of("shore.bird", "gallery.gull", "trumpet.sleeper");

  private final BuiltGame game = BuiltGame.shared();
  private final Set<String> genericAnswers =
      game.spokenTexts("scripts/verbs.bow", "script answer(");
  private final TestPlayer player =
      new TestPlayer(
          game,
          GameSession.prepare(GameSetup.headless(game.resources(), new BoxGraphProvider()))
              .addListener(this)
              .start());
  private final List<String> failures = new ArrayList<>();
  private final List<String> table = new ArrayList<>();
  private final List<String> answers = new ArrayList<>();
  private int tryCount;
  private int genericAnswerCount;

  @Override
  public void lineSpoken(int speaker, byte[] line) {
    answers.add(new String(line, StandardCharsets.ISO_8859_1).replaceAll("[^ -~]+", " ").trim());
  }

  @Test
  void everyTryGetsASuitableAnswer() throws IOException {
    player.begin(0).skipCutscene().skipCutscene();
    Set<String> facts = new TreeSet<>();
    Set<String> rooms = new TreeSet<>();
    for (Step step : Puzzle.STEPS) {
      for (Exit exit : Puzzle.route(player.roomName(), step.room(), facts)) {
        player.go(exit.object(), exit.to()).awaitIdle();
        if (rooms.add(player.roomName() + facts.contains("strands"))) {
          tryEverything();
        }
      }
      player.perform(step);
      facts.add(step.fact());
    }
    Files.createDirectories(Path.of("target"));
    Files.write(Path.of("target", "tries.tsv"), table);
    System.out.println(
        "EveryTryTest: " + tryCount + " tries, " + genericAnswerCount + " had a generic answer");
    assertThat(failures).as("tries without a suitable answer").isEmpty();
    assertThat(tryCount).isGreaterThan(1_000);
    assertThat(genericAnswerCount).isLessThan(tryCount / MIN_TRIES_PER_GENERIC_ANSWER);
  }

  private void tryEverything() {
    GameState stateBefore = player.session().snapshot();
    List<String> visibleObjects = visibleObjects();
    List<String> carriedObjects = carriedObjects();
    for (String object : visibleObjects) {
      VERBS.forEach(verb -> tryAction(stateBefore, verb, List.of(object)));
      tryAction(stateBefore, "use", List.of(object));
      for (String item : carriedObjects) {
        tryAction(stateBefore, "use", List.of(item, object));
        tryAction(stateBefore, "give", List.of(item, object));
      }
    }
    for (String item : carriedObjects) {
      VERBS.forEach(verb -> tryAction(stateBefore, verb, List.of(item)));
      tryAction(stateBefore, "use", List.of(item));
      carriedObjects.stream()
          .filter(secondItem -> !secondItem.equals(item))
          .forEach(secondItem -> tryAction(stateBefore, "use", List.of(item, secondItem)));
    }
    player.session().restore(stateBefore);
  }

  private void tryAction(GameState stateBefore, String verb, List<String> objects) {
    player.session().restore(stateBefore);
    answers.clear();
    player.performSentence(verb, objects);
    tryCount++;
    Outcome outcome = outcome(stateBefore);
    genericAnswerCount += outcome == Outcome.GENERAL ? 1 : 0;
    String row =
        String.join(
            "\t", outcome.name(), verb, String.join(" + ", objects), String.join(" / ", answers));
    table.add(row);
    if (!isAllowed(outcome, verb, objects)) {
      failures.add(row);
    }
  }

  private Outcome outcome(GameState stateBefore) {
    if (player.isChoosing()) {
      return Outcome.CHOICE;
    }
    if (player.read("firstThing") != 0) {
      return Outcome.HALF;
    }
    if (!answers.isEmpty()) {
      return genericAnswers.containsAll(answers) ? Outcome.GENERAL : Outcome.OWN;
    }
    return hasChanged(stateBefore) ? Outcome.CHANGE : Outcome.SILENCE;
  }

  /**
   * Returns whether an outcome is allowed. Lines to choose from are allowed for talking to a person
   * or using a person, and for a few objects. Using an object may wait for a second one. Looking,
   * and giving something to a person or a bird, must have a specific answer. Everything else must
   * have at least a generic answer.
   */
  private static boolean isAllowed(Outcome outcome, String verb, List<String> objects) {
    String lastObject = objects.get(objects.size() - 1);
    return switch (outcome) {
      case OWN, CHANGE -> true;
      case CHOICE ->
          objects.size() == 1
              && (CHOICE_OBJECTS.contains(lastObject)
                  || (TALKERS.contains(lastObject) && TALKING_VERBS.contains(verb)));
      case HALF -> verb.equals("use") && objects.size() == 1;
      case GENERAL ->
          !verb.equals("look")
              && !(verb.equals("give")
                  && (TALKERS.contains(lastObject) || BIRDS.contains(lastObject)));
      case SILENCE -> false;
    };
  }

  private boolean hasChanged(GameState stateBefore) {
    return !lastingState(player.session().snapshot()).equals(lastingState(stateBefore));
  }

  /**
   * Returns the current room, the owners and classes of all objects, and the states of the objects
   * that do not move by themselves.
   */
  private List<Object> lastingState(GameState state) {
    int[] states = state.world().objects().states().toArray();
    SELF_MOVING_OBJECTS.forEach(object -> states[game.object(object)] = 0);
    return List.of(
        state.world().objects().owners(),
        state.world().objects().classes(),
        Ints.of(states),
        state.world().room());
  }

  private List<String> visibleObjects() {
    return game.objects().entrySet().stream()
        .filter(
            each ->
                each.getKey().startsWith(player.roomName() + ".")
                    && player.canPointAt(each.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }

  private List<String> carriedObjects() {
    return game.objects().keySet().stream().filter(player::carries).toList();
  }
}
