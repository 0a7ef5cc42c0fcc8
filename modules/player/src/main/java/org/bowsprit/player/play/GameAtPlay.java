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
 * A running game. A renderer shows the session of the game, at sixty jiffies per second, until the
 * player leaves or the game ends. Companions provide all additional features.
 */
public final class GameAtPlay {

  /** The number of iterations played between two pictures in fast mode. */
  static final int FAST_TICKS = 8;

  private final TimedSession game;
  private final Controls controls;
  private final Layers layers;
  private final Renderer renderer;
  private final JiffyPacer pacer;
  private final Provider<Set<Companion>> companionProvider;
  private List<Companion> companions = List.of();
  private Optional<GameChoice> nextGame = Optional.empty();
  private final Runnable tickTask;
  private final Runnable jiffyTask;
  private final Consumer<RenderEvent> eventHandler;
  private boolean fast;
  private boolean wasLeftMidIteration;
  private long jiffies;
  private boolean isPaused;
  private boolean isStoppedMidIteration;
  private boolean hasLeft;

  /**
   * Creates a running game.
   *
   * @param game the game
   * @param controls the handler of the renderer's events
   * @param layers the layers that are drawn over the game
   * @param renderer shows the game
   * @param pacer determines when the next round begins
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
    companionProvider = companions;
    tickTask = game::tick;
    jiffyTask = game::advanceJiffy;
    eventHandler = controls::handle;
  }

  /**
   * Plays until the player leaves or the game has ended by itself.
   *
   * @return the game to play next; empty to leave the program
   */
  public Optional<GameChoice> play() {
    join();
    try {
      while (!hasLeft && !game.hasEnded()) {
        int passedJiffies = pacer.await();
        jiffies += passedJiffies;
        round(passedJiffies);
      }
    } finally {
      companions.forEach(Companion::leave);
    }
    return nextGame;
  }

  private void join() {
    companions = List.copyOf(companionProvider.get());
    controls.onGameInput(input -> companions.forEach(each -> each.onInput(input)));
    companions.forEach(Companion::join);
  }

  /**
   * Runs rounds while the game is stopped in the middle of an iteration, until a condition is true
   * or the player leaves. During this time, only tools receive input.
   *
   * @param condition the condition, evaluated once per round
   */
  public void stopUntil(BooleanSupplier condition) {
    notifyPause(true);
    isStoppedMidIteration = true;
    while (!hasLeft && !condition.getAsBoolean()) {
      pacer.await();
      renderer.poll(event -> wasLeftMidIteration |= controls.handleDuringIteration(event));
      hasLeft |= wasLeftMidIteration;
      companions.forEach(Companion::round);
      renderer.present(picture());
    }
    isStoppedMidIteration = false;
    notifyPause(isPaused);
  }

  /**
   * Returns whether the game is stopped in the middle of an iteration, where it cannot be saved.
   */
  boolean isStoppedMidIteration() {
    return isStoppedMidIteration;
  }

  /** Returns the time played, in 1/60 second of the player's clock. */
  long jiffies() {
    return jiffies;
  }

  /**
   * Returns whether the player left while the game was stopped in the middle of an iteration, so
   * that it could not be saved.
   */
  boolean wasLeftMidIteration() {
    return wasLeftMidIteration;
  }

  /** Ends play after this round. */
  public void leave() {
    hasLeft = true;
  }

  /** Ends play after this round, in order to play another game. */
  void switchTo(GameChoice choice) {
    nextGame = Optional.of(choice);
    leave();
  }

  /** Plays one iteration while the game is paused. */
  void step() {
    if (game.isRunning()) {
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
  Frame picture() {
    Frame frame = game.frame();
    frame.clearCaptions();
    if (renderer.readsCaptions()) {
      game.captions().forEach(frame::addCaption);
    }
    return layers.withLayers(frame);
  }

  private void round(int jiffies) {
    renderer.poll(eventHandler);
    for (int i = 0; i < jiffies; i++) {
      controls.jiffy();
    }
    if (fast) {
      play(FAST_TICKS, tickTask);
    } else {
      play(jiffies, jiffyTask);
    }
    if (game.isHalted() && !layers.isGamePaused()) {
      halt();
    }
    if (isPaused != layers.isGamePaused()) {
      isPaused = !isPaused;
      notifyPause(isPaused);
    }
    for (int i = 0; i < companions.size(); i++) {
      companions.get(i).round();
    }
    Frame picture = picture();
    for (int i = 0; i < companions.size(); i++) {
      companions.get(i).onFrame(picture);
    }
    renderer.present(picture);
  }

  /**
   * Notifies the companions that the game has halted. A companion may open a layer over the game
   * with actions to continue. If none does, play ends.
   */
  private void halt() {
    companions.forEach(Companion::onHalt);
    if (!layers.isGamePaused()) {
      leave();
    }
  }

  private void notifyPause(boolean isPaused) {
    companions.forEach(each -> each.onPause(isPaused));
  }

  private void play(int times, Runnable step) {
    for (int i = 0; i < times && game.isRunning() && !layers.isGamePaused(); i++) {
      step.run();
    }
  }
}
