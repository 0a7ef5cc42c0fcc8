package org.bowsprit.gannet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.engine.GameSession;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.gannet.Puzzle.Step;
import org.bowsprit.gannet.Puzzle.Way;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.api.Test;

/**
 * On the way to the end, every verb is tried on everything in sight and everything carried, and
 * every carried thing with everything: nothing faults, and nothing is met with silence.
 */
class EveryTryTest implements SessionListener {

  private static final List<String> VERBS =
      List.of("open", "close", "pickup", "look", "talk", "push", "pull", "use");

  private final BuiltGame game = BuiltGame.build();
  private final Hand hand =
      new Hand(
          game,
          GameSession.prepare(GameSetup.headless(game.resources(), new BoxGraphProvider()), this)
              .start());
  private final List<String> silent = new ArrayList<>();
  private int lines;
  private int tries;

  @Override
  public void said(int speaker, byte[] line) {
    lines++;
  }

  @Test
  void everySensibleTryGetsAnAnswer() {
    hand.choose(0).skipScene().skipScene();
    Set<String> facts = new TreeSet<>();
    Set<String> rooms = new TreeSet<>();
    for (Step step : Puzzle.STEPS) {
      for (Way way : Puzzle.route(hand.place(), step.room(), facts)) {
        hand.go(way.thing(), way.to()).settle();
        if (rooms.add(hand.place() + facts.contains("strands"))) {
          tryEverything();
        }
      }
      hand.act(step.verb(), step.things());
      facts.add(step.fact());
    }
    System.out.println("EveryTryTest: " + tries + " tries");
    assertThat(silent).as("met with silence").isEmpty();
    assertThat(tries).isGreaterThan(1_000);
  }

  private void tryEverything() {
    GameState before = hand.session().snapshot();
    List<String> seen = visible();
    List<String> carried = carried();
    for (String thing : seen) {
      VERBS.stream()
          .filter(verb -> !verb.equals("use"))
          .forEach(verb -> attempt(before, verb, List.of(thing)));
      attempt(before, "use", List.of(thing));
      for (String item : carried) {
        attempt(before, "use", List.of(item, thing));
        attempt(before, "give", List.of(item, thing));
      }
    }
    for (String item : carried) {
      VERBS.stream()
          .filter(verb -> !verb.equals("use"))
          .forEach(verb -> attempt(before, verb, List.of(item)));
      carried.stream()
          .filter(other -> !other.equals(item))
          .forEach(other -> attempt(before, "use", List.of(item, other)));
    }
    hand.session().restore(before);
  }

  private void attempt(GameState before, String verb, List<String> things) {
    hand.session().restore(before);
    int linesBefore = lines;
    hand.act(verb, things);
    tries++;
    if (lines == linesBefore && !hasChanged(before)) {
      silent.add(verb + " " + things);
    }
  }

  /**
   * Things that move, rooms that change, lines to choose from, a sentence that waits for its other
   * half: answers all.
   */
  private boolean hasChanged(GameState before) {
    GameState after = hand.session().snapshot();
    return !after.world().objects().equals(before.world().objects())
        || !after.world().room().equals(before.world().room())
        || hand.isChoosing()
        || hand.read("firstThing") != 0;
  }

  private List<String> visible() {
    return game.objects().entrySet().stream()
        .filter(each -> each.getKey().startsWith(hand.place() + ".") && hand.sees(each.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }

  private List<String> carried() {
    return game.objects().keySet().stream().filter(hand::carries).toList();
  }
}
