package org.bowsprit.player.play;

import jakarta.inject.Inject;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.layer.Layers;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.render.Input;
import org.bowsprit.vm.EngineVariable;

/**
 * Skips the walk after a double click, so that a double click on an exit leads through it at once.
 * The game plays the same iterations without a delay, so that a recording does not change.
 */
final class Hurry implements Companion {

  /** The maximum number of jiffies between the clicks of a double click. */
  private static final int SPAN = 30;

  /** The maximum distance between the clicks in pixels. */
  private static final int NEAR = 4;

  /** The maximum number of iterations to skip. No walk across a room takes longer. */
  private static final int LONGEST = 900;

  private static final long NEVER = -SPAN - 1L;

  private final TimedSession game;
  private final Settings settings;
  private final Layers layers;
  private final GameAtPlay play;
  private Input.Press last;
  private long lastAt = NEVER;
  private boolean asked;
  private long rounds;

  @Inject
  Hurry(TimedSession game, Settings settings, Layers layers, GameAtPlay play) {
    this.game = game;
    this.settings = settings;
    this.layers = layers;
    this.play = play;
  }

  @Override
  public void heard(Input input) {
    if (input instanceof Input.Press press
        && press.button() == Input.Button.LEFT
        && settings.isOn(Setting.DOUBLE_CLICK)) {
      press(press);
    }
  }

  private void press(Input.Press press) {
    boolean isSecond =
        rounds - lastAt <= SPAN
            && Math.abs(press.x() - last.x()) <= NEAR
            && Math.abs(press.y() - last.y()) <= NEAR;
    asked = isSecond;
    last = press;
    lastAt = isSecond ? NEVER : rounds;
  }

  @Override
  public void round() {
    if (layers.holdGame() || play.isStoppedMidIteration()) {
      return;
    }
    rounds++;
    if (asked && egoWalks()) {
      asked = false;
      int room = session().world().room();
      for (int i = 0; i < LONGEST && egoWalks() && room == session().world().room(); i++) {
        game.tick();
        if (!game.goesOn()) {
          return;
        }
      }
    }
  }

  private boolean egoWalks() {
    int ego = session().machine().variables().get(EngineVariable.EGO);
    Cast cast = session().world().cast();
    return game.goesOn() && cast.has(ego) && cast.isGoing(cast.actor(ego));
  }

  private GameSession session() {
    return game.session();
  }
}
