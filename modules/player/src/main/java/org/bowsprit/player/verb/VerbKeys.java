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
 * Lets keys click lines of dialogue, and the verbs of a game that assigns no keys to them. A
 * recording contains the click. While the game takes no commands or shows no verbs, the game
 * receives these keys.
 */
public final class VerbKeys {

  private static final long NEVER = -1;

  /** The minimum distance in rows to another line. A nearer line is the current line. */
  private static final int LINE_STEP = 3;

  private final TimedSession game;
  private long clickedAt = NEVER;

  public VerbKeys(TimedSession game) {
    this.game = game;
  }

  /**
   * Clicks a verb.
   *
   * @param place the place of the verb's key, 0 to 8, row by row
   * @return whether there is a verb
   */
  public boolean press(int place) {
    if (!takesOrders()) {
      return false;
    }
    Optional<Point> verb = new VerbPanel(session().world().verbs()).at(place);
    verb.ifPresent(this::click);
    return verb.isPresent();
  }

  /**
   * Returns the key that the visible verbs accept. If no verb has the upper case letter as its key
   * but a verb has the lower case letter, returns the lower case letter, for players with Caps Lock
   * on.
   *
   * @param key the typed key
   * @param small the same key with a lower case letter
   */
  public Input.Key meant(Input.Key key, Input.Key small) {
    VerbSlots verbs = session().world().verbs();
    return verbs.withKey(key.code()) == 0 && verbs.withKey(small.code()) != 0 ? small : key;
  }

  /**
   * Returns the point to click for the next line of dialogue above or below.
   *
   * @param y a row of the screen
   * @param way −1 for up, 1 for down
   * @return empty if there is no line in that direction, or no dialogue
   */
  public Optional<Point> nextLine(int y, int way) {
    return lines().stream()
        .filter(line -> (line.y() - y) * way >= LINE_STEP)
        .min(Comparator.comparingInt(line -> (line.y() - y) * way));
  }

  /** Returns whether there are lines of dialogue to choose from. */
  public boolean hasLines() {
    return !lines().isEmpty();
  }

  /**
   * Returns the points to click for the lines of dialogue, from top to bottom; empty without any.
   */
  public List<Point> lines() {
    return new VerbPanel(session().world().verbs()).lines();
  }

  private void click(Point at) {
    game.input(new Input.Click(at.x(), at.y(), Input.Button.LEFT));
    clickedAt = session().ticks();
  }

  /**
   * Called once per round of the play loop. After the click, returns the pointer to the player's
   * position.
   */
  public void round() {
    if (clickedAt != NEVER && session().ticks() != clickedAt) {
      clickedAt = NEVER;
      game.input(new Input.Move(game.mouseX(), game.mouseY()));
    }
  }

  /** Returns whether the player can act now. */
  public boolean takesOrders() {
    return game.waiting().isEmpty()
        && session().machine().variables().get(EngineVariable.CURSORSTATE) > 0
        && session().machine().variables().get(EngineVariable.USERPUT) > 0;
  }

  private GameSession session() {
    return game.session();
  }
}
