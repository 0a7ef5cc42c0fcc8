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
import org.bowsprit.gannet.Puzzle.Exit;
import org.bowsprit.gannet.Puzzle.Step;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.api.Test;

/**
 * Plays the whole game at a normal pace, waits for the end of every line, and selects the parts
 * that the two-minute clip shows. The program {@code clip} makes the clip from {@code
 * target/clip.txt}.
 */
class ClipTest {

  private static final BuiltGame GAME = BuiltGame.shared();
  private static final int TICKS_PER_SECOND = 10;

  /**
   * A line of a conversation.
   *
   * @param person the person who is asked
   * @param line the index of the line to choose, from 0
   * @param seconds the number of seconds for which the answer is shown
   */
  private record Conversation(String person, int line, int seconds) {}

  /** The conversations that begin when a room is first entered, by the name of the room. */
  private static final Map<String, Conversation> CONVERSATION_BY_ROOM =
      Map.of(
          "boathouse", new Conversation("boathouse.inspector", 2, 9),
          "kitchen", new Conversation("kitchen.keeper", 1, 9),
          "cottage", new Conversation("cottage.hornKeeper", 1, 12),
          "hill", new Conversation("hill.child", 2, 7));

  /** The number of seconds to show when a room is first entered, by the name of the room. */
  private static final Map<String, Integer> SECONDS_BY_ROOM =
      Map.of("far", 4, "hall", 3, "lane", 4, "chapel", 3);

  /** The number of seconds to show from the start of a step, by the fact of the step. */
  private static final Map<String, Integer> SECONDS_BY_FACT =
      Map.of(
          "bridge", 5, "hung", 6, "fed", 7, Puzzle.LAMP_LIT, 16, "uncovered", 5, Puzzle.GOAL, 20);

  private final TestPlayer player =
      TestPlayer.withoutSkipping(
          GAME, GameSession.boot(GameSetup.headless(GAME.resources(), new BoxGraphProvider())));
  private final Set<String> facts = new TreeSet<>();
  private final Set<String> visitedRooms = new TreeSet<>();
  private final List<String> sceneComments = new ArrayList<>();

  @Test
  void thePlayerOfTheClipReachesTheEnd() throws IOException {
    player.runTicks(2 * TICKS_PER_SECOND);
    addToClip(5);
    player.begin(0);
    addToClip(12);
    player.awaitIdle();
    for (Step step : Puzzle.STEPS) {
      for (Exit exit : Puzzle.route(player.roomName(), step.room(), facts)) {
        go(exit);
      }
      addToClip(SECONDS_BY_FACT.getOrDefault(step.fact(), 0));
      player.perform(step);
      facts.add(step.fact());
    }
    assertThat(player.roomName()).isEqualTo("closing");

    Files.createDirectories(Path.of("target"));
    Files.writeString(
        Path.of("target", "clip.txt"),
        String.join("", sceneComments) + InputFile.of(player.inputEvents()));
  }

  private void go(Exit exit) {
    player.go(exit.object(), exit.to());
    if (visitedRooms.add(exit.to())) {
      addToClip(SECONDS_BY_ROOM.getOrDefault(exit.to(), 0));
      Conversation conversation = CONVERSATION_BY_ROOM.get(exit.to());
      if (conversation != null) {
        player.performSentence("talk", List.of(conversation.person()));
        addToClip(conversation.seconds());
        player.choose(conversation.line()).awaitIdle().chooseLast().awaitIdle();
      }
    }
  }

  /** Marks the next seconds as part of the clip. */
  private void addToClip(int seconds) {
    long now = player.session().ticks();
    if (seconds > 0) {
      sceneComments.add("# scene %d %d%n".formatted(now, now + seconds * (long) TICKS_PER_SECOND));
    }
  }
}
