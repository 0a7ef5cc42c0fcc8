package org.bowsprit.player.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.bowsprit.player.control.Controls;
import org.bowsprit.player.game.PlayedGame;
import org.bowsprit.player.layer.Layers;
import org.bowsprit.render.Frame;
import org.bowsprit.render.RenderEvent;
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
  private Runnable halt = this::leave;
  private final List<Runnable> rounds = new ArrayList<>();
  private Consumer<Frame> viewers = frame -> {};
  private BooleanSupplier ends = () -> false;
  private final Runnable tick;
  private final Runnable jiffy;
  private final Consumer<RenderEvent> hears;
  private boolean fast;
  private boolean leftAside;
  private long jiffies;
  private boolean held;
  private boolean standing;
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
    tick = game::tick;
    jiffy = game::jiffy;
    hears = controls::take;
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

  /**
   * Tells who offers a way on when an error has halted the game; without anybody the loop ends.
   *
   * @return this
   */
  public PlayLoop onHalt(Runnable listener) {
    halt = listener;
    return this;
  }

  /**
   * Tells who hears of every round, before its picture is shown.
   *
   * @return this
   */
  public PlayLoop onRound(Runnable listener) {
    rounds.add(listener);
    return this;
  }

  /**
   * Tells who sees every picture that is shown.
   *
   * @return this
   */
  PlayLoop onShow(Consumer<Frame> viewer) {
    viewers = viewer;
    return this;
  }

  /** Plays until the player leaves or the game has ended by itself. */
  public void run() {
    while (!left && !ends.getAsBoolean() && !game.hasEnded()) {
      int awaited = pacer.await();
      jiffies += awaited;
      round(awaited);
    }
  }

  /**
   * Lets rounds pass in which the game stands still, in the middle of an iteration: until a
   * condition holds or the player leaves. Meanwhile only tools hear the player.
   *
   * @param condition what is waited for; asked once a round
   */
  public void standUntil(BooleanSupplier condition) {
    holds.accept(true);
    standing = true;
    while (!left && !condition.getAsBoolean()) {
      pacer.await();
      renderer.poll(event -> leftAside |= controls.takeAside(event));
      left |= leftAside;
      rounds.forEach(Runnable::run);
      renderer.present(shown());
    }
    standing = false;
    holds.accept(held);
  }

  /** Returns whether the game stands in the middle of an iteration, where it cannot be saved. */
  boolean isStanding() {
    return standing;
  }

  /** Returns the sixtieths of a second that it has played, by the player's clock. */
  long jiffies() {
    return jiffies;
  }

  /** Returns whether the player left while the game stood, where it could not be saved. */
  boolean wasLeftAside() {
    return leftAside;
  }

  /** Ends the loop after this round. */
  void leave() {
    left = true;
  }

  /** Plays one iteration while the game is held. */
  void step() {
    if (game.goesOn()) {
      game.tick();
    }
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
    Frame frame = game.frame();
    frame.clearCaptions();
    if (renderer.readsCaptions()) {
      game.captions().forEach(frame::addCaption);
    }
    return layers.over(frame);
  }

  private void round(int jiffies) {
    renderer.poll(hears);
    for (int i = 0; i < jiffies; i++) {
      controls.jiffy();
    }
    if (fast) {
      play(FAST_TICKS, tick);
    } else {
      play(jiffies, jiffy);
    }
    if (game.isHalted() && !layers.holdGame()) {
      halt.run();
    }
    tellHold();
    rounds.forEach(Runnable::run);
    Frame shown = shown();
    viewers.accept(shown);
    renderer.present(shown);
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
