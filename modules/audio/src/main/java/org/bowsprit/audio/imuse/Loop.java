package org.bowsprit.audio.imuse;

import org.bowsprit.audio.state.PlayerState;

/** A part of the music that a player repeats (spec 11 §2 and §4.2). */
final class Loop {

  private int count;
  private MusicPosition to = new MusicPosition(1, 0);
  private MusicPosition from = new MusicPosition(1, 0);

  /** Resets the loop, as at the start of a piece. */
  void reset() {
    restore(PlayerState.FREE.loop());
  }

  void clear() {
    count = 0;
  }

  PlayerState.Loop snapshot() {
    return new PlayerState.Loop(count, to.beat(), to.tick(), from.beat(), from.tick());
  }

  void restore(PlayerState.Loop state) {
    count = state.count();
    to = new MusicPosition(state.toBeat(), state.toTick());
    from = new MusicPosition(state.fromBeat(), state.fromTick());
  }

  /** Sets the loop if it jumps back by more than a beat. Returns whether the loop was set. */
  boolean set(int newCount, MusicPosition newTo, MusicPosition newFrom) {
    if (newTo.beat() + 1 >= newFrom.beat()) {
      return false;
    }
    count = newCount;
    to = newTo.beat() == 0 ? new MusicPosition(1, newTo.tick()) : newTo;
    from = newFrom;
    return true;
  }

  /**
   * Returns whether the loop has this target and this end. This is true even if the loop has not
   * been repeated yet.
   */
  boolean isBetween(MusicPosition target, MusicPosition end) {
    return to.ticks() == target.ticks() && from.ticks() == end.ticks();
  }

  boolean isActive() {
    return count > 0;
  }

  boolean isReached(long ticks) {
    return isActive() && ticks >= from.ticks();
  }

  void countDown() {
    count--;
  }

  int count() {
    return count;
  }

  MusicPosition target() {
    return to;
  }

  MusicPosition source() {
    return from;
  }

  long to() {
    return to.ticks();
  }

  long from() {
    return from.ticks();
  }
}
