package org.bowsprit.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command line without a command, and the messages for wrong arguments. */
class LauncherTest {

  private final CapturedConsole console = new CapturedConsole();
  @TempDir private Path home;

  @Test
  void theVersionOptionPrintsTheVersionsOfTheBuildAndOfJava() {
    assertThat(run("--version")).isZero();
    assertThat(console.out()).matches("bowsprit \\d+\\.\\d+\\.\\d+\\S* \\(Java \\S+\\)\\R");
  }

  @Test
  void theCommandsAreListedIfThereAreNoArguments() {
    assertThat(run()).isZero();
    assertThat(console.out()).contains("Bowsprit", "plugins");
  }

  @Test
  void anUnknownCommandIsAUsageErrorWithASuggestion() {
    assertThat(run("plugns")).isEqualTo(2);
    assertThat(console.out()).isEmpty();
    assertThat(console.err())
        .isEqualToNormalizingNewlines(
            """
            bowsprit: there is no command 'plugns'
            Did you mean: bowsprit plugins or bowsprit play or bowsprit census?
            Try 'bowsprit --help'.
            """);
  }

  @Test
  void theMessageNamesAnUnknownParameter() {
    assertThat(run("verify", "walklab", "artlab")).isEqualTo(2);
    assertThat(console.err()).startsWith("bowsprit: 'artlab' is one argument too many");
    assertThat(run("verify", "walklab", "--deeply")).isEqualTo(2);
    assertThat(console.err()).contains("bowsprit: there is no option '--deeply'");
  }

  @Test
  void theMessageForAnOptionOfAnotherCommandNamesThatCommand() {
    assertThat(run("--ticks", "10")).isEqualTo(2);
    assertThat(console.err())
        .startsWith("bowsprit: '--ticks' is an option of run: bowsprit run --ticks …");
  }

  @Test
  void optionsOfPlayWithoutACommandStartPlay() {
    assertThat(run("--audio=silent")).as("the exit code without a bundled game").isEqualTo(3);
    assertThat(console.err()).doesNotContain("option").contains("walklab");
  }

  @Test
  void optionsOfPlayAreRefusedBeforeAnotherCommand() {
    assertThat(run("--audio", "silent", "games")).isEqualTo(2);
    assertThat(console.err()).contains("'--audio' is an option of play");
  }

  @Test
  void theHelpListsTheExitCodes() {
    assertThat(run("--help")).isZero();
    assertThat(console.out()).contains("3   game data missing or unreadable");
  }

  private int run(String... arguments) {
    return console.run(home, arguments);
  }
}
