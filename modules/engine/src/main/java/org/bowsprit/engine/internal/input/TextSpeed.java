package org.bowsprit.engine.internal.input;

import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.EngineVariable;

/**
 * How long lines stay, as the player wants it: what was set wins while no room is loaded, and what
 * it becomes in a room, by key or script, is the player's wish from then on (spec 13 §13.3).
 */
public final class TextSpeed {

  private static final int FASTEST = 0;
  private static final int SLOWEST = 9;

  private final World world;
  private int wished;

  /**
   * Takes a wish.
   *
   * @param wished jiffies a character, or {@link GameSetup#SCRIPTS_TEXT_SPEED} for none
   */
  public TextSpeed(World world, int wished) {
    this.world = world;
    this.wished = wished;
  }

  /** The wish as it is now. */
  public int wished() {
    return wished;
  }

  /** Writes the wish into its variable, if there is one. */
  public void impose() {
    if (isWished()) {
      world.variables().set(EngineVariable.CHARINC, wished);
    }
  }

  /** The player makes lines stay longer or shorter. */
  public void change(int by) {
    int changed = Math.min(Math.max(now() + by, FASTEST), SLOWEST);
    world.variables().set(EngineVariable.CHARINC, changed);
    if (isWished()) {
      wished = changed;
    }
  }

  /** Takes what it is in a room for the wish; a value that no player can set is none. */
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
