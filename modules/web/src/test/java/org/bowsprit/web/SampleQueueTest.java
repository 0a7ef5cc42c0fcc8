package org.bowsprit.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests the queue from which the page takes the samples of a game. */
class SampleQueueTest {

  private final SampleQueue queue = new SampleQueue(44_100);

  @Test
  void theQueueStoresSamplesUntilTheyAreTaken() {
    queue.setOpen(true);
    assertThat(queue.write(new short[] {9, 9, 1, 2, 3, 4}, 2, 2)).isEqualTo(2);
    assertThat(queue.take()).containsExactly(1, 2, 3, 4);
    assertThat(queue.take()).isEmpty();
  }

  @Test
  void theQueueDiscardsSamplesWhileItIsClosed() {
    assertThat(queue.write(new short[] {1, 2}, 0, 1)).isEqualTo(1);
    assertThat(queue.take()).isEmpty();
  }

  @Test
  void noFramesAreQueuedUntilThePageReportsItsState() {
    queue.setOpen(true);
    queue.write(new short[200], 0, 100);
    assertThat(queue.queuedFrames()).isZero();
    queue.setPageState(500, 0);
    queue.write(new short[200], 0, 100);
    assertThat(queue.queuedFrames()).isEqualTo(700);
    queue.flush();
    assertThat(queue.queuedFrames()).isZero();
  }

  @Test
  void theQueuedFramesExcludeTheReserveOfThePage() {
    queue.setOpen(true);
    queue.setPageState(5000, 4000);
    assertThat(queue.queuedFrames()).isEqualTo(1000);
    queue.setPageState(3000, 4000);
    assertThat(queue.queuedFrames())
        .as("the frames in a queue that is shorter than the reserve, but not empty")
        .isEqualTo(1);
    queue.setPageState(0, 4000);
    assertThat(queue.queuedFrames()).isZero();
  }

  @Test
  void theQueueDiscardsSamplesThatThePageDoesNotTake() {
    queue.setOpen(true);
    for (int i = 0; i < 1000; i++) {
      queue.write(new short[2000], 0, 1000);
    }
    assertThat(queue.take().length).isLessThanOrEqualTo(4 * 44_100);
  }
}
