package org.bowsprit.player.layer;

import org.bowsprit.engine.state.Interruption;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;

/**
 * Dims the picture during a pause that the game makes through its own key or script. The game
 * itself waits.
 */
public final class GamePauseLayer implements Layer {

  private final TimedSession game;

  public GamePauseLayer(TimedSession game) {
    this.game = game;
  }

  @Override
  public boolean isShown() {
    return game.interruption().filter(what -> what.kind() == Interruption.Kind.PAUSE).isPresent();
  }

  @Override
  public boolean pausesGame() {
    return false;
  }

  @Override
  public boolean take(Input input) {
    return false;
  }

  @Override
  public void draw(Frame frame) {
    PauseLayer.dim(frame);
  }
}
