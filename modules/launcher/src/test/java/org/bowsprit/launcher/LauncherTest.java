package org.bowsprit.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LauncherTest {

  private final CapturedConsole captured = new CapturedConsole();
  @TempDir private Path home;

  @Test
  void printsTheVersionOfTheBuildAndOfJava() {
    assertThat(run("--version")).isZero();
    assertThat(captured.out()).matches("bowsprit \\d+\\.\\d+\\.\\d+\\S* \\(Java \\S+\\)\\R");
  }

  @Test
  void listsTheCommandsIfThereAreNoArguments() {
    assertThat(run()).isZero();
    assertThat(captured.out()).contains("Bowsprit", "plugins");
  }

  @Test
  void anUnknownCommandIsAUsageErrorWithASuggestion() {
    assertThat(run("plugns")).isEqualTo(2);
    assertThat(captured.out()).isEmpty();
    assertThat(captured.err())
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
    assertThat(captured.err()).startsWith("bowsprit: 'artlab' is one argument too many");
    assertThat(run("verify", "walklab", "--deeply")).isEqualTo(2);
    assertThat(captured.err()).contains("bowsprit: there is no option '--deeply'");
  }

  @Test
  void theMessageForAnOptionOfAnotherCommandNamesThatCommand() {
    assertThat(run("--ticks", "10")).isEqualTo(2);
    assertThat(captured.err())
        .startsWith("bowsprit: '--ticks' is an option of run: bowsprit run --ticks …");
  }

  @Test
  void optionsOfPlayWithoutACommandStartPlay() {
    assertThat(run("--audio=silent")).as("there is no bundled game").isEqualTo(3);
    assertThat(captured.err()).doesNotContain("option").contains("walklab");
  }

  @Test
  void optionsOfPlayAreRefusedIfAnotherCommandIsGiven() {
    assertThat(run("--audio", "silent", "games")).isEqualTo(2);
    assertThat(captured.err()).contains("'--audio' is an option of play");
  }

  @Test
  void helpListsTheExitCodes() {
    assertThat(run("--help")).isZero();
    assertThat(captured.out()).contains("3   game data missing or unreadable");
  }

  private int run(String... arguments) {
    return captured.run(home, arguments);
  }
}
