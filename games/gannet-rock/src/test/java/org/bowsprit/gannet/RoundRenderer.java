package org.bowsprit.gannet;

import java.util.List;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.bowsprit.player.play.FakeRenderer;
import org.bowsprit.render.Frame;
import org.bowsprit.render.RenderEvent;

/**
 * A renderer that shows nothing. Another thread supplies the events and lets the game play round by
 * round, so that the result does not depend on the speed of the machine.
 */
final class RoundRenderer extends FakeRenderer {

  private static final long TIMEOUT_SECONDS = 60;

  private final SynchronousQueue<List<RenderEvent>> events = new SynchronousQueue<>();
  private final SynchronousQueue<Boolean> requests = new SynchronousQueue<>();

  /** Waits until the game requests events. This is the first step of each round. */
  void awaitRound() throws InterruptedException {
    if (requests.poll(TIMEOUT_SECONDS, TimeUnit.SECONDS) == null) {
      throw new AssertionError(
          "the game did not start another round within " + TIMEOUT_SECONDS + " seconds");
    }
  }

  /** Plays a round with events, and returns when the next round begins. */
  void playRound(RenderEvent... roundEvents) throws InterruptedException {
    playLastRound(roundEvents);
    awaitRound();
  }

  /** Plays a round with events, and does not wait for another round. */
  void playLastRound(RenderEvent... roundEvents) throws InterruptedException {
    if (!events.offer(List.of(roundEvents), TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
      throw new AssertionError(
          "the game did not read the events within " + TIMEOUT_SECONDS + " seconds");
    }
  }

  @Override
  public void poll(Consumer<? super RenderEvent> sink) {
    try {
      requests.put(true);
      events.take().forEach(sink);
    } catch (InterruptedException e) {
      throw new IllegalStateException("the thread of the game was interrupted", e);
    }
  }

  @Override
  public void present(Frame frame) {
    // The superclass would store all frames of a long game.
  }
}
