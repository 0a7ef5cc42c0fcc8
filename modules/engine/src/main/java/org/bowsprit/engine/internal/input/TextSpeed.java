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
  private int playerSpeed;

  /**
   * Creates the text speed.
   *
   * @param playerSpeed jiffies per character, or {@link GameSetup#TEXT_SPEED_OF_SCRIPTS} for none
   */
  public TextSpeed(World world, int playerSpeed) {
    this.world = world;
    this.playerSpeed = playerSpeed;
  }

  /** Returns the text speed that the player wants. */
  public int playerSpeed() {
    return playerSpeed;
  }

  /** Writes the player's text speed to the scripts' variable, if the player has chosen one. */
  public void writeToVariable() {
    if (isChosen()) {
      world.variables().set(EngineVariable.CHARINC, playerSpeed);
    }
  }

  /** Changes the speed by a number of jiffies per character. */
  public void change(int delta) {
    int newSpeed = Math.min(Math.max(variableValue() + delta, FASTEST), SLOWEST);
    world.variables().set(EngineVariable.CHARINC, newSpeed);
    if (isChosen()) {
      playerSpeed = newSpeed;
    }
  }

  /**
   * Makes the variable's value in a room the player's text speed, unless the value is outside the
   * range that a player can set.
   */
  public void readFromVariable() {
    int value = variableValue();
    if (isChosen() && world.room() != 0 && value >= FASTEST && value <= SLOWEST) {
      playerSpeed = value;
    }
  }

  private int variableValue() {
    return world.variables().get(EngineVariable.CHARINC);
  }

  private boolean isChosen() {
    return playerSpeed != GameSetup.TEXT_SPEED_OF_SCRIPTS;
  }
}
