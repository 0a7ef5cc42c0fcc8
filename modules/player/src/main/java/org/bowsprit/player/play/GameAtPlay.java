package org.bowsprit.player.play;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.bowsprit.player.control.Controls;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.layer.Layers;
import org.bowsprit.player.library.GameChoice;
import org.bowsprit.render.Frame;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.pacing.JiffyPacer;

/**
 * A running game. A renderer shows its session, sixty jiffies per second, until the player or the
 * game ends it. Companions provide all additional features.
 */
public final class GameAtPlay {

  /** The number of iterations played between two pictures in fast mode. */
  static final int FAST_TICKS = 8;

  private final TimedSession game;
  private final Controls controls;
  private final Layers layers;
  private final Renderer renderer;
  private final JiffyPacer pacer;
  private final Provider<Set<Companion>> bound;
  private List<Companion> companions = List.of();
  private Optional<GameChoice> next = Optional.empty();
  private final Runnable tick;
  private final Runnable jiffy;
  private final Consumer<RenderEvent> hears;
  private boolean fast;
  private boolean leftAside;
  private long jiffies;
  private boolean held;
  private boolean stoppedMidIteration;
  private boolean left;

  /**
   * Creates a running game.
   *
   * @param game the game
   * @param controls handle the events of the renderer
   * @param layers the layers that are drawn over the game
   * @param renderer shows the game
   * @param pacer keeps the pace of the rounds
   * @param companions all companions of the game; requested when play begins
   */
  @Inject
  GameAtPlay(
      TimedSession game,
      Controls controls,
      Layers layers,
      Renderer renderer,
      JiffyPacer pacer,
      Provider<Set<Companion>> companions) {
    this.game = game;
    this.controls = controls;
    this.layers = layers;
    this.renderer = renderer;
    this.pacer = pacer;
    bound = companions;
    tick = game::tick;
    jiffy = game::jiffy;
    hears = controls::take;
  }

  /**
   * Plays until the player leaves or the game has ended by itself.
   *
   * @return the game to play next; empty to leave the program
   */
  public Optional<GameChoice> play() {
    join();
    try {
      while (!left && !game.hasEnded()) {
        int awaited = pacer.await();
        jiffies += awaited;
        round(awaited);
      }
    } finally {
      companions.forEach(Companion::leave);
    }
    return next;
  }

  private void join() {
    companions = List.copyOf(bound.get());
    controls.onGameInput(input -> companions.forEach(each -> each.heard(input)));
    companions.forEach(Companion::join);
  }

  /**
   * Runs rounds while the game is stopped in the middle of an iteration, until a condition is true
   * or the player leaves. Meanwhile only tools receive input.
   *
   * @param condition the condition, evaluated once per round
   */
  public void stopUntil(BooleanSupplier condition) {
    tellHeld(true);
    stoppedMidIteration = true;
    while (!left && !condition.getAsBoolean()) {
      pacer.await();
      renderer.poll(event -> leftAside |= controls.takeAside(event));
      left |= leftAside;
      companions.forEach(Companion::round);
      renderer.present(shown());
    }
    stoppedMidIteration = false;
    tellHeld(held);
  }

  /**
   * Returns whether the game is stopped in the middle of an iteration, where it cannot be saved.
   */
  boolean isStoppedMidIteration() {
    return stoppedMidIteration;
  }

  /** Returns the time played, in 1/60 second of the player's clock. */
  long jiffies() {
    return jiffies;
  }

  /**
   * Returns whether the player left while the game was stopped in the middle of an iteration, so
   * that it could not be saved.
   */
  boolean wasLeftAside() {
    return leftAside;
  }

  /** Ends play after this round. */
  public void leave() {
    left = true;
  }

  /** Ends play after this round, in order to play another game. */
  void leaveFor(GameChoice choice) {
    next = Optional.of(choice);
    leave();
  }

  /** Plays one iteration while the game is paused. */
  void step() {
    if (game.goesOn()) {
      game.tick();
    }
  }

  /** Switches fast mode on or off. */
  void setFast(boolean wanted) {
    fast = wanted;
  }

  /** Returns whether the game is in fast mode. */
  boolean isFast() {
    return fast;
  }

  /** Returns the current picture. */
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
      halt();
    }
    if (held != layers.holdGame()) {
      held = !held;
      tellHeld(held);
    }
    for (int i = 0; i < companions.size(); i++) {
      companions.get(i).round();
    }
    Frame shown = shown();
    for (int i = 0; i < companions.size(); i++) {
      companions.get(i).shown(shown);
    }
    renderer.present(shown);
  }

  /**
   * Tells the companions that the game has halted. A companion may offer ways to continue in a
   * layer over the game. If none does, play ends.
   */
  private void halt() {
    companions.forEach(Companion::halted);
    if (!layers.holdGame()) {
      leave();
    }
  }

  private void tellHeld(boolean isHeld) {
    companions.forEach(each -> each.held(isHeld));
  }

  private void play(int times, Runnable step) {
    for (int i = 0; i < times && game.goesOn() && !layers.holdGame(); i++) {
      step.run();
    }
  }
}
