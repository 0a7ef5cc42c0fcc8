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
import org.bowsprit.gannet.Puzzle.Exit;
import org.bowsprit.gannet.Puzzle.Step;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Talks to every person during a playthrough, and tests that the lines to choose from never cover
 * the picture of Wren, the ego.
 */
class LinesToChooseTest {

  private static final BuiltGame GAME = BuiltGame.shared();

  private static final Map<String, String> PERSON_OF_ROOM =
      Map.of(
          "boathouse", "inspector",
          "kitchen", "keeper",
          "landing", "oarsman",
          "cottage", "hornKeeper",
          "shop", "mistress",
          "hill", "child");

  private static final int WREN_ACTOR = 1;

  /** The largest number of lines that are chosen in a conversation. */
  private static final int MAX_CHOSEN_LINES = 6;

  private final Set<String> visitedRooms = new HashSet<>();
  private final List<String> coveringLines = new ArrayList<>();
  private int shownChoicesCount;
  private TestPlayer player;

  @ParameterizedTest
  @ValueSource(ints = {0, PlaythroughTest.GERMAN})
  void theLinesToChooseFromNeverCoverWren(int language) {
    player =
        new TestPlayer(
            GAME,
            GameSession.boot(
                GameSetup.headless(GAME.resources(), new BoxGraphProvider())
                    .withPainter(new FramePainter(new Random(1)::nextInt))));
    player.begin(language).skipCutscene().skipCutscene();
    Set<String> facts = new TreeSet<>();
    for (Step step : Puzzle.STEPS) {
      for (Exit exit : Puzzle.route(player.roomName(), step.room(), facts)) {
        player.go(exit.object(), exit.to()).awaitIdle();
        talkToPersonInRoom();
      }
      player.perform(step);
      facts.add(step.fact());
    }
    System.out.println(
        "LinesToChooseTest: checked the lines to choose from " + shownChoicesCount + " times");
    assertThat(visitedRooms).containsAll(PERSON_OF_ROOM.keySet());
    assertThat(coveringLines).isEmpty();
  }

  /** Talks to the person in this room during the first visit. */
  private void talkToPersonInRoom() {
    String person = PERSON_OF_ROOM.get(player.roomName());
    if (person == null || !visitedRooms.add(player.roomName())) {
      return;
    }
    GameState stateBefore = player.session().snapshot();
    player.performSentence("talk", List.of(player.roomName() + "." + person));
    for (int i = 0; i < MAX_CHOSEN_LINES && player.isChoosing(); i++) {
      recordCoveringLines();
      player.choose(0).awaitIdle();
    }
    player.session().restore(stateBefore);
  }

  private void recordCoveringLines() {
    shownChoicesCount++;
    VerbSlots verbs = player.session().world().verbs();
    int wrenBottom = player.session().world().cast().actor(WREN_ACTOR).drawnExtent().bottom();
    IntStream.range(TestPlayer.FIRST_CHOICE, TestPlayer.FIRST_CHOICE + TestPlayer.MAX_CHOICES)
        .map(line -> verbs.slotOf(line, 0))
        .filter(slot -> slot != 0 && verbs.slot(slot).top() < wrenBottom)
        .forEach(slot -> coveringLines.add(player.roomName() + ", row " + verbs.slot(slot).top()));
  }
}
