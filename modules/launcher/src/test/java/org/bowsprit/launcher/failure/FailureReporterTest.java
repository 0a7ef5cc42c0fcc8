package org.bowsprit.launcher.failure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.util.Map;
import java.util.stream.Stream;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.console.CommandFailure;
import org.bowsprit.launcher.CapturedConsole;
import org.bowsprit.player.folder.StateFolder;
import org.bowsprit.player.text.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class FailureReporterTest {

  private final CapturedConsole captured = new CapturedConsole();
  private final FailureReporter reporter =
      new FailureReporter(
          captured.console(),
          StateFolder.of("Linux", Map.of(), "/home/guybrush"),
          new Texts(Map::of));

  static Stream<Arguments> failures() {
    FormatException format =
        FormatException.at(ChunkPath.ROOT.child("LECF"), 8, "expected LOFF").in("MONKEY2.001");
    return Stream.of(
        Arguments.of(CommandFailure.failed("2 of 9 checks failed"), 1, "2 of 9 checks failed"),
        Arguments.of(CommandFailure.usage("name a room"), 2, "name a room"),
        Arguments.of(CommandFailure.data("no game here"), 3, "no game here"),
        Arguments.of(CommandFailure.plugin("it threw", null), 4, "it threw"),
        Arguments.of(format, 3, "MONKEY2.001: LECF at offset 8: expected LOFF"),
        Arguments.of(new NoSuchFileException("a.txt"), 3, "a.txt: no such file or folder"),
        Arguments.of(new UncheckedIOException(new IOException("disk on fire")), 3, "disk on fire"));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void eachKindHasItsExitCodeAndOneLine(Exception failure, int exitCode, String line) {
    assertThat(reporter.handleExecutionException(failure, null, null)).isEqualTo(exitCode);
    assertThat(captured.err()).isEqualToNormalizingNewlines("bowsprit: " + line + "\n");
    assertThat(captured.out()).isEmpty();
  }

  @Test
  void aFaultOfOurOwnPointsToTheLogAndShowsNoStackTrace() {
    int exitCode =
        reporter.handleExecutionException(new IllegalStateException("oops\nmore"), null, null);

    assertThat(exitCode).isEqualTo(1);
    assertThat(captured.err())
        .isEqualToNormalizingNewlines(
            "bowsprit: a fault of Bowsprit itself: oops"
                + " (details in ~/.local/state/bowsprit/bowsprit.log)\n");
  }
}
