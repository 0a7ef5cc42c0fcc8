package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Tests the queue of requested work. A separate thread requests the work, and the thread of the
 * test performs it.
 */
@Timeout(60)
class RequestQueueTest {

  private final RequestQueue requests = new RequestQueue();
  private final CompletableFuture<Boolean> result = new CompletableFuture<>();
  private volatile boolean isRequesterInterrupted;

  private Thread requestWork(Runnable work) {
    Thread requester =
        new Thread(
            () -> {
              boolean isWorkDone = requests.runAndWait(work);
              isRequesterInterrupted = Thread.currentThread().isInterrupted();
              result.complete(isWorkDone);
            });
    requester.start();
    awaitWaitingOrEnd(requester);
    return requester;
  }

  /** Waits until a thread is waiting or has ended. */
  private static void awaitWaitingOrEnd(Thread thread) {
    while (thread.getState() != Thread.State.WAITING && thread.isAlive()) {
      Thread.onSpinWait();
    }
  }

  @Test
  void theResultIsTrueAfterTheWorkIsDone() {
    requestWork(() -> {});

    requests.runPending();

    assertThat(result.join()).isTrue();
    assertThat(isRequesterInterrupted).isFalse();
  }

  @Test
  void anInterruptCancelsWorkThatHasNotBegun() {
    Thread requester =
        requestWork(() -> result.completeExceptionally(new AssertionError("it was done")));

    requester.interrupt();

    assertThat(result.join()).isFalse();
    assertThat(isRequesterInterrupted).isTrue();
    requests.runPending();
    assertThat(result).isCompletedWithValue(false);
  }

  /** The requesting thread must not treat work as cancelled if the work has already begun. */
  @Test
  void workThatHasBegunCompletesDespiteAnInterrupt() {
    Thread[] requester = new Thread[1];
    requester[0] =
        requestWork(
            () -> {
              requester[0].interrupt();
              while (requester[0].isInterrupted()) {
                Thread.onSpinWait();
              }
              awaitWaitingOrEnd(requester[0]);
            });

    requests.runPending();

    assertThat(result.join()).isTrue();
    assertThat(isRequesterInterrupted).isTrue();
  }

  @Test
  void aClosedQueueRunsNoWork() {
    requests.close();

    requestWork(() -> {});

    assertThat(result.join()).isFalse();
  }
}
