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
 * Skips the walk after a double click, so that ego uses an exit immediately after a double click on
 * it. The game plays the same iterations without a delay, so that a recording does not change.
 */
final class WalkSkipper implements Companion {

  /** The maximum number of rounds of the play loop between the clicks of a double click. */
  private static final int MAX_ROUNDS_BETWEEN_CLICKS = 30;

  /** The maximum distance between the clicks in pixels. */
  private static final int MAX_DISTANCE_PIXELS = 4;

  /** The maximum number of iterations to skip. No walk across a room takes longer. */
  private static final int MAX_SKIPPED_ITERATIONS = 900;

  private static final long NEVER = -MAX_ROUNDS_BETWEEN_CLICKS - 1L;

  private final TimedSession game;
  private final Settings settings;
  private final Layers layers;
  private final GameAtPlay play;
  private Input.Press lastPress;
  private long lastPressRound = NEVER;
  private boolean isRequested;
  private long rounds;

  @Inject
  WalkSkipper(TimedSession game, Settings settings, Layers layers, GameAtPlay play) {
    this.game = game;
    this.settings = settings;
    this.layers = layers;
    this.play = play;
  }

  @Override
  public void onInput(Input input) {
    if (input instanceof Input.Press press
        && press.button() == Input.Button.LEFT
        && settings.isOn(Setting.DOUBLE_CLICK)) {
      press(press);
    }
  }

  private void press(Input.Press press) {
    boolean isSecond =
        rounds - lastPressRound <= MAX_ROUNDS_BETWEEN_CLICKS
            && Math.abs(press.x() - lastPress.x()) <= MAX_DISTANCE_PIXELS
            && Math.abs(press.y() - lastPress.y()) <= MAX_DISTANCE_PIXELS;
    isRequested = isSecond;
    lastPress = press;
    lastPressRound = isSecond ? NEVER : rounds;
  }

  @Override
  public void round() {
    if (layers.isGamePaused() || play.isStoppedMidIteration()) {
      return;
    }
    rounds++;
    if (isRequested && isEgoWalking()) {
      isRequested = false;
      int room = session().world().room();
      for (int i = 0;
          i < MAX_SKIPPED_ITERATIONS && isEgoWalking() && room == session().world().room();
          i++) {
        game.tick();
        if (!game.isRunning()) {
          return;
        }
      }
    }
  }

  private boolean isEgoWalking() {
    int ego = session().machine().variables().get(EngineVariable.EGO);
    Cast cast = session().world().cast();
    return game.isRunning() && cast.has(ego) && cast.isWalking(cast.actor(ego));
  }

  private GameSession session() {
    return game.session();
  }
}
