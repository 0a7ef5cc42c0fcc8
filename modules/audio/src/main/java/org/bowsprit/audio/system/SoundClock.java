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

  private static final long FIRST_QUANTUM_MICROS = -46_000;

  private final SoundTimeListener listener;
  private final Quirks quirks;
  private long jiffies;
  private boolean isStarted;
  private long nextQuantumMicros = FIRST_QUANTUM_MICROS;

  SoundClock(SoundTimeListener listener, Quirks quirks) {
    this.listener = listener;
    this.quirks = quirks;
  }

  SoundState.Clock snapshot() {
    return new SoundState.Clock(isStarted, jiffies, nextQuantumMicros);
  }

  void restore(SoundState.Clock state) {
    isStarted = state.started();
    jiffies = state.jiffies();
    nextQuantumMicros = state.nextQuantum();
  }

  /**
   * Advances by the jiffies of a frame. The first frame of a game is always at time 0.
   *
   * @param quantum receives the length of each quantum in microseconds, which is constant
   * @param elapsed receives the elapsed game time in microseconds, first at each quantum and then
   *     at the end of the frame. A sound whose length is a whole number of jiffies therefore ends
   *     in the correct frame
   */
  void advance(int frameJiffies, IntConsumer quantum, IntConsumer elapsed) {
    long lastMicros = nowMicros();
    jiffies += isStarted ? frameJiffies : 0;
    isStarted = true;
    long nowMicros = nowMicros();
    for (; nextQuantumMicros <= nowMicros; nextQuantumMicros += Imuse.QUANTUM_MICROS) {
      listener.quantum(nextQuantumMicros);
      quantum.accept(Imuse.QUANTUM_MICROS);
      if (nextQuantumMicros > lastMicros) {
        elapsed.accept((int) (nextQuantumMicros - lastMicros));
        lastMicros = nextQuantumMicros;
      }
    }
    listener.frame(nowMicros);
    elapsed.accept((int) (nowMicros - lastMicros));
  }

  private long nowMicros() {
    return Jiffies.micros(jiffies) + quirks.lateness(jiffies);
  }
}
