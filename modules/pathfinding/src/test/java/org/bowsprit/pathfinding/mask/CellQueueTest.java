package org.bowsprit.pathfinding.mask;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that the priority queue of cells returns the cells in the same order as a queue of the JDK.
 */
class CellQueueTest {

  private record Entry(long key, long tie, int cell) {}

  @ParameterizedTest
  @ValueSource(longs = {20, Long.MAX_VALUE})
  void cellsAreOrderedByKeyThenTieThenCell(long maxKey) {
    Random random = new Random(1);
    CellQueue queue = CellQueue.of(maxKey, 5, MaskPainter.MAX_CELLS);
    PriorityQueue<Entry> referenceQueue =
        new PriorityQueue<>(
            Comparator.comparingLong(Entry::key)
                .thenComparingLong(Entry::tie)
                .thenComparingInt(Entry::cell));
    for (int i = 0; i < 20_000; i++) {
      if (referenceQueue.isEmpty() || random.nextInt(5) < 3) {
        Entry entry = new Entry(random.nextInt(20), random.nextInt(5), random.nextInt(1 << 20));
        queue.push(entry.key, entry.tie, entry.cell);
        referenceQueue.add(entry);
      } else {
        assertThat(queue.pop()).isEqualTo(referenceQueue.remove().cell);
      }
      assertThat(queue.isEmpty()).isEqualTo(referenceQueue.isEmpty());
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, Long.MAX_VALUE})
  void theMaximumKeysAreSupported(long maxKey) {
    long maxTie = (1L << 42) - 1;
    int lastCell = MaskPainter.MAX_CELLS - 1;
    CellQueue queue = CellQueue.of(maxKey, maxTie, MaskPainter.MAX_CELLS);
    queue.push(maxKey, maxTie, lastCell);
    queue.push(maxKey, 0, 7);
    assertThat(queue.pop()).isEqualTo(7);
    assertThat(queue.pop()).isEqualTo(lastCell);
    queue.push(1, 0, 3);
    queue.clear();
    assertThat(queue.isEmpty()).isTrue();
  }
}
