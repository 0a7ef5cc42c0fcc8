package org.bowsprit.launcher.play;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.pacing.JiffyPacer;

/** Plays a game in a renderer, sixty jiffies a second, until the player or the game ends it. */
public final class PlayLoop {

  /** Iterations played between two pictures in fast mode. */
  private static final int FAST_TICKS = 8;

  private final PlayedGame game;
  private final Renderer renderer;
  private final JiffyPacer pacer;
  private final Screenshots screenshots;
  private final Consumer<String> notes;
  private boolean fast;
  private boolean left;

  /**
   * Prepares the loop.
   *
   * @param game what is played
   * @param renderer where it is shown
   * @param pacer the beat
   * @param screenshots takes pictures of the screen
   * @param notes takes what the player should know, a line each
   */
  public PlayLoop(
      PlayedGame game,
      Renderer renderer,
      JiffyPacer pacer,
      Screenshots screenshots,
      Consumer<String> notes) {
    this.game = game;
    this.renderer = renderer;
    this.pacer = pacer;
    this.screenshots = screenshots;
    this.notes = notes;
  }

  /**
   * Plays.
   *
   * @param ended is asked after every round whether the game has ended by itself
   */
  public void run(BooleanSupplier ended) {
    while (!left && !ended.getAsBoolean() && !game.isHalted()) {
      round(pacer.await());
    }
  }

  private void round(int jiffies) {
    renderer.poll(this::take);
    if (fast) {
      for (int i = 0; i < FAST_TICKS && !game.isHalted(); i++) {
        game.tick();
      }
    } else {
      for (int i = 0; i < jiffies && !game.isHalted(); i++) {
        game.jiffy();
      }
    }
    renderer.present(game.frame());
  }

  private void take(RenderEvent event) {
    if (event instanceof HostEvent.Close) {
      left = true;
    } else if (event instanceof HostEvent.Notice notice) {
      notes.accept(notice.text());
    } else if (event instanceof Input.Key key) {
      HostKeys.of(key).ifPresentOrElse(this::perform, () -> game.input(key));
    } else if (event instanceof Input input) {
      game.input(input);
    }
  }

  private void perform(HostKeys key) {
    DisplaySettings now = renderer.settings();
    switch (key) {
      case FULLSCREEN -> renderer.apply(now.withFullscreen(!now.fullscreen()));
      case ASPECT -> renderer.apply(now.withAspect(other(now.aspect())));
      case FILTER -> renderer.apply(now.withFilter(after(now.filter())));
      case FAST -> fast = !fast;
      case SCREENSHOT -> notes.accept(screenshots.take(game.frame()));
      case QUIT -> left = true;
    }
  }

  private String after(String filter) {
    List<String> filters = renderer.filters();
    return filters.get((filters.indexOf(filter) + 1) % filters.size());
  }

  private static Aspect other(Aspect aspect) {
    return aspect == Aspect.CORRECTED ? Aspect.SQUARE : Aspect.CORRECTED;
  }
}
