package org.bowsprit.player.verb;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.render.Input;
import org.bowsprit.vm.EngineVariable;

/**
 * Makes keys click dialogue choices, and the verbs of a game that assigns no keys to its verbs. A
 * recording contains the click. While the game accepts no commands or shows no verbs, the game
 * receives these keys.
 */
public final class VerbKeys {

  private static final long NEVER = -1;

  /**
   * The minimum distance in rows to another dialogue choice. A choice that is nearer is the current
   * choice.
   */
  private static final int MIN_ROWS_TO_NEXT = 3;

  private final TimedSession game;
  private long clickTick = NEVER;

  public VerbKeys(TimedSession game) {
    this.game = game;
  }

  /**
   * Clicks a verb.
   *
   * @param index the index of the verb's key, 0 to 8, row by row
   * @return whether there is a verb for the key
   */
  public boolean press(int index) {
    if (!canPlayerAct()) {
      return false;
    }
    Optional<Point> verb = new VerbPanel(session().world().verbs()).pointForKey(index);
    verb.ifPresent(this::click);
    return verb.isPresent();
  }

  /**
   * Returns the key that the visible verbs accept. If no verb has the upper case letter as its key
   * but a verb has the lower case letter, returns the lower case letter, for players with Caps Lock
   * on.
   *
   * @param key the typed key
   * @param lowerCaseKey the same key with a lower case letter
   */
  public Input.Key acceptedKey(Input.Key key, Input.Key lowerCaseKey) {
    VerbSlots verbs = session().world().verbs();
    return verbs.verbWithKey(key.code()) == 0 && verbs.verbWithKey(lowerCaseKey.code()) != 0
        ? lowerCaseKey
        : key;
  }

  /**
   * Returns the point to click for the next dialogue choice above or below.
   *
   * @param y a row of the screen
   * @param direction −1 for up, 1 for down
   * @return the point; empty if there is no choice in that direction
   */
  public Optional<Point> nextChoice(int y, int direction) {
    return choices().stream()
        .filter(line -> (line.y() - y) * direction >= MIN_ROWS_TO_NEXT)
        .min(Comparator.comparingInt(line -> (line.y() - y) * direction));
  }

  /** Returns whether dialogue choices are shown. */
  public boolean hasChoices() {
    return !choices().isEmpty();
  }

  /**
   * Returns the points to click for the dialogue choices, from top to bottom; empty if there are
   * none.
   */
  public List<Point> choices() {
    return new VerbPanel(session().world().verbs()).choices();
  }

  private void click(Point point) {
    game.input(new Input.Click(point.x(), point.y(), Input.Button.LEFT));
    clickTick = session().ticks();
  }

  /**
   * Called once per round of the play loop. After a click, moves the pointer back to the position
   * at which the player left it.
   */
  public void round() {
    if (clickTick != NEVER && session().ticks() != clickTick) {
      clickTick = NEVER;
      game.input(new Input.Move(game.mouseX(), game.mouseY()));
    }
  }

  /** Returns whether the player can act now. */
  public boolean canPlayerAct() {
    return game.interruption().isEmpty()
        && session().machine().variables().get(EngineVariable.CURSORSTATE) > 0
        && session().machine().variables().get(EngineVariable.USERPUT) > 0;
  }

  private GameSession session() {
    return game.session();
  }
}
