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
 * Lets the player click dialogue choices with keys. In a game that assigns no keys to its verbs,
 * the player can also click verbs with keys. A recording contains the click instead of the key.
 * While the game accepts no commands or shows no verbs, the keys go to the game instead.
 */
public final class VerbKeys {

  private static final long NEVER = -1;

  /**
   * The minimum distance in rows from the pointer to the next dialogue choice. A choice that is
   * nearer is the current choice.
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
    Optional<Point> verbPoint = new VerbPanel(session().world().verbs()).pointForKey(index);
    verbPoint.ifPresent(this::click);
    return verbPoint.isPresent();
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
        .filter(choice -> (choice.y() - y) * direction >= MIN_ROWS_TO_NEXT)
        .min(Comparator.comparingInt(choice -> (choice.y() - y) * direction));
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
   * Moves the pointer back to the position at which the player left it, if a key has clicked in an
   * earlier iteration of the game. Called once per jiffy.
   */
  public void movePointerBack() {
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
