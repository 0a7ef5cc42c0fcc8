package org.bowsprit.launcher.play;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.pacing.JiffyPacer;

/** Plays a game in a renderer, sixty jiffies a second, until the player or the game ends it. */
public final class PlayLoop {

  /** Iterations played between two pictures in fast mode. */
  static final int FAST_TICKS = 8;

  private final PlayedGame game;
  private final Controls controls;
  private final Layers layers;
  private final Renderer renderer;
  private final JiffyPacer pacer;
  private Consumer<Boolean> holds = held -> {};
  private BooleanSupplier ends = () -> false;
  private boolean fast;
  private boolean held;
  private boolean left;

  /**
   * Prepares the loop.
   *
   * @param game what is played
   * @param controls take what happens in the renderer
   * @param layers are drawn over the game
   * @param renderer where it is shown
   * @param pacer the beat
   */
  public PlayLoop(
      PlayedGame game, Controls controls, Layers layers, Renderer renderer, JiffyPacer pacer) {
    this.game = game;
    this.controls = controls;
    this.layers = layers;
    this.renderer = renderer;
    this.pacer = pacer;
  }

  /**
   * Tells who hears that the game's time stands still from now on, or goes on.
   *
   * @return this
   */
  public PlayLoop onHold(Consumer<Boolean> listener) {
    holds = listener;
    return this;
  }

  /**
   * Tells what else may end the loop; it is asked once a round.
   *
   * @return this
   */
  public PlayLoop endsWhen(BooleanSupplier condition) {
    ends = condition;
    return this;
  }

  /** Plays until somebody leaves, the game has ended by itself or a script error halts it. */
  public void run() {
    while (!left && !ends.getAsBoolean() && game.goesOn()) {
      round(pacer.await());
    }
  }

  /** Ends the loop after this round. */
  void leave() {
    left = true;
  }

  /** Plays as fast as possible, or in the game's own time. */
  void setFast(boolean wanted) {
    fast = wanted;
  }

  /** Returns whether it plays as fast as possible. */
  boolean isFast() {
    return fast;
  }

  /** Returns the picture that is to be seen now. */
  Frame shown() {
    return layers.over(game.frame());
  }

  private void round(int jiffies) {
    renderer.poll(controls::take);
    for (int i = 0; i < jiffies; i++) {
      controls.jiffy();
    }
    if (fast) {
      play(FAST_TICKS, game::tick);
    } else {
      play(jiffies, game::jiffy);
    }
    tellHold();
    renderer.present(shown());
  }

  private void tellHold() {
    if (held != layers.holdGame()) {
      held = !held;
      holds.accept(held);
    }
  }

  private void play(int times, Runnable step) {
    for (int i = 0; i < times && game.goesOn() && !layers.holdGame(); i++) {
      step.run();
    }
  }
}
