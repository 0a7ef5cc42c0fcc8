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
 * Every captured frame equals ours: 64,000 indices, and the palette entries that they use.
 *
 * <p>A run is captured in {@code GAME/NAME-frames}; all games and runs of the folder are compared;
 * {@code -Dbowsprit.reference} names another folder. All that may differ is what {@link
 * CaptureDefects} make, and what follows a known difference ({@link RunFile#partsAt}). How often
 * defects do is printed, and must be what the folder's {@code known-defects.txt} says, where there
 * is one.
 */
class FramesReferenceTest {

  private static final String KNOWN = "known-defects.txt";

  static List<RunFile> runs() {
    return RunFile.all().stream().filter(run -> Files.isDirectory(run.frames())).toList();
  }

  @ParameterizedTest
  @MethodSource("runs")
  void everyCapturedFrameEqualsOurs(RunFile captures) throws IOException {
    CapturedRun run = captures.load();
    FramePainter painter = new FramePainter(bound -> 0);
    CaptureDefects known = new CaptureDefects(painter);
    GameSession session = GameSession.boot(Replay.setup(run).withPainter(known.watched()));
    JournalPlayer.ofInput(session, InputScript.parse(run.input()).events());
    List<String> differences = new ArrayList<>();
    List<String> defects = new ArrayList<>();
    int parted = captures.partsAt().orElse(Integer.MAX_VALUE);
    List<Path> captured =
        captured(captures).stream().filter(file -> iteration(file) < parted).toList();
    for (Path file : captured) {
      while (session.ticks() <= iteration(file) && session.fault().isEmpty()) {
        session.tick();
      }
      FrameDifference difference =
          new FrameDifference(painter.frame(), unpacked(file), unpacked(paletteOf(file)), known);
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
    assertAreKnown(run, defects);
  }

  /** Compares with the folder's list: run, iteration and number of pixels, a line each. */
  private static void assertAreKnown(CapturedRun run, List<String> defects) throws IOException {
    Path list = RunFile.reference().resolve(KNOWN);
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

  private static byte[] unpacked(Path file) {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
