package org.bowsprit.launcher.failure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.desktop.folder.ConfigFolder;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.desktop.folder.StateFolder;
import org.bowsprit.format.disk.NotWrittenException;
import org.bowsprit.format.game.GameRefusedException;
import org.bowsprit.launcher.CapturedConsole;
import org.bowsprit.launcher.help.HelpTexts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that each failure is reported in one line, in the language of the settings, with its exit
 * code.
 */
class FailureReporterTest {

  private final CapturedConsole console = new CapturedConsole();
  private final FailureReporter reporter;
  private final Path home;

  FailureReporterTest(@TempDir Path home) throws IOException {
    this.home = home;
    reporter = createReporter("en");
  }

  private FailureReporter createReporter(String language) throws IOException {
    Files.writeString(
        home.resolve("bowsprit.toml"), "[program]\nlanguage = \"" + language + "\"\n");
    StateFolder state = StateFolder.of("Linux", Map.of(), "/home/guybrush");
    ProgramFolders folders = new ProgramFolders(Optional.empty(), state, new ConfigFolder(home));
    return new FailureReporter(console.asConsole(), state, new HelpTexts(folders).texts());
  }

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
  void eachKindOfFailureIsReportedInOneLineWithItsExitCode(
      Exception failure, int exitCode, String message) {
    assertThat(reporter.handleExecutionException(failure, null, null)).isEqualTo(exitCode);
    assertThat(console.err()).isEqualToNormalizingNewlines("bowsprit: " + message + "\n");
    assertThat(console.out()).isEmpty();
  }

  static Stream<Arguments> failuresInGerman() {
    IOException full = new FileSystemException("a.sav", null, "No space left on device");
    IOException readOnly = new FileSystemException("a.sav", null, "Read-only file system");
    return Stream.of(
        Arguments.of(
            new NotWrittenException("a.sav", full),
            "a.sav lässt sich nicht schreiben: der Datenträger ist voll"),
        Arguments.of(
            new NotWrittenException("a.sav", readOnly),
            "a.sav lässt sich nicht schreiben: in den Ordner darf nicht geschrieben werden"),
        Arguments.of(readOnly, "a.sav: das Dateisystem ist schreibgeschützt"),
        Arguments.of(
            new NoSuchFileException("a.txt"), "a.txt: die Datei oder den Ordner gibt es nicht"),
        Arguments.of(
            new GameRefusedException("There are no files in games."),
            "In games sind keine Dateien."),
        Arguments.of(
            CommandFailure.plugin("a.jar: is not a jar, or is damaged", null),
            "a.jar: ist kein Jar oder ein beschädigtes"));
  }

  @ParameterizedTest
  @MethodSource("failuresInGerman")
  void theMessageIsInTheLanguageOfTheSettings(Exception failure, String message)
      throws IOException {
    createReporter("de").handleExecutionException(failure, null, null);
    assertThat(console.err()).isEqualToNormalizingNewlines("bowsprit: " + message + "\n");
  }

  @Test
  void theMessageForAnInternalErrorNamesTheLogAndHasNoStackTrace() {
    int exitCode =
        reporter.handleExecutionException(new IllegalStateException("oops\nmore"), null, null);

    assertThat(exitCode).isEqualTo(1);
    assertThat(console.err())
        .isEqualToNormalizingNewlines(
            "bowsprit: a fault of Bowsprit itself: oops"
                + " (details in ~/.local/state/bowsprit/bowsprit.log)\n");
  }
}
