package org.bowsprit.gannet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.gannet.Puzzle.Step;
import org.bowsprit.gannet.Puzzle.Way;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.api.Test;

/**
 * Plays the whole game at a normal pace, waits for the end of every line, and selects the parts
 * that the two-minute clip shows. The program {@code clip} makes the clip from {@code
 * target/clip.txt}.
 */
class ClipTest {

  private static final BuiltGame GAME = BuiltGame.shared();
  private static final int TICKS_A_SECOND = 10;

  /**
   * A line of a conversation.
   *
   * @param person the person who is asked
   * @param line the index of the line to choose, from 0
   * @param seconds the number of seconds for which the answer is shown
   */
  private record Talk(String person, int line, int seconds) {}

  /** The conversations that begin when a room is first entered. */
  private static final Map<String, Talk> TALKS =
      Map.of(
          "boathouse", new Talk("boathouse.inspector", 2, 9),
          "kitchen", new Talk("kitchen.keeper", 1, 9),
          "cottage", new Talk("cottage.hornKeeper", 1, 12),
          "hill", new Talk("hill.child", 2, 7));

  /** The number of seconds to show when a room is first entered. */
  private static final Map<String, Integer> ARRIVALS =
      Map.of("far", 4, "hall", 3, "lane", 4, "chapel", 3);

  /** The number of seconds to show of a step. */
  private static final Map<String, Integer> STEPS =
      Map.of("bridge", 5, "hung", 6, "fed", 7, Puzzle.LIT, 16, "uncovered", 5, Puzzle.GOAL, 20);

  private final Hand hand =
      Hand.withoutHaste(
          GAME, GameSession.boot(GameSetup.headless(GAME.resources(), new BoxGraphProvider())));
  private final Set<String> facts = new TreeSet<>();
  private final Set<String> rooms = new TreeSet<>();
  private final List<String> scenes = new ArrayList<>();

  @Test
  void theInputOfTheClipReachesTheEnd() throws IOException {
    hand.ticks(2 * TICKS_A_SECOND);
    show(5);
    hand.begin(0);
    show(12);
    hand.settle();
    for (Step step : Puzzle.STEPS) {
      for (Way way : Puzzle.route(hand.place(), step.room(), facts)) {
        go(way);
      }
      show(STEPS.getOrDefault(step.fact(), 0));
      hand.perform(step);
      facts.add(step.fact());
    }
    assertThat(hand.place()).isEqualTo("closing");

    Files.createDirectories(Path.of("target"));
    Files.writeString(
        Path.of("target", "clip.txt"), String.join("", scenes) + InputFile.of(hand.done()));
  }

  private void go(Way way) {
    hand.go(way.thing(), way.to());
    if (rooms.add(way.to())) {
      show(ARRIVALS.getOrDefault(way.to(), 0));
      Talk talk = TALKS.get(way.to());
      if (talk != null) {
        hand.act("talk", List.of(talk.person()));
        show(talk.seconds());
        hand.choose(talk.line()).settle().chooseLast().settle();
      }
    }
  }

  /** Marks the next seconds as part of the clip. */
  private void show(int seconds) {
    long now = hand.session().ticks();
    if (seconds > 0) {
      scenes.add("# scene %d %d%n".formatted(now, now + seconds * (long) TICKS_A_SECOND));
    }
  }
}
