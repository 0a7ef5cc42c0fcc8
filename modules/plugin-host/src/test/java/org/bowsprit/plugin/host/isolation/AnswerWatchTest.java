package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Tests the watch that ends work if a router does not answer within its time limit. */
class AnswerWatchTest {

  private final AnswerWatch watch = new AnswerWatch(TimeUnit.SECONDS.toNanos(1));

  @Test
  void theResultIsReturnedIfAllRoutersAnswer() throws InterruptedException {
    RouteCall call = watch.callFor("quick");

    assertThat(watch.runWatched(() -> runCall(call, () -> 5) + runCall(call, () -> 6)))
        .isEqualTo(11);
  }

  @Test
  void aRouterThatNeverAnswersEndsTheWork() {
    CountDownLatch latch = new CountDownLatch(1);
    RouteCall call = watch.callFor("sleeper:union=true");

    assertThatThrownBy(() -> watch.runWatched(() -> runCall(call, () -> awaitLatch(latch))))
        .isInstanceOf(NoAnswerException.class)
        .hasMessage("router sleeper:union=true has not answered for 1 seconds");
    latch.countDown();
  }

  @Test
  void exceptionsOfTheWorkAreRethrown() {
    assertThatThrownBy(
            () ->
                watch.runWatched(
                    () -> {
                      throw new IllegalStateException("the room is gone");
                    }))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the room is gone");
  }

  private static boolean awaitLatch(CountDownLatch latch) {
    try {
      return latch.await(1, TimeUnit.MINUTES);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static <T> T runCall(RouteCall call, Supplier<T> work) {
    try {
      return call.run(work);
    } catch (TimeoutException e) {
      throw new AssertionError(e);
    }
  }
}
