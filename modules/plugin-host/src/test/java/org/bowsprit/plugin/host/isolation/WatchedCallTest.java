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

@Timeout(60)
class WatchedCallTest {

  /** A call whose limit is long enough for short work, even on the slowest machine. */
  private final WatchedCall patient = new WatchedCall(30_000);

  private final WatchedCall hasty = new WatchedCall(1_000);

  @Test
  void workRunsOnItsOwnDaemonThreadAndReturnsItsResult() throws TimeoutException {
    assertThat(patient.<String>run(() -> Thread.currentThread().getName())).isEqualTo("router");
    assertThat(patient.<Boolean>run(() -> Thread.currentThread().isDaemon())).isTrue();
    assertThat(patient.<Object>run(() -> null)).isNull();
  }

  @Test
  void theSameThreadServesOneCallAfterTheOther() throws TimeoutException {
    Thread first = patient.run(Thread::currentThread);

    assertThat(patient.<Thread>run(Thread::currentThread)).isSameAs(first);
  }

  @Test
  void exceptionsOfTheWorkAreRethrown() {
    IllegalStateException lost = new IllegalStateException("no way");
    assertThatThrownBy(() -> patient.run(() -> fail(lost))).isSameAs(lost);
    NoClassDefFoundError missing = new NoClassDefFoundError("gone");
    assertThatThrownBy(() -> patient.run(() -> fail(missing))).isSameAs(missing);
  }

  @Test
  void endlessWorkIsInterruptedAndTheNextGetsANewThread()
      throws InterruptedException, TimeoutException {
    CountDownLatch interrupted = new CountDownLatch(1);

    assertThatThrownBy(() -> hasty.run(() -> sleepOn(interrupted)))
        .isInstanceOf(TimeoutException.class)
        .hasMessage("it took longer than 1000 ms");

    assertThat(interrupted.await(30, TimeUnit.SECONDS)).isTrue();
    assertThat(hasty.<Thread>run(Thread::currentThread).isInterrupted()).isFalse();
  }

  @Test
  void anInterruptedCallerGetsItsAnswerAndStaysInterrupted() throws TimeoutException {
    Thread.currentThread().interrupt();

    assertThat(patient.<String>run(() -> "way")).isEqualTo("way");

    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void aRouterThatNeverAnswersIsReplacedForThatWalkReportedOnceAndCounted() {
    List<String> reports = new ArrayList<>();
    RouterIncidents incidents = new RouterIncidents("endless", reports::add);
    Router endless = floor -> request -> sleepOn(new CountDownLatch(1));
    List<WalkBox> boxes = List.of(WalkBox.of(0, 0, 0, 40, 0, 40, 40, 0, 40));
    Floor floor = Floor.of(boxes, BreadthFirstMatrix.build(boxes));
    RouteRequest request = RouteRequest.of(1, 2, 30, 20);
    Route expected = new BoxGraphProvider().open().prepare(floor).route(request);
    GuardedRouter guarded = new GuardedRouter(endless, hasty, incidents);

    assertThat(guarded.prepare(floor).route(request)).isEqualTo(expected);
    assertThat(guarded.prepare(floor).route(request)).isEqualTo(expected);

    assertThat(incidents.count()).isEqualTo(2);
    assertThat(reports)
        .containsExactly(
            "Router \"endless\" failed: it took longer than 1000 ms."
                + " box-graph plans this walk, and every other that fails.");
  }

  @Test
  void workAbandonedThreeTimesIsNotStartedAgain() {
    WatchedCall call = new WatchedCall(50);
    AtomicInteger starts = new AtomicInteger();

    for (int i = 0; i < 10; i++) {
      assertThatThrownBy(
              () ->
                  call.run(
                      () -> {
                        starts.incrementAndGet();
                        return sleepOn(new CountDownLatch(1));
                      }))
          .isInstanceOf(TimeoutException.class);
    }

    assertThat(starts).hasValue(3);
  }

  private static Object fail(RuntimeException exception) {
    throw exception;
  }

  private static Object fail(Error error) {
    throw error;
  }

  private static Route sleepOn(CountDownLatch interrupted) {
    try {
      Thread.sleep(TimeUnit.HOURS.toMillis(1));
    } catch (InterruptedException e) {
      interrupted.countDown();
    }
    return null;
  }
}
