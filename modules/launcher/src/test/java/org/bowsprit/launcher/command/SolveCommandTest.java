package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command solve with the template adventure. */
class SolveCommandTest {

  private static final List<String> SHORTEST_SOLUTION =
      List.of(
          "Open sea chest (cabin.chest)",
          "Pick up brass key (cabin.key)",
          "Use brass key (cabin.key) + cabin door (cabin.door)",
          "walk to cabin door (cabin.door)");

  @TempDir private Path folder;

  @BeforeEach
  void createAdventure() {
    assertThat(LauncherRun.of("new-game", game(), "--template", "adventure").exitCode()).isZero();
  }

  private String game() {
    return folder.resolve("game").toString();
  }

  private LauncherRun solve(String goal, String... options) {
    List<String> arguments = new ArrayList<>(List.of("solve", game(), "--goal", goal));
    arguments.addAll(List.of(options));
    return LauncherRun.of(arguments.toArray(String[]::new));
  }

  private static List<String> actionTexts(JsonNode solution) {
    return solution.path("actions").findValuesAsText("words");
  }

  @Test
  void breadthFirstSearchFindsAShortestSolution() {
    JsonNode solution = solve("room=deck", "--beam", "0", "--json").json();

    assertThat(actionTexts(solution))
        .hasSameSizeAs(SHORTEST_SOLUTION)
        .startsWith(SHORTEST_SOLUTION.get(0));
    assertThat(solution.path("shortest").booleanValue()).isTrue();
  }

  @Test
  void unnecessaryActionsAreRemovedFromTheSolution() {
    JsonNode solution = solve("room=deck", "--json").json();

    assertThat(actionTexts(solution)).isEqualTo(SHORTEST_SOLUTION);
    assertThat(solution.path("found").intValue()).isGreaterThanOrEqualTo(SHORTEST_SOLUTION.size());
    assertThat(solution.path("complete").booleanValue()).isTrue();
  }

  @Test
  void theSolutionIsPrintedByRoomAndItsJournalCanBeReplayed() {
    String journal = folder.resolve("way.journal").toString();
    LauncherRun run = solve("room=deck", "--journal", journal);

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).startsWith("room cabin\n  Open sea chest (cabin.chest)\n");
    assertThat(run.out()).contains("iterations; nothing can be left out");
    String builtGame = folder.resolve("built").toString();
    assertThat(LauncherRun.of("build", game(), "--out", builtGame).exitCode()).isZero();
    assertThat(LauncherRun.of("replay", journal, builtGame).exitCode()).isZero();
  }

  /**
   * The door opens after a signal of three dialogue lines. Each line is short or long, and the
   * script computes a number from the three lines.
   */
  @Test
  void theSearchTriesDialogueLinesInEveryOrder() throws IOException {
    change(
        "if door is locked { ego: \"Locked. There must be a key.\" } else { ego: \"It is open.\" }",
        """
        var said = 0
        var call = 0
        for i = 1 to 3 {
          choice {
            "Short." silent -> call = 0
            "Long." silent -> call = 1
          }
          said = 2 * said + call
        }
        if said == 1 { loadRoomWithEgo(hatch, deck, -1, -1) }\
        """);
    change("verb use with key {\n      door becomes open", "verb use with key {");

    LauncherRun run = solve("room=deck");

    assertThat(run.exitCode()).as(run.out()).isZero();
    assertThat(run.out()).contains("    \"Short.\"\n    \"Short.\"\n    \"Long.\"\n1 actions");
  }

  private void change(String from, String to) throws IOException {
    Path cabin = folder.resolve("game/rooms/cabin/room.bow");
    String text = Files.readString(cabin);
    assertThat(text).contains(from);
    Files.writeString(cabin, text.replace(from, to));
  }

  @Test
  void theExitCodeIsOneIfNoSolutionIsFound() {
    LauncherRun run = solve("room=deck", "--beam", "1", "--seconds", "1");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).isEqualTo("no solution was found\n");
  }

  @Test
  void aMissingGoalIsAUsageError() {
    LauncherRun run = LauncherRun.of("solve", game());

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("--goal");
  }
}
