package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class WatchedThreadTest {

  private final ExecutorService lender =
      Executors.newSingleThreadExecutor(work -> new Thread(work, "lent"));

  @AfterEach
  void end() {
    lender.shutdownNow();
  }

  @Test
  void aLentThreadServesUntilItIsLostAndIsNotEnded() throws Exception {
    WatchedThread thread = new WatchedThread("own", 1_000, lender);

    assertThat(thread.<String>run(() -> Thread.currentThread().getName())).isEqualTo("lent");
    thread.end();
    assertThat(thread.<String>run(() -> Thread.currentThread().getName())).isEqualTo("lent");
    assertThatThrownBy(() -> thread.run(WatchedThreadTest::sleep))
        .isInstanceOf(TimeoutException.class);

    assertThat(thread.<String>run(() -> Thread.currentThread().getName())).isEqualTo("own");
    assertThat(lender.submit(() -> "free again").get()).isEqualTo("free again");
    thread.end();
  }

  private static Object sleep() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      // Given up.
    }
    return null;
  }
}
