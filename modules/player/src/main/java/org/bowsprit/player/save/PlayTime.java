package org.bowsprit.player.save;

/**
 * How long a player has played a game, which a list of saves shows: less than the game's own time,
 * which goes on in titles and in fast mode as well.
 */
public final class PlayTime {

  private long jiffies;
  private boolean goesOn;

  /** Makes one that begins with so many sixtieths of a second. */
  public PlayTime(long jiffies) {
    this.jiffies = jiffies;
  }

  /** Returns the time in 1/60 second. */
  public long jiffies() {
    return jiffies;
  }

  /** Lets time be played, or takes it back when it is negative; there is never less than none. */
  public void add(long more) {
    jiffies = Math.max(0, jiffies + more);
  }

  /** Goes on from another time: that of a saved game. */
  public void set(long other) {
    jiffies = other;
  }

  /**
   * Goes on from the time of a game that scripts load, which the counter of time is yet to hear of.
   */
  void goOnFrom(long other) {
    jiffies = other;
    goesOn = true;
  }

  /** Returns whether scripts have loaded a game since this was asked last. */
  public boolean hasGoneOn() {
    boolean has = goesOn;
    goesOn = false;
    return has;
  }
}
