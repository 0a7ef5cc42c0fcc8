package org.bowsprit.audio.imuse;

/** A stretch of music that a player repeats (spec 11 §2 and §4.2). */
final class Loop {

  private int count;
  private MusicPosition to = new MusicPosition(1, 0);
  private MusicPosition from = new MusicPosition(1, 0);

  void clear() {
    count = 0;
  }

  /** Sets the loop; returns whether it goes back by more than a beat. */
  boolean set(int newCount, MusicPosition newTo, MusicPosition newFrom) {
    if (newTo.beat() + 1 >= newFrom.beat()) {
      return false;
    }
    count = newCount;
    to = newTo.beat() == 0 ? new MusicPosition(1, newTo.tick()) : newTo;
    from = newFrom;
    return true;
  }

  boolean active() {
    return count > 0;
  }

  boolean reached(long ticks) {
    return active() && ticks >= from.ticks();
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
