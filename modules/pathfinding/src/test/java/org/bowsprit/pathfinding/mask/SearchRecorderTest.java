package org.bowsprit.pathfinding.mask;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Lattice;
import org.bowsprit.pathfinding.geometry.Point;
import org.junit.jupiter.api.Test;

/** Tests how the opened and closed nodes of a search are grouped into steps. */
class SearchRecorderTest {

  private static final int WIDTH = 100;

  private static SearchRecorder recorder(int cellCount, Lattice lattice) {
    boolean[] setCells = new boolean[cellCount];
    Arrays.fill(setCells, true);
    return new SearchRecorder("open cells", Mask.of(2, 3, WIDTH, setCells), lattice);
  }

  @Test
  void aStepContainsTheOpenedAndThenTheClosedNodes() {
    SearchRecorder recorder = recorder(WIDTH, new Lattice(5, 5, 10));
    recorder.opened(0);
    recorder.closed(0);
    recorder.opened(1);
    recorder.opened(2);
    recorder.closed(2);
    Point origin = new Point(25, 35);
    assertThat(recorder.steps())
        .containsExactly(
            new DebugShape.Cells(
                "open cells", origin, WIDTH, 1, BitSet.valueOf(new long[] {1}), 10),
            new DebugShape.Cells(
                "closed cells", origin, WIDTH, 1, BitSet.valueOf(new long[] {1}), 10),
            new DebugShape.Cells(
                "open cells", origin, WIDTH, 1, BitSet.valueOf(new long[] {6}), 10),
            new DebugShape.Cells(
                "closed cells", origin, WIDTH, 1, BitSet.valueOf(new long[] {4}), 10));
  }

  @Test
  void aLongSearchHasALimitedNumberOfSteps() {
    int cellCount = 10_000;
    SearchRecorder recorder = recorder(cellCount, Lattice.PIXELS);
    for (int cell = 0; cell < cellCount; cell++) {
      recorder.opened(cell);
      recorder.closed(cell);
    }
    BitSet closedCells = new BitSet();
    recorder.steps().stream()
        .filter(shape -> shape.label().equals("closed cells"))
        .forEach(shape -> closedCells.or(((DebugShape.Cells) shape).cells()));
    assertThat(closedCells.cardinality()).isEqualTo(cellCount);
    assertThat(recorder.steps()).hasSizeLessThanOrEqualTo(2 * SearchRecorder.MAX_STEPS);
  }
}
