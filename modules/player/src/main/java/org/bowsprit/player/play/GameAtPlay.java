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
 * A game at play: a session that a renderer shows, sixty jiffies a second, until the player or the
 * game ends it. What a player can do besides is done by its companions.
 */
public final class GameAtPlay {

  /** Iterations played between two pictures in fast mode. */
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
  private boolean standing;
  private boolean left;

  /**
   * Prepares to play.
   *
   * @param game what is played
   * @param controls take what happens in the renderer
   * @param layers are drawn over the game
   * @param renderer shows it
   * @param pacer the beat
   * @param companions all that comes with it; asked for when play begins
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
   * @return the game to play instead; empty if the player has enough
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
   * Lets rounds pass in which the game stands still, in the middle of an iteration: until a
   * condition holds or the player leaves. Meanwhile only tools hear the player.
   *
   * @param condition what is waited for; asked once a round
   */
  public void standUntil(BooleanSupplier condition) {
    tellHeld(true);
    standing = true;
    while (!left && !condition.getAsBoolean()) {
      pacer.await();
      renderer.poll(event -> leftAside |= controls.takeAside(event));
      left |= leftAside;
      companions.forEach(Companion::round);
      renderer.present(shown());
    }
    standing = false;
    tellHeld(held);
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

  /** Ends play after this round. */
  public void leave() {
    left = true;
  }

  /** Ends play after this round, for another game. */
  void leaveFor(GameChoice choice) {
    next = Optional.of(choice);
    leave();
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

  /** A companion may offer a way on, over the game; without one, play ends. */
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
