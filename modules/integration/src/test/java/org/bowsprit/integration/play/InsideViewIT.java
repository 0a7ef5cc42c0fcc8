package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.Checkout;
import org.bowsprit.integration.report.ZigzagRouter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the drawer and the input grid in a split terminal, and the ghosts of all routers, including
 * the ghost of an external plugin's router.
 */
class InsideViewIT {

  private static final String WALK = "--walk 100,108,280,62";

  @TempDir private Path work;
  @TempDir private Path plugins;

  private String gameFolder() {
    return Checkout.root().resolve("games/walklab").toAbsolutePath().toString();
  }

  @Test
  void theTableOfGhostsEqualsTheResultsOfTheCompareCommand()
      throws IOException, InterruptedException {
    assumeTrue(Terminal.isInstalled(), "tmux is not installed");
    ZigzagRouter.writeTo(plugins);
    List<String> tableLines;
    List<String> command = playCommand("--plugins", plugins.toString());
    try (Terminal terminal = new Terminal(work, command)) {
      terminal.await("the picture of the game", screen -> !screen.isBlank());
      terminal.press("M-d");
      terminal.await("the drawer", screen -> screen.contains("F1 console"));
      terminal.typeLine("box");
      terminal.await("the list of boxes", screen -> screen.contains("mask=0, flags=0x80"));
      terminal.typeLine("actor 1 put 100 108");
      terminal.typeLine("ghosts on");
      terminal.await("the message of the ghosts", screen -> screen.contains("walk somewhere"));
      terminal.typeLine("actor 1 walk 280 62");
      terminal.press("F9");
      tableLines = terminal.await("the table of the walk", screen -> screen.contains(WALK));
      terminal.press("M-q");
    }
    List<String> expected = compareRows();
    assertThat(expected).hasSizeGreaterThan(5).anyMatch(row -> row.startsWith(ZigzagRouter.ID));
    for (String row : expected) {
      assertThat(tableLines)
          .as("the lines of the table, of which one must contain " + row)
          .anyMatch(line -> line.contains(row));
    }
  }

  /**
   * The game is paused while the grid is open. It then continues from the click that the test adds
   * in the grid.
   */
  @Test
  void theGameContinuesWithTheInputThatWasChangedInTheGrid()
      throws IOException, InterruptedException {
    assumeTrue(Terminal.isInstalled(), "tmux is not installed");
    try (Terminal terminal = new Terminal(work, playCommand())) {
      terminal.await("the picture of the game", screen -> !screen.isBlank());
      terminal.press("M-d");
      terminal.await("the drawer", screen -> screen.contains("F1 console"));
      terminal.press("M-d");
      terminal.await("the closed drawer", screen -> !screen.contains("F1 console"));

      terminal.press("M-y");
      terminal.await("the grid", screen -> screen.contains("Input of the last ten seconds"));
      terminal.press("Home");
      terminal.await(
          "the grid at an earlier iteration", screen -> screen.contains("The picture shows"));
      terminal.press("Enter");
      terminal.typeLine("100 110");
      terminal.press("Right");
      terminal.press("Space");
      terminal.await("the added click", screen -> screen.contains("100 110  [C]"));
      terminal.press("p");
      terminal.await(
          "the closed grid", screen -> !screen.contains("Input of the last ten seconds"));

      terminal.press("M-d");
      terminal.await("the drawer", screen -> screen.contains("F1 console"));
      ProgramUnderTest.await(
          "ego at the clicked position",
          () -> {
            terminal.typeLine("actor 1");
            return terminal.await("the line about ego", screen -> screen.contains(" Ego ")).stream()
                .anyMatch(line -> line.contains(" 9   100  110 "));
          });
      terminal.press("M-q");
    }
  }

  private List<String> playCommand(String... options) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Checkout.distribution().resolve("bin/bowsprit").toString(),
                "play",
                gameFolder(),
                "--renderer",
                "terminal",
                "--audio",
                "silent",
                "--boot-param",
                "9"));
    command.addAll(List.of(options));
    return command;
  }

  /** Returns the results of the compare command in the format of the table of ghosts. */
  private List<String> compareRows() throws IOException {
    Bowsprit.Run run =
        Bowsprit.run(
            work,
            "compare",
            gameFolder(),
            "--rooms",
            "9",
            "--walk",
            "100,108,280,62",
            "--speed",
            "4x2",
            "--queries",
            "0",
            "--no-timing",
            "--plugins",
            plugins.toString(),
            "--out",
            work.resolve("report").toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    List<String> lines = Files.readAllLines(work.resolve("report/results.csv"));
    List<String> header = List.of(lines.get(0).split(",", -1));
    List<String> rows = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      rows.add(
          String.format(
              Locale.ROOT,
              "%-12s%7.1f%6s%5s",
              cells[header.indexOf("router")],
              Double.parseDouble(cells[header.indexOf("length")]),
              cells[header.indexOf("ticks")],
              cells[header.indexOf("hops")]));
    }
    return rows;
  }
}
