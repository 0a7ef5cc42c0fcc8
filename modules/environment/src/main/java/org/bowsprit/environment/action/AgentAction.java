package org.bowsprit.environment.action;

import java.util.Objects;
import org.bowsprit.playtest.play.Action;
import org.bowsprit.render.Input;

/** An action of a program in a game. */
public sealed interface AgentAction {

  /**
   * Clicks a verb, an object and a second object, or a line.
   *
   * @param clicks the verb and objects, or the line
   */
  record Use(Action clicks) implements AgentAction {
    /** Rejects null. */
    public Use {
      Objects.requireNonNull(clicks, "clicks must not be null");
    }
  }

  /**
   * Clicks the floor.
   *
   * @param x column of the room, in pixels
   * @param y row of the room, in pixels
   */
  record Walk(int x, int y) implements AgentAction {}

  /**
   * Clicks a point of the screen.
   *
   * @param x column, 0 to 319
   * @param y row, 0 to 199
   * @param button the button
   */
  record Click(int x, int y, Input.Button button) implements AgentAction {}

  /**
   * Presses a key.
   *
   * @param code the code of the key, as in an input file
   */
  record Key(int code) implements AgentAction {}

  /**
   * Waits.
   *
   * @param ticks the number of iterations
   */
  record Wait(int ticks) implements AgentAction {}
}
