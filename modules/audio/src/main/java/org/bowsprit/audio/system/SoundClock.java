package org.bowsprit.audio.system;

import java.util.function.IntConsumer;
import org.bowsprit.audio.imuse.Imuse;
import org.bowsprit.audio.imuse.Quirks;
import org.bowsprit.audio.state.SoundState;
import org.bowsprit.media.voc.Jiffies;

/**
 * Divides a game's jiffies into quanta of the music driver with integer arithmetic (spec 10 §4.1).
 *
 * <p>The driver starts before the game. Its quanta are therefore offset by 2 ms from the quanta of
 * a clock that starts with iteration 0.
 */
final class SoundClock {

  private static final long FIRST_QUANTUM = -46_000;

  private final SoundTimeListener listener;
  private final Quirks quirks;
  private long jiffies;
  private boolean isStarted;
  private long nextQuantum = FIRST_QUANTUM;

  SoundClock(SoundTimeListener listener, Quirks quirks) {
    this.listener = listener;
    this.quirks = quirks;
  }

  SoundState.Clock snapshot() {
    return new SoundState.Clock(isStarted, jiffies, nextQuantum);
  }

  void restore(SoundState.Clock state) {
    isStarted = state.started();
    jiffies = state.jiffies();
    nextQuantum = state.nextQuantum();
  }

  /**
   * Advances by a frame's jiffies. The first frame of a game is at time 0, whatever its duration.
   *
   * @param quantum receives the length of each quantum in microseconds, which is constant
   * @param elapsed receives the elapsed game time in microseconds, first at each quantum and then
   *     at the end of the frame. A sound whose length is a whole number of jiffies therefore ends
   *     in the correct frame
   */
  void advance(int frameJiffies, IntConsumer quantum, IntConsumer elapsed) {
    long last = now();
    jiffies += isStarted ? frameJiffies : 0;
    isStarted = true;
    long now = now();
    for (; nextQuantum <= now; nextQuantum += Imuse.QUANTUM_MICROS) {
      listener.quantum(nextQuantum);
      quantum.accept(Imuse.QUANTUM_MICROS);
      if (nextQuantum > last) {
        elapsed.accept((int) (nextQuantum - last));
        last = nextQuantum;
      }
    }
    listener.frame(now);
    elapsed.accept((int) (now - last));
  }

  private long now() {
    return Jiffies.micros(jiffies) + quirks.lateness(jiffies);
  }
}
