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
import org.bowsprit.gannet.Puzzle.Exit;
import org.bowsprit.gannet.Puzzle.Step;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.router.classic.ClassicProvider;
import org.bowsprit.router.geodesic.GeodesicProvider;
import org.junit.jupiter.api.Test;

/**
 * Plays from the title to the end, with three routers and in several orders of the puzzle steps,
 * and checks every milestone.
 */
class PlaythroughTest {

  /** The column at which the planks of the bridge end. */
  private static final int GAP_X = 500;

  /** The row in front of the chest, which stands at the foot of the stairs. */
  private static final int CHEST_FRONT_Y = 122;

  /** The numbers of the languages English and German in the game. */
  private static final int ENGLISH = 0;

  static final int GERMAN = 1;

  private static final BuiltGame GAME = BuiltGame.shared();

  @Test
  void theGameCanBeWonWithBoxGraph() {
    play(new BoxGraphProvider(), Puzzle.STEPS);
  }

  @Test
  void theGameCanBeWonWithClassic() {
    play(new ClassicProvider(), Puzzle.STEPS);
  }

  @Test
  void theGameCanBeWonWithGeodesic() {
    play(new GeodesicProvider(), Puzzle.STEPS);
  }

  @Test
  void theGameCanBeWonInGermanWithThreeRouters() {
    for (RouterProvider router :
        List.of(new BoxGraphProvider(), new ClassicProvider(), new GeodesicProvider())) {
      TestPlayer player = play(router, Puzzle.STEPS, GERMAN);
      assertThat(player.read("language")).isEqualTo(GERMAN);
    }
  }

  @Test
  void theGameCanBeWonWithoutTheTrade() {
    play(new BoxGraphProvider(), stepsWithout(Puzzle.TRADE));
  }

  @Test
  void theGameCanBeWonWithoutTheReconciliation() {
    play(new BoxGraphProvider(), stepsWithout(Puzzle.PEACE));
  }

  @Test
  void theGameCanBeWonInRandomOrdersOfTheSteps() {
    for (long seed = 1; seed <= 3; seed++) {
      play(new BoxGraphProvider(), shuffledSteps(new Random(seed)));
    }
  }

  /** Writes the input that plays the whole game with {@code bowsprit run --input}. */
  @Test
  void theInputFileContainsTheWholePlaythrough() throws IOException {
    TestPlayer player = play(new BoxGraphProvider(), Puzzle.STEPS);
    String inputs = InputFile.of(player.inputEvents());
    if (Boolean.getBoolean("gannet.renew")) {
      Files.writeString(InputFile.PLAYTHROUGH, inputs);
    }
    assertThat(Files.readString(InputFile.PLAYTHROUGH))
        .as("the content of %s; -Dgannet.renew=true renews the file", InputFile.PLAYTHROUGH)
        .isEqualTo(inputs);
  }

  @Test
  void threeRoutersDoNotLeadOverTheGapOrPastTheChest() {
    for (RouterProvider router :
        List.of(new BoxGraphProvider(), new ClassicProvider(), new GeodesicProvider())) {
      TestPlayer player =
          new TestPlayer(GAME, GameSession.boot(GameSetup.headless(GAME.resources(), router)));
      player.begin(0).skipCutscene().skipCutscene().tryToGo("shore.path");
      assertThat(player.roomName()).isEqualTo("shore");
      assertThat(player.egoX()).isLessThanOrEqualTo(GAP_X);

      player
          .go("shore.boathouse_entrance", "boathouse")
          .performSentence("pickup", List.of("boathouse.oars"));
      player.go("boathouse.exit", "shore");
      player.performSentence("use", List.of("boathouse.oar", "shore.bridge_gap"));
      player.go("shore.path", "far").go("far.up", "hall").tryToGo("hall.stair");
      assertThat(player.roomName()).isEqualTo("hall");
      assertThat(player.egoY()).isGreaterThanOrEqualTo(CHEST_FRONT_Y);
      assertThat(player.tryToGo("hall.oil").roomName()).isEqualTo("hall");
    }
  }

  @Test
  void theGoalCanBeReachedFromEveryStateOfThePuzzle() {
    Set<Set<String>> states = Puzzle.reachableStates();
    for (Set<String> state : states) {
      assertThat(Puzzle.possibleSteps(state)).as("the possible steps after %s", state).isNotEmpty();
    }
    System.out.println(
        "PlaythroughTest: "
            + states.size()
            + " states of the puzzle, each with at least one possible step");
  }

  private static List<Step> stepsWithout(Set<String> facts) {
    return Puzzle.STEPS.stream().filter(step -> !facts.contains(step.fact())).toList();
  }

  private static List<Step> shuffledSteps(Random random) {
    List<Step> order = new ArrayList<>();
    Set<String> facts = new TreeSet<>();
    while (!facts.contains(Puzzle.GOAL)) {
      List<Step> possibleSteps = Puzzle.possibleSteps(facts);
      Step step = possibleSteps.get(random.nextInt(possibleSteps.size()));
      facts.add(step.fact());
      order.add(step);
    }
    return order;
  }

  private static TestPlayer play(RouterProvider router, List<Step> steps) {
    return play(router, steps, ENGLISH);
  }

  private static TestPlayer play(RouterProvider router, List<Step> steps, int language) {
    return play(GameSetup.headless(GAME.resources(), router), steps, language);
  }

  /** Performs the steps from the title to the end and checks each milestone. */
  static TestPlayer play(GameSetup setup, List<Step> steps, int language) {
    TestPlayer player = new TestPlayer(GAME, GameSession.boot(setup));
    player.begin(language).skipCutscene().skipCutscene();
    assertThat(player.roomName()).isEqualTo(Puzzle.START);
    Set<String> facts = new TreeSet<>();
    for (Step step : steps) {
      for (Exit exit : Puzzle.route(player.roomName(), step.room(), facts)) {
        player.go(exit.object(), exit.to());
      }
      player.perform(step);
      facts.add(step.fact());
      checkMilestone(player, step.fact());
    }
    assertThat(player.roomName()).isEqualTo("closing");
    return player;
  }

  private static void checkMilestone(TestPlayer player, String fact) {
    switch (fact) {
      case "bridge" -> assertThat(player.read("oarLaid")).isEqualTo(1);
      case "matches" -> assertThat(player.read("matchesDry")).isEqualTo(1);
      case "strands" -> assertThat(player.carries("kitchen.strands")).isTrue();
      case "stamped" -> assertThat(player.read("formStamped")).isEqualTo(1);
      case "chest" -> assertThat(player.read("chestPushed")).isEqualTo(1);
      case "key" -> assertThat(player.read("keyWon")).isEqualTo(1);
      case "store" -> assertThat(player.read("oilOpen")).isEqualTo(1);
      case "oil" -> assertThat(player.read("canFull")).isEqualTo(1);
      case "crank" -> assertThat(player.carries("gallery.crank")).isTrue();
      case "wick" -> assertThat(player.read("wickIn")).isEqualTo(1);
      case "filled" -> assertThat(player.read("oilIn")).isEqualTo(1);
      case "wound" -> assertThat(player.read("crankSet")).isEqualTo(1);
      case Puzzle.LAMP_LIT -> checkEndOfFirstAct(player);
      case "hook" -> assertThat(player.carries("landing.boatHook")).isTrue();
      case "opened" -> assertThat(player.read("letterRead")).isEqualTo(1);
      case "peace" -> assertThat(player.carries("cottage.key")).isTrue();
      case "traded" -> assertThat(player.read("chuteOpen")).isEqualTo(1);
      case "boiler" -> assertThat(player.read("boilerFull")).isEqualTo(1);
      case "fire" -> assertThat(player.read("fireLit")).isEqualTo(1);
      case "tongue" -> assertThat(player.read("reedIn")).isEqualTo(1);
      case "uncovered" -> assertThat(player.read("coverOff")).isEqualTo(1);
      case Puzzle.GOAL -> assertThat(player.read("hornBlown")).isEqualTo(1);
      default -> {}
    }
  }

  private static void checkEndOfFirstAct(TestPlayer player) {
    assertThat(player.read("lampLit")).isEqualTo(1);
    assertThat(player.roomName()).isEqualTo("landing");
    assertThat(GAME.objects().keySet().stream().filter(player::carries))
        .containsExactly("landing.letter");
  }
}
