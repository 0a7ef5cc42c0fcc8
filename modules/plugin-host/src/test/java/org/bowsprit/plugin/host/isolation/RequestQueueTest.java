package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A separate thread requests the work, and the test's thread does it. */
@Timeout(60)
class RequestQueueTest {

  private final RequestQueue requests = new RequestQueue();
  private final CompletableFuture<Boolean> done = new CompletableFuture<>();
  private volatile boolean interruptedAfterwards;

  private Thread request(Runnable work) {
    Thread requester =
        new Thread(
            () -> {
              boolean answer = requests.runAndWait(work);
              interruptedAfterwards = Thread.currentThread().isInterrupted();
              done.complete(answer);
            });
    requester.start();
    awaitWaiting(requester);
    return requester;
  }

  /** Waits until a thread is waiting or has ended. */
  private static void awaitWaiting(Thread thread) {
    while (thread.getState() != Thread.State.WAITING && thread.isAlive()) {
      Thread.onSpinWait();
    }
  }

  @Test
  void returnsTrueAfterTheWorkIsDone() {
    request(() -> {});

    requests.runPending();

    assertThat(done.join()).isTrue();
    assertThat(interruptedAfterwards).isFalse();
  }

  @Test
  void anInterruptCancelsWorkThatHasNotBegun() {
    Thread requester = request(() -> done.completeExceptionally(new AssertionError("it was done")));

    requester.interrupt();

    assertThat(done.join()).isFalse();
    assertThat(interruptedAfterwards).isTrue();
    requests.runPending();
    assertThat(done).isCompletedWithValue(false);
  }

  /** The requesting thread must not treat work as cancelled if the work has already begun. */
  @Test
  void workThatHasBegunCompletesDespiteAnInterrupt() {
    Thread[] requester = new Thread[1];
    requester[0] =
        request(
            () -> {
              requester[0].interrupt();
              while (requester[0].isInterrupted()) {
                Thread.onSpinWait();
              }
              awaitWaiting(requester[0]);
            });

    requests.runPending();

    assertThat(done.join()).isTrue();
    assertThat(interruptedAfterwards).isTrue();
  }

  @Test
  void aClosedQueueRunsNoWork() {
    requests.close();

    request(() -> {});

    assertThat(done.join()).isFalse();
  }
}
