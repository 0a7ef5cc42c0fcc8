package org.bowsprit.gannet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.gannet.Puzzle.Step;
import org.bowsprit.gannet.Puzzle.Way;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.router.classic.ClassicProvider;
import org.bowsprit.router.geodesic.GeodesicProvider;
import org.junit.jupiter.api.Test;

/**
 * Plays from the title to the end and checks every milestone, in every order that the puzzles
 * allow.
 */
class PlaythroughTest {

  /** The column at which the planks of the bridge end. */
  private static final int GAP = 500;

  /** The row in front of the chest at the foot of the stairs. */
  private static final int BEFORE_CHEST = 122;

  /** The indices of the title's lines for English and German. */
  private static final int ENGLISH = 0;

  static final int GERMAN = 1;

  private static final BuiltGame GAME = BuiltGame.shared();

  @Test
  void theLampIsLitOnBoxGraph() {
    play(new BoxGraphProvider(), Puzzle.STEPS);
  }

  @Test
  void theLampIsLitOnClassic() {
    play(new ClassicProvider(), Puzzle.STEPS);
  }

  @Test
  void theLampIsLitOnGeodesic() {
    play(new GeodesicProvider(), Puzzle.STEPS);
  }

  @Test
  void itIsWonInGermanOnEveryRouter() {
    for (RouterProvider router :
        List.of(new BoxGraphProvider(), new ClassicProvider(), new GeodesicProvider())) {
      Hand hand = play(router, Puzzle.STEPS, GERMAN);
      assertThat(hand.read("language")).isEqualTo(GERMAN);
    }
  }

  @Test
  void theGameIsWonWithoutTheStepsOfTrade() {
    play(new BoxGraphProvider(), without(Puzzle.TRADE));
  }

  @Test
  void theGameIsWonWithoutTheStepsOfPeace() {
    play(new BoxGraphProvider(), without(Puzzle.PEACE));
  }

  @Test
  void theStepsMayBeTakenInAnyPermittedOrder() {
    for (long seed = 1; seed <= 3; seed++) {
      play(new BoxGraphProvider(), shuffled(new Random(seed)));
    }
  }

  /** Writes the input that plays the whole game with {@code bowsprit run --input}. */
  @Test
  void anInputFilePlaysTheWholeGame() throws IOException {
    Hand hand = play(new BoxGraphProvider(), Puzzle.STEPS);
    String played = InputFile.of(hand.done());
    if (Boolean.getBoolean("gannet.renew")) {
      Files.writeString(InputFile.PLAYTHROUGH, played);
    }
    assertThat(Files.readString(InputFile.PLAYTHROUGH))
        .as("%s, which -Dgannet.renew=true writes anew", InputFile.PLAYTHROUGH)
        .isEqualTo(played);
  }

  @Test
  void nobodyCrossesTheGapOrTheChestOnAnyRouter() {
    for (RouterProvider router :
        List.of(new BoxGraphProvider(), new ClassicProvider(), new GeodesicProvider())) {
      Hand hand = new Hand(GAME, GameSession.boot(GameSetup.headless(GAME.resources(), router)));
      hand.begin(0).skipScene().skipScene().tryToGo("shore.path");
      assertThat(hand.place()).isEqualTo("shore");
      assertThat(hand.standsAtX()).isLessThanOrEqualTo(GAP);

      hand.go("shore.boathouse_entrance", "boathouse").act("pickup", List.of("boathouse.oars"));
      hand.go("boathouse.exit", "shore");
      hand.act("use", List.of("boathouse.oar", "shore.bridge_gap"));
      hand.go("shore.path", "far").go("far.up", "hall").tryToGo("hall.stair");
      assertThat(hand.place()).isEqualTo("hall");
      assertThat(hand.standsAtY()).isGreaterThanOrEqualTo(BEFORE_CHEST);
      assertThat(hand.tryToGo("hall.oil").place()).isEqualTo("hall");
    }
  }

  @Test
  void theGoalCanBeReachedFromEveryStateOfThePuzzle() {
    Set<Set<String>> states = Puzzle.states();
    for (Set<String> state : states) {
      assertThat(Puzzle.open(state)).as("steps after %s", state).isNotEmpty();
    }
    System.out.println(
        "PlaythroughTest: " + states.size() + " states of the puzzle, a way on from each");
  }

  private static List<Step> without(Set<String> facts) {
    return Puzzle.STEPS.stream().filter(step -> !facts.contains(step.fact())).toList();
  }

  private static List<Step> shuffled(Random random) {
    List<Step> order = new ArrayList<>();
    Set<String> facts = new TreeSet<>();
    while (!facts.contains(Puzzle.GOAL)) {
      List<Step> open = Puzzle.open(facts);
      Step step = open.get(random.nextInt(open.size()));
      facts.add(step.fact());
      order.add(step);
    }
    return order;
  }

  private static Hand play(RouterProvider router, List<Step> steps) {
    return play(router, steps, ENGLISH);
  }

  private static Hand play(RouterProvider router, List<Step> steps, int language) {
    return play(GameSetup.headless(GAME.resources(), router), steps, language);
  }

  /** Performs the steps from the title to the end and checks each milestone. */
  static Hand play(GameSetup setup, List<Step> steps, int language) {
    Hand hand = new Hand(GAME, GameSession.boot(setup));
    hand.begin(language).skipScene().skipScene();
    assertThat(hand.place()).isEqualTo(Puzzle.START);
    Set<String> facts = new TreeSet<>();
    for (Step step : steps) {
      for (Way way : Puzzle.route(hand.place(), step.room(), facts)) {
        hand.go(way.thing(), way.to());
      }
      hand.perform(step);
      facts.add(step.fact());
      milestone(hand, step.fact());
    }
    assertThat(hand.place()).isEqualTo("closing");
    return hand;
  }

  private static void milestone(Hand hand, String fact) {
    switch (fact) {
      case "bridge" -> assertThat(hand.read("oarLaid")).isEqualTo(1);
      case "matches" -> assertThat(hand.read("matchesDry")).isEqualTo(1);
      case "strands" -> assertThat(hand.carries("kitchen.strands")).isTrue();
      case "stamped" -> assertThat(hand.read("formStamped")).isEqualTo(1);
      case "chest" -> assertThat(hand.read("chestPushed")).isEqualTo(1);
      case "key" -> assertThat(hand.read("keyWon")).isEqualTo(1);
      case "store" -> assertThat(hand.read("oilOpen")).isEqualTo(1);
      case "oil" -> assertThat(hand.read("canFull")).isEqualTo(1);
      case "crank" -> assertThat(hand.carries("gallery.crank")).isTrue();
      case "wick" -> assertThat(hand.read("wickIn")).isEqualTo(1);
      case "filled" -> assertThat(hand.read("oilIn")).isEqualTo(1);
      case "wound" -> assertThat(hand.read("crankSet")).isEqualTo(1);
      case Puzzle.LIT -> theLampIsLitAndTheLetterIsAllThatIsCarried(hand);
      case "hook" -> assertThat(hand.carries("landing.boatHook")).isTrue();
      case "opened" -> assertThat(hand.read("letterRead")).isEqualTo(1);
      case "peace" -> assertThat(hand.carries("cottage.key")).isTrue();
      case "traded" -> assertThat(hand.read("chuteOpen")).isEqualTo(1);
      case "boiler" -> assertThat(hand.read("boilerFull")).isEqualTo(1);
      case "fire" -> assertThat(hand.read("fireLit")).isEqualTo(1);
      case "tongue" -> assertThat(hand.read("reedIn")).isEqualTo(1);
      case "uncovered" -> assertThat(hand.read("coverOff")).isEqualTo(1);
      case Puzzle.GOAL -> assertThat(hand.read("hornBlown")).isEqualTo(1);
      default -> {}
    }
  }

  private static void theLampIsLitAndTheLetterIsAllThatIsCarried(Hand hand) {
    assertThat(hand.read("lampLit")).isEqualTo(1);
    assertThat(hand.place()).isEqualTo("landing");
    assertThat(GAME.objects().keySet().stream().filter(hand::carries))
        .containsExactly("landing.letter");
  }
}
