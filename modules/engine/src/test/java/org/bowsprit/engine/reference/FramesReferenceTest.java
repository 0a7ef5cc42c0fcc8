package org.bowsprit.engine.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.bowsprit.engine.InputScript;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that every captured frame equals the frame of this program: 64,000 palette indices, and the
 * palette entries that they use.
 *
 * <p>The frames of a run are in {@code GAME/NAME-frames}. All games and runs of the folder are
 * compared; {@code -Dbowsprit.reference} names another folder. Only two kinds of differences are
 * allowed: pixels that {@link CaptureDefects} explains, and frames after a known difference ({@link
 * RunFile#firstKnownDifference}). The test prints the number of frames with defects. The defects
 * must equal the list in the folder's {@code known-defects.txt}, if it exists.
 */
class FramesReferenceTest {

  private static final String KNOWN_DEFECTS_FILE = "known-defects.txt";

  static List<RunFile> runs() {
    return RunFile.all().stream().filter(run -> Files.isDirectory(run.frames())).toList();
  }

  @ParameterizedTest
  @MethodSource("runs")
  void everyCapturedFrameEqualsTheFrameOfThisProgram(RunFile captures) throws IOException {
    CapturedRun run = captures.load();
    FramePainter painter = new FramePainter(bound -> 0);
    CaptureDefects captureDefects = new CaptureDefects(painter);
    GameSession session =
        GameSession.boot(Replay.setup(run).withPainter(captureDefects.painterWithDefects()));
    JournalPlayer.ofInput(session, InputScript.parse(run.input()).events());
    List<String> differences = new ArrayList<>();
    List<String> defects = new ArrayList<>();
    int firstDifferentIteration = captures.firstKnownDifference().orElse(Integer.MAX_VALUE);
    List<Path> captured =
        captured(captures).stream()
            .filter(file -> iteration(file) < firstDifferentIteration)
            .toList();
    for (Path file : captured) {
      while (session.ticks() <= iteration(file) && session.fault().isEmpty()) {
        session.tick();
      }
      FrameDifference difference =
          new FrameDifference(
              painter.frame(), decompress(file), decompress(paletteOf(file)), captureDefects);
      if (!difference.isNone()) {
        differences.add(file.getFileName() + ": " + difference);
      }
      if (difference.defects() > 0) {
        defects.add(run + " " + iteration(file) + " " + difference.defects());
      }
    }
    System.out.println(
        run
            + ": "
            + captured.size()
            + " frames compared, "
            + differences.size()
            + " differ, "
            + defects.size()
            + " show known defects of the capture");
    assertThat(session.fault()).as(run.toString()).isEmpty();
    assertThat(differences).as(run.toString()).isEmpty();
    assertKnownDefects(run, defects);
  }

  /**
   * Compares the defects with the folder's list. Each line contains a run, an iteration and a
   * number of pixels.
   */
  private static void assertKnownDefects(CapturedRun run, List<String> defects) throws IOException {
    Path list = RunFile.reference().resolve(KNOWN_DEFECTS_FILE);
    if (Files.exists(list)) {
      List<String> known =
          Files.readAllLines(list).stream().filter(line -> line.startsWith(run + " ")).toList();
      assertThat(defects).isEqualTo(known);
    } else {
      defects.forEach(System.out::println);
    }
  }

  private static List<Path> captured(RunFile run) {
    try (Stream<Path> files = Files.list(run.frames())) {
      return files.filter(file -> file.toString().endsWith(".idx.gz")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path paletteOf(Path file) {
    return Path.of(file.toString().replace(".idx.gz", ".pal.gz"));
  }

  private static int iteration(Path file) {
    return Integer.parseInt(file.getFileName().toString().replaceAll("\\D", ""));
  }

  private static byte[] decompress(Path file) {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
