package org.bowsprit.player.save;

/**
 * The time that a player has spent in a game. The list of saves shows it. It is less than the
 * game's own time, which also runs during titles and in fast mode.
 */
public final class PlayTime {

  private long jiffies;
  private boolean goesOn;

  /** Creates a time that starts at a number of jiffies (1/60 second). */
  public PlayTime(long jiffies) {
    this.jiffies = jiffies;
  }

  /** Returns the time in 1/60 second. */
  public long jiffies() {
    return jiffies;
  }

  /** Adds time, or subtracts it if negative. The time never falls below 0. */
  public void add(long more) {
    jiffies = Math.max(0, jiffies + more);
  }

  /** Sets the time to that of a saved game. */
  public void set(long other) {
    jiffies = other;
  }

  /** Sets the time to that of a game that a script has loaded; see {@link #hasGoneOn}. */
  void goOnFrom(long other) {
    jiffies = other;
    goesOn = true;
  }

  /** Returns whether scripts have loaded a game since the last call. */
  public boolean hasGoneOn() {
    boolean has = goesOn;
    goesOn = false;
    return has;
  }
}
