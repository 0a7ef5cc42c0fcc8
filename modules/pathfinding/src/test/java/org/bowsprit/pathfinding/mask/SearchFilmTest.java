package org.bowsprit.pathfinding.mask;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Lattice;
import org.bowsprit.pathfinding.geometry.Point;
import org.junit.jupiter.api.Test;

class SearchFilmTest {

  private static final int WIDTH = 100;

  private static SearchFilm film(int cells, Lattice lattice) {
    boolean[] set = new boolean[cells];
    Arrays.fill(set, true);
    return new SearchFilm("open cells", Mask.of(2, 3, WIDTH, set), lattice);
  }

  @Test
  void aStepHasTheOpenedAndThenTheClosedNodes() {
    SearchFilm film = film(WIDTH, new Lattice(5, 5, 10));
    film.opened(0);
    film.closed(0);
    film.opened(1);
    film.opened(2);
    film.closed(2);
    Point origin = new Point(25, 35);
    assertThat(film.shapes())
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
  void aLongSearchIsCompleteInABoundedNumberOfSteps() {
    int cells = 10_000;
    SearchFilm film = film(cells, Lattice.PIXELS);
    for (int cell = 0; cell < cells; cell++) {
      film.opened(cell);
      film.closed(cell);
    }
    BitSet closed = new BitSet();
    film.shapes().stream()
        .filter(shape -> shape.label().equals("closed cells"))
        .forEach(shape -> closed.or(((DebugShape.Cells) shape).cells()));
    assertThat(closed.cardinality()).isEqualTo(cells);
    assertThat(film.shapes()).hasSizeLessThanOrEqualTo(2 * SearchFilm.MOST_STEPS);
  }
}
