package org.bowsprit.engine.internal.input;

import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.EngineVariable;

/**
 * The player's text speed. It replaces the scripts' value while no room is loaded. A change in a
 * room, by key or script, becomes the player's value from then on (spec 13 §13.3).
 */
public final class TextSpeed {

  private static final int FASTEST = 0;
  private static final int SLOWEST = 9;

  private final World world;
  private int wished;

  /**
   * Creates the text speed.
   *
   * @param wished jiffies per character, or {@link GameSetup#SCRIPTS_TEXT_SPEED} for none
   */
  public TextSpeed(World world, int wished) {
    this.world = world;
    this.wished = wished;
  }

  /** Returns the text speed that the player wants. */
  public int wished() {
    return wished;
  }

  /** Writes the player's text speed to the scripts' variable, if the player has chosen one. */
  public void impose() {
    if (isWished()) {
      world.variables().set(EngineVariable.CHARINC, wished);
    }
  }

  /** Changes the speed by a number of jiffies per character. */
  public void change(int by) {
    int changed = Math.min(Math.max(now() + by, FASTEST), SLOWEST);
    world.variables().set(EngineVariable.CHARINC, changed);
    if (isWished()) {
      wished = changed;
    }
  }

  /**
   * Makes the variable's value in a room the player's text speed, unless the value is outside the
   * range that a player can set.
   */
  public void remember() {
    int now = now();
    if (isWished() && world.room() != 0 && now >= FASTEST && now <= SLOWEST) {
      wished = now;
    }
  }

  private int now() {
    return world.variables().get(EngineVariable.CHARINC);
  }

  private boolean isWished() {
    return wished != GameSetup.SCRIPTS_TEXT_SPEED;
  }
}
