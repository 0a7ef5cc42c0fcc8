package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command trials, which measures how often an agent solves generated adventures. */
class TrialsCommandTest {

  @TempDir private Path folder;

  @Test
  void theReportContainsTheRunsAndTheSuccessOfTheAgent() {
    JsonNode report =
        LauncherRun.of("trials", "--agent", "random", "--adventure", "1-1", "--runs", "2", "--json")
            .json();

    assertThat(report.path("agent").textValue()).isEqualTo("random");
    assertThat(report.path("runs")).hasSize(2);
    assertThat(report.path("runs").path(1).path("adventure").textValue()).isEqualTo("1-1");
    JsonNode level = report.path("levels").path(0);
    assertThat(level.path("runs").intValue()).isEqualTo(2);
    assertThat(level.path("success").path("high").isNumber()).isTrue();
    assertThat(level.path("success").path("high").doubleValue()).isBetween(0.0, 1.0);
  }

  @Test
  void allFiftyAdventuresAreListed() {
    assertThat(LauncherRun.of("trials", "--list", "--json").json().path("adventures")).hasSize(50);
    assertThat(LauncherRun.of("trials", "--list", "--level", "3", "--count", "2").out().lines())
        .hasSize(3);
  }

  @Test
  void theSourcesOfAnAdventureAreWrittenAndCanBeBuilt() {
    LauncherRun.of("trials", "--adventure", "2-7", "--write", folder.toString());
    Path sources = folder.resolve("2-7");

    assertThat(sources.resolve("map.json")).exists();
    assertThat(
            LauncherRun.of("build", sources.toString(), "--out", folder.resolve("game").toString())
                .exitCode())
        .isZero();
  }

  @Test
  void invalidOptionsAreUsageErrors() {
    assertRefused("there is no adventure 6-1", "trials", "--adventure", "6-1", "--list");
    assertRefused("there is no level 9", "trials", "--level", "9", "--list");
    assertRefused("--runs must be 1 or more", "trials", "--agent", "random", "--runs", "0");
    assertRefused("missing: --agent=AGENT", "trials");
  }

  private static void assertRefused(String reason, String... arguments) {
    LauncherRun run = LauncherRun.of(arguments);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains(reason);
  }
}
