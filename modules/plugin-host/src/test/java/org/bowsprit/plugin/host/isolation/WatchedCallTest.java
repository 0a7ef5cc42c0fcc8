package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests calls that run on another thread and have a time limit. */
@Timeout(60)
class WatchedCallTest {

  /** A call whose limit is long enough for short work, even on the slowest machine. */
  private final WatchedCall callWithLongLimit = new WatchedCall(30_000);

  /** A call whose limit is so short that the test can wait until it is exceeded. */
  private final WatchedCall callWithShortLimit = new WatchedCall(1_000);

  @Test
  void workRunsOnADaemonThreadAndReturnsItsResult() throws TimeoutException {
    assertThat(callWithLongLimit.<String>run(() -> Thread.currentThread().getName()))
        .isEqualTo("router");
    assertThat(callWithLongLimit.<Boolean>run(() -> Thread.currentThread().isDaemon())).isTrue();
    assertThat(callWithLongLimit.<Object>run(() -> null)).isNull();
  }

  @Test
  void consecutiveCallsUseTheSameThread() throws TimeoutException {
    Thread firstThread = callWithLongLimit.run(Thread::currentThread);

    assertThat(callWithLongLimit.<Thread>run(Thread::currentThread)).isSameAs(firstThread);
  }

  @Test
  void exceptionsOfTheWorkAreRethrown() {
    IllegalStateException exception = new IllegalStateException("no way");
    assertThatThrownBy(() -> callWithLongLimit.run(() -> fail(exception))).isSameAs(exception);
    NoClassDefFoundError error = new NoClassDefFoundError("gone");
    assertThatThrownBy(() -> callWithLongLimit.run(() -> fail(error))).isSameAs(error);
  }

  @Test
  void endlessWorkIsInterruptedAndTheNextCallIsNotInterrupted()
      throws InterruptedException, TimeoutException {
    CountDownLatch interrupted = new CountDownLatch(1);

    assertThatThrownBy(() -> callWithShortLimit.run(() -> sleepUntilInterrupted(interrupted)))
        .isInstanceOf(TimeoutException.class)
        .hasMessage("it took longer than 1000 ms");

    assertThat(interrupted.await(30, TimeUnit.SECONDS)).isTrue();
    assertThat(callWithShortLimit.<Thread>run(Thread::currentThread).isInterrupted()).isFalse();
  }

  @Test
  void anInterruptedCallerReceivesTheResultAndStaysInterrupted() throws TimeoutException {
    Thread.currentThread().interrupt();

    assertThat(callWithLongLimit.<String>run(() -> "way")).isEqualTo("way");

    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void aRouterThatNeverAnswersIsReplacedReportedOnceAndCounted() {
    List<String> reports = new ArrayList<>();
    RouterIncidents incidents = new RouterIncidents("endless", reports::add);
    Router endlessRouter = floor -> request -> sleepUntilInterrupted(new CountDownLatch(1));
    List<WalkBox> boxes = List.of(WalkBox.of(0, 0, 0, 40, 0, 40, 40, 0, 40));
    Floor floor = Floor.of(boxes, BreadthFirstMatrix.build(boxes));
    RouteRequest request = RouteRequest.of(1, 2, 30, 20);
    Route expected = new BoxGraphProvider().open().prepare(floor).route(request);
    GuardedRouter guarded = new GuardedRouter(endlessRouter, callWithShortLimit, incidents);

    assertThat(guarded.prepare(floor).route(request)).isEqualTo(expected);
    assertThat(guarded.prepare(floor).route(request)).isEqualTo(expected);

    assertThat(incidents.count()).isEqualTo(2);
    assertThat(reports)
        .containsExactly(
            "Router \"endless\" failed: it took longer than 1000 ms."
                + " box-graph plans this walk, and every other that fails.");
  }

  @Test
  void workThatTimesOutThreeTimesIsNotStartedAgain() {
    WatchedCall call = new WatchedCall(50);
    AtomicInteger startCount = new AtomicInteger();

    for (int i = 0; i < 10; i++) {
      assertThatThrownBy(
              () ->
                  call.run(
                      () -> {
                        startCount.incrementAndGet();
                        return sleepUntilInterrupted(new CountDownLatch(1));
                      }))
          .isInstanceOf(TimeoutException.class);
    }

    assertThat(startCount).hasValue(3);
  }

  private static Object fail(RuntimeException exception) {
    throw exception;
  }

  private static Object fail(Error error) {
    throw error;
  }

  private static Route sleepUntilInterrupted(CountDownLatch interrupted) {
    try {
      Thread.sleep(TimeUnit.HOURS.toMillis(1));
    } catch (InterruptedException e) {
      interrupted.countDown();
    }
    return null;
  }
}
