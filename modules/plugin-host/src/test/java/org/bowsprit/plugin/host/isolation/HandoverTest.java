package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A separate thread requests the work, and the test's thread does it. */
@Timeout(60)
class HandoverTest {

  private final Handover handover = new Handover();
  private final CompletableFuture<Boolean> done = new CompletableFuture<>();
  private volatile boolean interruptedAfterwards;

  private Thread ask(Runnable work) {
    Thread asking =
        new Thread(
            () -> {
              boolean answer = handover.ask(work);
              interruptedAfterwards = Thread.currentThread().isInterrupted();
              done.complete(answer);
            });
    asking.start();
    awaitWaiting(asking);
    return asking;
  }

  /** Waits until a thread is waiting or has ended. */
  private static void awaitWaiting(Thread thread) {
    while (thread.getState() != Thread.State.WAITING && thread.isAlive()) {
      Thread.onSpinWait();
    }
  }

  @Test
  void completedWorkIsReported() {
    ask(() -> {});

    handover.runPending();

    assertThat(done.join()).isTrue();
    assertThat(interruptedAfterwards).isFalse();
  }

  @Test
  void anInterruptCancelsWorkThatHasNotBegun() {
    Thread asking = ask(() -> done.completeExceptionally(new AssertionError("it was done")));

    asking.interrupt();

    assertThat(done.join()).isFalse();
    assertThat(interruptedAfterwards).isTrue();
    handover.runPending();
    assertThat(done).isCompletedWithValue(false);
  }

  /** The requesting thread must not treat work as cancelled if the work has already begun. */
  @Test
  void workThatHasBegunCompletesDespiteAnInterrupt() {
    Thread[] asking = new Thread[1];
    asking[0] =
        ask(
            () -> {
              asking[0].interrupt();
              while (asking[0].isInterrupted()) {
                Thread.onSpinWait();
              }
              awaitWaiting(asking[0]);
            });

    handover.runPending();

    assertThat(done.join()).isTrue();
    assertThat(interruptedAfterwards).isTrue();
  }

  @Test
  void aClosedHandoverDoesNoWork() {
    handover.close();

    ask(() -> {});

    assertThat(done.join()).isFalse();
  }
}
