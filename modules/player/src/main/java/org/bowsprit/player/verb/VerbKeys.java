package org.bowsprit.player.verb;

import java.util.Comparator;
import java.util.Optional;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.render.Input;
import org.bowsprit.vm.EngineVariable;

/**
 * Lets keys click the verbs of a game that gives its own none, and the lines to choose from. A
 * recording has the click. While the game takes no orders, or has no verbs on the screen, such keys
 * are the game's.
 */
public final class VerbKeys {

  private static final long NEVER = -1;

  /** What lies nearer than this is the line one is on. */
  private static final int LINE_STEP = 3;

  private final TimedSession game;
  private long clickedAt = NEVER;

  /** Makes keys for a game. */
  public VerbKeys(TimedSession game) {
    this.game = game;
  }

  /**
   * Clicks a verb.
   *
   * @param place of its key, 0 to 8, row by row
   * @return whether there was one
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
   * Returns a key as the verbs on the screen have it: a capital letter that none of them has is the
   * small one if that is a verb's, for players who have Caps Lock on.
   *
   * @param key as it was typed
   * @param small the same key with a small letter
   */
  public Input.Key meant(Input.Key key, Input.Key small) {
    VerbSlots verbs = session().world().verbs();
    return verbs.withKey(key.code()) == 0 && verbs.withKey(small.code()) != 0 ? small : key;
  }

  /**
   * Returns where the line to choose from is clicked that comes next above or below.
   *
   * @param y a row of the screen
   * @param way −1 for up, 1 for down
   * @return empty if there is none that way, or there are no lines to choose from
   */
  public Optional<Point> nextLine(int y, int way) {
    return new VerbPanel(session().world().verbs())
        .lines().stream()
            .filter(line -> (line.y() - y) * way >= LINE_STEP)
            .min(Comparator.comparingInt(line -> (line.y() - y) * way));
  }

  /** Returns whether there are lines to choose from. */
  public boolean hasLines() {
    return !new VerbPanel(session().world().verbs()).lines().isEmpty();
  }

  private void click(Point at) {
    game.input(new Input.Click(at.x(), at.y(), Input.Button.LEFT));
    clickedAt = session().ticks();
  }

  /** Lets a round of the play loop pass: after the click the pointer is where the player has it. */
  public void round() {
    if (clickedAt != NEVER && session().ticks() != clickedAt) {
      clickedAt = NEVER;
      game.input(new Input.Move(game.mouseX(), game.mouseY()));
    }
  }

  private boolean takesOrders() {
    return game.waiting().isEmpty()
        && session().machine().variables().get(EngineVariable.CURSORSTATE) > 0
        && session().machine().variables().get(EngineVariable.USERPUT) > 0;
  }

  private GameSession session() {
    return game.session();
  }
}
