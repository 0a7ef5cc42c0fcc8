package org.bowsprit.actors;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares {@link ColumnSet} with {@link BitSet} for random ranges of columns. */
class ColumnSetTest {

  private final Random random = new Random(24);

  @Test
  void setsIntersectIfTheyHaveACommonColumnInTheRange() {
    for (int round = 0; round < 2_000; round++) {
      ColumnSet first = new ColumnSet();
      ColumnSet second = new ColumnSet();
      BitSet commonColumns = addRandomRanges(first);
      commonColumns.and(addRandomRanges(second));
      int from = randomColumn();
      int to = randomColumn();
      boolean expected =
          commonColumns.get(Math.max(from, 0), Math.max(Math.max(from, 0), to + 1)).length() > 0;
      assertThat(first.intersects(second, from, to))
          .as(
              "there is a common column from %d to %d; all common columns are %s",
              from, to, commonColumns)
          .isEqualTo(expected);
      assertThat(first.hasAny(from, to)).isEqualTo(first.intersects(first, from, to));
    }
  }

  /**
   * Adds four short ranges, some of them beyond the limits, and returns the columns that the set
   * must contain.
   */
  private BitSet addRandomRanges(ColumnSet columns) {
    BitSet expected = new BitSet();
    for (int i = 0; i < 4; i++) {
      int from = randomColumn();
      int to = from + random.nextInt(6) - 1;
      columns.add(from, to);
      int end = Math.min(to + 1, ColumnSet.CAPACITY);
      if (Math.max(from, 0) < end) {
        expected.set(Math.max(from, 0), end);
      }
    }
    return expected;
  }

  private int randomColumn() {
    return random.nextInt(ColumnSet.CAPACITY + 20) - 10;
  }
}
