package org.bowsprit.engine.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.bowsprit.engine.InputScript;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.picture.PictureCheck;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.render.FrameChanges;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Plays every captured run and tests that the frame equals a fully composed frame in each
 * iteration, although the painter repaints only what has changed. {@link RunFile} describes the
 * runs.
 */
@Tag("thorough")
class RepaintReferenceTest {

  /**
   * The limit for the average share of the picture that is repainted per iteration. Only scrolling
   * repaints the whole window.
   */
  private static final double MAX_REPAINTED_SHARE = 0.75;

  static List<RunFile> runs() {
    return RunFile.allRuns();
  }

  @ParameterizedTest
  @MethodSource("runs")
  void theFrameChangesOnlyInRepaintedCells(RunFile file) throws IOException {
    CapturedRun run = file.load();
    FramePainter painter = new FramePainter(bound -> 0);
    PictureCheck check = new PictureCheck(painter);
    GameSession session = GameSession.boot(Replay.setupOf(run).withPainter(painter));
    JournalPlayer.ofInput(session, InputScript.parse(run.input()).events());
    int lastIteration = run.lastIteration();
    while (session.ticks() <= lastIteration && session.fault().isEmpty()) {
      session.tick();
      check.checkAfterTick(session);
    }
    assertThat(session.fault()).as(run.toString()).isEmpty();
    double cellCount = (double) session.ticks() * FrameChanges.COLUMNS * FrameChanges.ROWS;
    assertThat(check.markedCells() / cellCount)
        .as("the average share of the picture that is repainted")
        .isLessThan(MAX_REPAINTED_SHARE);
  }
}
