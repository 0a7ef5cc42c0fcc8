package org.bowsprit.gannet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.gannet.Puzzle.Step;
import org.bowsprit.gannet.Puzzle.Way;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Talks to everybody on the way to the end, and tests that the lines to choose from never cover
 * Wren's picture.
 */
class LinesToChooseTest {

  private static final BuiltGame GAME = BuiltGame.shared();

  private static final Map<String, String> PEOPLE =
      Map.of(
          "boathouse", "inspector",
          "kitchen", "keeper",
          "landing", "oarsman",
          "cottage", "hornKeeper",
          "shop", "mistress",
          "hill", "child");

  private static final int WREN = 1;

  /** The number of lines to choose before a conversation is ended. */
  private static final int CHOSEN = 6;

  private final Set<String> asked = new HashSet<>();
  private final List<String> covered = new ArrayList<>();
  private int offers;
  private Hand hand;

  @ParameterizedTest
  @ValueSource(ints = {0, PlaythroughTest.GERMAN})
  void noLineCoversWren(int language) {
    hand =
        new Hand(
            GAME,
            GameSession.boot(
                GameSetup.headless(GAME.resources(), new BoxGraphProvider())
                    .withPainter(new FramePainter(new Random(1)::nextInt))));
    hand.begin(language).skipScene().skipScene();
    Set<String> facts = new TreeSet<>();
    for (Step step : Puzzle.STEPS) {
      for (Way way : Puzzle.route(hand.place(), step.room(), facts)) {
        hand.go(way.thing(), way.to()).settle();
        talkHere();
      }
      hand.perform(step);
      facts.add(step.fact());
    }
    System.out.println("LinesToChooseTest: lines to choose from " + offers + " times");
    assertThat(asked).containsAll(PEOPLE.keySet());
    assertThat(covered).isEmpty();
  }

  /** Talks to the person in this room during the first visit. */
  private void talkHere() {
    String person = PEOPLE.get(hand.place());
    if (person == null || !asked.add(hand.place())) {
      return;
    }
    GameState before = hand.session().snapshot();
    hand.act("talk", List.of(hand.place() + "." + person));
    for (int i = 0; i < CHOSEN && hand.isChoosing(); i++) {
      look();
      hand.choose(0).settle();
    }
    hand.session().restore(before);
  }

  private void look() {
    offers++;
    VerbSlots verbs = hand.session().world().verbs();
    int feet = hand.session().world().cast().actor(WREN).drawn().bottom();
    IntStream.range(Hand.FIRST_CHOICE, Hand.FIRST_CHOICE + Hand.MOST_CHOICES)
        .map(line -> verbs.slotOf(line, 0))
        .filter(slot -> slot != 0 && verbs.at(slot).top() < feet)
        .forEach(slot -> covered.add(hand.place() + ", row " + verbs.at(slot).top()));
  }
}
