package org.bowsprit.audio.system;

import java.util.function.IntConsumer;
import org.bowsprit.audio.imuse.Imuse;
import org.bowsprit.audio.imuse.Quirks;
import org.bowsprit.audio.state.SoundState;
import org.bowsprit.media.voc.Jiffies;

/**
 * Cuts a game's jiffies into the quanta of the music driver, in whole numbers (spec 10 §4.1).
 *
 * <p>The driver begins before the game does: its quanta fall 2 ms beside those of a clock that
 * starts with iteration 0.
 */
final class SoundClock {

  private static final long FIRST_QUANTUM = -46_000;

  private final SoundTimeListener listener;
  private final Quirks quirks;
  private long jiffies;
  private boolean started;
  private long nextQuantum = FIRST_QUANTUM;

  SoundClock(SoundTimeListener listener, Quirks quirks) {
    this.listener = listener;
    this.quirks = quirks;
  }

  SoundState.Clock snapshot() {
    return new SoundState.Clock(started, jiffies, nextQuantum);
  }

  void restore(SoundState.Clock state) {
    started = state.started();
    jiffies = state.jiffies();
    nextQuantum = state.nextQuantum();
  }

  /**
   * Lets a frame's jiffies pass; the first frame of a game is its time 0, however long it took to
   * come.
   *
   * @param quantum the music driver moves on by so many microseconds, always the same
   * @param passing so many microseconds of the game have passed: up to each quantum, and to the
   *     frame itself, so that what lasts whole jiffies is over in its frame
   */
  void advance(int frameJiffies, IntConsumer quantum, IntConsumer passing) {
    long at = now();
    jiffies += started ? frameJiffies : 0;
    started = true;
    long now = now();
    for (; nextQuantum <= now; nextQuantum += Imuse.QUANTUM_MICROS) {
      listener.quantum(nextQuantum);
      quantum.accept(Imuse.QUANTUM_MICROS);
      if (nextQuantum > at) {
        passing.accept((int) (nextQuantum - at));
        at = nextQuantum;
      }
    }
    listener.frame(now);
    passing.accept((int) (now - at));
  }

  private long now() {
    return Jiffies.micros(jiffies) + quirks.lateness(jiffies);
  }
}
