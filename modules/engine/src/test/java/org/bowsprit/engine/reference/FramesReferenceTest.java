package org.bowsprit.engine.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
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
 * Tests that every captured frame equals the frame that this program paints: the 64,000 palette
 * indices, and the palette entries that these indices use.
 *
 * <p>The frames of a run are in {@code GAME/NAME-frames}. All games and runs in the folder of
 * captured runs are compared; {@code -Dbowsprit.reference} names another folder. Only two kinds of
 * differences are allowed: pixels that {@link CaptureDefects} explains, and frames after a known
 * difference ({@link RunFile#firstKnownDifference}). The test prints the number of frames with
 * defects. If the folder contains {@code known-defects.txt}, the defects must equal the list in
 * this file.
 */
class FramesReferenceTest {

  private static final String KNOWN_DEFECTS_FILE = "known-defects.txt";

  static List<RunFile> runs() {
    return RunFile.allRuns().stream().filter(run -> Files.isDirectory(run.frames())).toList();
  }

  @ParameterizedTest
  @MethodSource("runs")
  void everyCapturedFrameEqualsTheFrameOfThisProgram(RunFile runFile) throws IOException {
    CapturedRun run = runFile.load();
    FramePainter painter = new FramePainter(bound -> 0);
    CaptureDefects captureDefects = new CaptureDefects(painter);
    GameSession session =
        GameSession.boot(Replay.setupOf(run).withPainter(captureDefects.painterWithDefects()));
    JournalPlayer.ofInput(session, InputScript.parse(run.input()).events());
    List<String> differences = new ArrayList<>();
    List<String> defects = new ArrayList<>();
    int firstDifferentIteration = runFile.firstKnownDifference().orElse(Integer.MAX_VALUE);
    List<Path> frameFiles =
        frameFiles(runFile).stream()
            .filter(file -> iterationOf(file) < firstDifferentIteration)
            .toList();
    for (Path file : frameFiles) {
      while (session.ticks() <= iterationOf(file) && session.fault().isEmpty()) {
        session.tick();
      }
      FrameDifference difference =
          new FrameDifference(
              painter.frame(), decompress(file), decompress(paletteOf(file)), captureDefects);
      if (!difference.isEmpty()) {
        differences.add(file.getFileName() + ": " + difference);
      }
      if (difference.defectPixels() > 0) {
        defects.add(run + " " + iterationOf(file) + " " + difference.defectPixels());
      }
    }
    System.out.println(
        run
            + ": "
            + frameFiles.size()
            + " frames compared, "
            + differences.size()
            + " differ, "
            + defects.size()
            + " show known defects of the capture");
    assertThat(session.fault()).as("the fault that halts %s", run).isEmpty();
    assertThat(differences).as("the differences of %s", run).isEmpty();
    assertKnownDefects(run, defects);
  }

  /**
   * Compares the defects with the list in the folder, or prints them if there is no list. Each line
   * of the list contains a run, an iteration and a number of pixels.
   */
  private static void assertKnownDefects(CapturedRun run, List<String> defects) throws IOException {
    Path knownDefectsFile = RunFile.referenceFolder().resolve(KNOWN_DEFECTS_FILE);
    if (Files.exists(knownDefectsFile)) {
      List<String> knownDefects =
          Files.readAllLines(knownDefectsFile).stream()
              .filter(line -> line.startsWith(run + " "))
              .toList();
      assertThat(defects).isEqualTo(knownDefects);
    } else {
      defects.forEach(System.out::println);
    }
  }

  private static List<Path> frameFiles(RunFile run) {
    try (Stream<Path> files = Files.list(run.frames())) {
      return files.filter(file -> file.toString().endsWith(".idx.gz")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path paletteOf(Path file) {
    return Path.of(file.toString().replace(".idx.gz", ".pal.gz"));
  }

  private static int iterationOf(Path file) {
    return Integer.parseInt(file.getFileName().toString().replaceAll("\\D", ""));
  }

  private static byte[] decompress(Path file) {
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(Files.readAllBytes(file)))) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
