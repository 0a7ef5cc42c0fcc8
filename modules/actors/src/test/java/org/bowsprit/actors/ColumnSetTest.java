package org.bowsprit.actors;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ColumnSetTest {

  private final Random random = new Random(24);

  @Test
  void theIntersectionHasTheCommonColumns() {
    for (int round = 0; round < 2_000; round++) {
      ColumnSet one = new ColumnSet();
      ColumnSet other = new ColumnSet();
      BitSet both = some(one);
      both.and(some(other));
      int from = column();
      int to = column();
      boolean meet = both.get(Math.max(from, 0), Math.max(Math.max(from, 0), to + 1)).length() > 0;
      assertThat(one.meets(other, from, to)).as("%d to %d of %s", from, to, both).isEqualTo(meet);
      assertThat(one.hasAny(from, to)).isEqualTo(one.meets(one, from, to));
    }
  }

  /** Adds a few short ranges, some of which extend over the edges. */
  private BitSet some(ColumnSet columns) {
    BitSet expected = new BitSet();
    for (int i = 0; i < 4; i++) {
      int from = column();
      int to = from + random.nextInt(6) - 1;
      columns.add(from, to);
      int end = Math.min(to + 1, ColumnSet.CAPACITY);
      if (Math.max(from, 0) < end) {
        expected.set(Math.max(from, 0), end);
      }
    }
    return expected;
  }

  private int column() {
    return random.nextInt(ColumnSet.CAPACITY + 20) - 10;
  }
}
