package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests the thread that runs the calls of a plugin, and its time limit. */
@Timeout(60)
class WatchedThreadTest {

  private final ExecutorService sharedExecutor =
      Executors.newSingleThreadExecutor(work -> new Thread(work, "lent"));

  @AfterEach
  void shutDownExecutor() {
    sharedExecutor.shutdownNow();
  }

  @Test
  void aSharedThreadIsUsedUntilATimeoutAndIsNotEnded() throws Exception {
    WatchedThread thread = new WatchedThread("own", 1_000, sharedExecutor);

    assertThat(thread.<String>run(() -> Thread.currentThread().getName())).isEqualTo("lent");
    thread.end();
    assertThat(thread.<String>run(() -> Thread.currentThread().getName())).isEqualTo("lent");
    assertThatThrownBy(() -> thread.run(WatchedThreadTest::sleep))
        .isInstanceOf(TimeoutException.class);

    assertThat(thread.<String>run(() -> Thread.currentThread().getName())).isEqualTo("own");
    assertThat(sharedExecutor.submit(() -> "free again").get()).isEqualTo("free again");
    thread.end();
  }

  /** An exception of a plugin whose message is computed by the plugin's own code. */
  private static final class Speechless extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw this;
    }
  }

  @Test
  void anExceptionWhoseMessageThrowsIsRethrown() {
    WatchedThread thread = new WatchedThread("own", 1_000);
    Speechless exception = new Speechless();

    assertThatThrownBy(
            () ->
                thread.call(
                    () -> {
                      throw exception;
                    }))
        .isInstanceOf(ExecutionException.class)
        .hasMessage("Speechless")
        .satisfies(rethrown -> assertThat(rethrown.getCause() == exception).isTrue());
    thread.end();
  }

  /** A call that waits in native code looks like a thread that gets no processor time. */
  @Test
  void workWithoutProcessorTimeGetsMoreTime() throws Exception {
    WatchedThread thread = new WatchedThread("own", 1_000);
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      CompletableFuture<Socket> lateConnection =
          CompletableFuture.supplyAsync(
              () -> connect(server),
              CompletableFuture.delayedExecutor(1_500, TimeUnit.MILLISECONDS));

      assertThat(thread.<Boolean>run(() -> accept(server))).isTrue();
      lateConnection.get().close();
    }
    thread.end();
  }

  @Test
  void workThatRunsTooLongIsAbandoned() {
    CountDownLatch release = new CountDownLatch(1);
    WatchedThread thread = new WatchedThread("own", 400);

    assertThatThrownBy(() -> thread.run(() -> blockUntil(release)))
        .isInstanceOf(TimeoutException.class);
    release.countDown();
    thread.end();
  }

  private static Object blockUntil(CountDownLatch release) {
    UninterruptibleWait.await(release);
    return null;
  }

  private static boolean accept(ServerSocket server) {
    try (Socket socket = server.accept()) {
      return socket.isConnected();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Socket connect(ServerSocket server) {
    try {
      return new Socket(server.getInetAddress(), server.getLocalPort());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Object sleep() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      // The caller has stopped waiting, so the work ends.
    }
    return null;
  }
}
