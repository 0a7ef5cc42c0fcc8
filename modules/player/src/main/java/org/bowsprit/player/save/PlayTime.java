package org.bowsprit.player.save;

/**
 * The time that a player has spent in a game. The list of saves shows it. It is less than the
 * game's own time, which also runs during titles and in fast mode.
 */
public final class PlayTime {

  private long jiffies;
  private boolean wasLoaded;

  /** Creates a time that starts at a number of jiffies (1/60 second). */
  public PlayTime(long jiffies) {
    this.jiffies = jiffies;
  }

  /** Returns the time in 1/60 second. */
  public long jiffies() {
    return jiffies;
  }

  /** Adds time, or subtracts it if negative. The time never falls below 0. */
  public void add(long difference) {
    jiffies = Math.max(0, jiffies + difference);
  }

  /** Sets the time to that of a saved game. */
  public void set(long newJiffies) {
    jiffies = newJiffies;
  }

  /**
   * Sets the time to that of a game that a script has loaded. {@link #pollLoaded} then returns true
   * once.
   */
  void setLoaded(long newJiffies) {
    jiffies = newJiffies;
    wasLoaded = true;
  }

  /** Returns whether a script has loaded a game since the last call of this method. */
  public boolean pollLoaded() {
    boolean result = wasLoaded;
    wasLoaded = false;
    return result;
  }
}
