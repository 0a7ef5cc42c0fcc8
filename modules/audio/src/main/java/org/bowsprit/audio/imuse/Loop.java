package org.bowsprit.audio.imuse;

import org.bowsprit.audio.state.PlayerState;

/** A part of the music that a player repeats (spec 11 §2 and §4.2). */
final class Loop {

  private int count;
  private MusicPosition targetPosition = new MusicPosition(1, 0);
  private MusicPosition sourcePosition = new MusicPosition(1, 0);

  /** Resets the loop, as at the start of a piece. */
  void reset() {
    restore(PlayerState.FREE.loop());
  }

  void clear() {
    count = 0;
  }

  PlayerState.Loop snapshot() {
    return new PlayerState.Loop(
        count,
        targetPosition.beat(),
        targetPosition.tick(),
        sourcePosition.beat(),
        sourcePosition.tick());
  }

  void restore(PlayerState.Loop state) {
    count = state.count();
    targetPosition = new MusicPosition(state.toBeat(), state.toTick());
    sourcePosition = new MusicPosition(state.fromBeat(), state.fromTick());
  }

  /** Sets the loop if it jumps back by more than a beat. Returns whether the loop was set. */
  boolean set(int newCount, MusicPosition newTarget, MusicPosition newSource) {
    if (newTarget.beat() + 1 >= newSource.beat()) {
      return false;
    }
    count = newCount;
    targetPosition = newTarget.beat() == 0 ? new MusicPosition(1, newTarget.tick()) : newTarget;
    sourcePosition = newSource;
    return true;
  }

  /**
   * Returns whether the loop has this target and this end. The result is true even if it has not
   * been repeated yet.
   */
  boolean isBetween(MusicPosition target, MusicPosition end) {
    return targetPosition.ticks() == target.ticks() && sourcePosition.ticks() == end.ticks();
  }

  boolean isActive() {
    return count > 0;
  }

  boolean isReached(long ticks) {
    return isActive() && ticks >= sourcePosition.ticks();
  }

  void countDown() {
    count--;
  }

  int count() {
    return count;
  }

  MusicPosition target() {
    return targetPosition;
  }

  MusicPosition source() {
    return sourcePosition;
  }

  long targetTicks() {
    return targetPosition.ticks();
  }

  long sourceTicks() {
    return sourcePosition.ticks();
  }
}
