package org.bowsprit.pathfinding.mask;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CellQueueTest {

  private record Entry(long key, long tie, int cell) {}

  @Test
  void cellsComeByKeyThenTieThenCell() {
    Random random = new Random(1);
    CellQueue queue = new CellQueue();
    PriorityQueue<Entry> expected =
        new PriorityQueue<>(
            Comparator.comparingLong(Entry::key)
                .thenComparingLong(Entry::tie)
                .thenComparingInt(Entry::cell));
    for (int i = 0; i < 20_000; i++) {
      if (expected.isEmpty() || random.nextInt(5) < 3) {
        Entry entry = new Entry(random.nextInt(20), random.nextInt(5), random.nextInt(1 << 20));
        queue.push(entry.key, entry.tie, entry.cell);
        expected.add(entry);
      } else {
        assertThat(queue.pop()).isEqualTo(expected.remove().cell);
      }
      assertThat(queue.isEmpty()).isEqualTo(expected.isEmpty());
    }
  }

  @Test
  void theGreatestTieAndCellFit() {
    CellQueue queue = new CellQueue();
    queue.push(1, CellQueue.MAX_TIE, MaskPainter.MAX_CELLS - 1);
    queue.push(1, 0, 7);
    assertThat(queue.pop()).isEqualTo(7);
    assertThat(queue.pop()).isEqualTo(MaskPainter.MAX_CELLS - 1);
    queue.push(1, 0, 3);
    queue.clear();
    assertThat(queue.isEmpty()).isTrue();
  }
}
