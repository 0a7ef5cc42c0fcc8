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
 * carried object with every other. No try causes an error, every try has an answer, and every
 * obvious try has a specific answer. All answers are written to {@code target/tries.tsv}.
 */
@Tag("thorough")
class EveryTryTest implements SessionListener {

  /** The result of an attempt. */
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
  private int tries;
  private int genericAnswerCount;

  @Override
  public void lineSpoken(int speaker, byte[] line) {
    answers.add(new String(line, StandardCharsets.ISO_8859_1).replaceAll("[^ -~]+", " ").trim());
  }

  @Test
  void everySensibleAttemptGetsAnAnswer() throws IOException {
    player.begin(0).skipScene().skipScene();
    Set<String> facts = new TreeSet<>();
    Set<String> rooms = new TreeSet<>();
    for (Step step : Puzzle.STEPS) {
      for (Exit exit : Puzzle.route(player.roomName(), step.room(), facts)) {
        player.go(exit.thing(), exit.to()).settle();
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
        "EveryTryTest: " + tries + " tries, " + genericAnswerCount + " had a generic answer");
    assertThat(failures).as("tries without a suitable answer").isEmpty();
    assertThat(tries).isGreaterThan(1_000);
    assertThat(genericAnswerCount).isLessThan(tries / MIN_TRIES_PER_GENERIC_ANSWER);
  }

  private void tryEverything() {
    GameState before = player.session().snapshot();
    List<String> visible = visibleObjects();
    List<String> carried = carriedObjects();
    for (String thing : visible) {
      VERBS.forEach(verb -> attempt(before, verb, List.of(thing)));
      attempt(before, "use", List.of(thing));
      for (String item : carried) {
        attempt(before, "use", List.of(item, thing));
        attempt(before, "give", List.of(item, thing));
      }
    }
    for (String item : carried) {
      VERBS.forEach(verb -> attempt(before, verb, List.of(item)));
      attempt(before, "use", List.of(item));
      carried.stream()
          .filter(other -> !other.equals(item))
          .forEach(other -> attempt(before, "use", List.of(item, other)));
    }
    player.session().restore(before);
  }

  private void attempt(GameState before, String verb, List<String> things) {
    player.session().restore(before);
    answers.clear();
    player.act(verb, things);
    tries++;
    Outcome outcome = outcome(before);
    genericAnswerCount += outcome == Outcome.GENERAL ? 1 : 0;
    String row =
        String.join(
            "\t", outcome.name(), verb, String.join(" + ", things), String.join(" / ", answers));
    table.add(row);
    if (!isAllowed(outcome, verb, things)) {
      failures.add(row);
    }
  }

  private Outcome outcome(GameState before) {
    if (player.isChoosing()) {
      return Outcome.CHOICE;
    }
    if (player.read("firstThing") != 0) {
      return Outcome.HALF;
    }
    if (!answers.isEmpty()) {
      return genericAnswers.containsAll(answers) ? Outcome.GENERAL : Outcome.OWN;
    }
    return hasChanged(before) ? Outcome.CHANGE : Outcome.SILENCE;
  }

  /**
   * Returns whether an outcome is allowed. Lines to choose from are allowed for talking to a person
   * or using a person, and for a few objects. Using an object may wait for a second one. Looking,
   * and giving something to a person or a bird, must have a specific answer. Everything else must
   * have at least a generic answer.
   */
  private static boolean isAllowed(Outcome outcome, String verb, List<String> things) {
    String last = things.get(things.size() - 1);
    return switch (outcome) {
      case OWN, CHANGE -> true;
      case CHOICE ->
          things.size() == 1
              && (CHOICE_OBJECTS.contains(last)
                  || (TALKERS.contains(last) && TALKING_VERBS.contains(verb)));
      case HALF -> verb.equals("use") && things.size() == 1;
      case GENERAL ->
          !verb.equals("look")
              && !(verb.equals("give") && (TALKERS.contains(last) || BIRDS.contains(last)));
      case SILENCE -> false;
    };
  }

  private boolean hasChanged(GameState before) {
    return !lastingState(player.session().snapshot()).equals(lastingState(before));
  }

  /** Returns the positions and states of everything that does not move by itself. */
  private List<Object> lastingState(GameState state) {
    int[] states = state.world().objects().states().toArray();
    SELF_MOVING_OBJECTS.forEach(thing -> states[game.object(thing)] = 0);
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
