package org.bowsprit.launcher.play;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.pacing.JiffyPacer;

/**
 * A game at play, put together: its loop, the layers over it, and what the player's keys do. What
 * is to have a key of its own binds an action here, what is to be drawn adds a layer.
 */
public final class Playing {

  private final PlayedGame game;
  private final PauseLayer pause;
  private final Loudspeaker sound;
  private final Preferences preferences;
  private final Consumer<String> notes;
  private BooleanSupplier ends = () -> false;
  private Path dropped;

  /**
   * Prepares to play.
   *
   * @param game what is played
   * @param pause what the player pauses it by
   * @param sound what it is heard from
   * @param preferences how the player likes it
   * @param notes takes what the player should know, a line each
   */
  public Playing(
      PlayedGame game,
      PauseLayer pause,
      Loudspeaker sound,
      Preferences preferences,
      Consumer<String> notes) {
    this.game = game;
    this.pause = pause;
    this.sound = sound;
    this.preferences = preferences;
    this.notes = notes;
  }

  /**
   * Tells what else may end it; it is asked once a round.
   *
   * @return this
   */
  public Playing endsWhen(BooleanSupplier condition) {
    ends = condition;
    return this;
  }

  /**
   * Plays until the player or the game ends it.
   *
   * @param renderer where it is shown
   * @param pacer the beat
   * @param playable says of a file that was dropped whether it can be played instead
   * @return the file to play instead; empty if the player has enough
   */
  public Optional<Path> play(Renderer renderer, JiffyPacer pacer, Predicate<Path> playable) {
    Layers layers = new Layers();
    layers.add(new GamePauseLayer(game));
    layers.add(pause);
    Actions actions = new Actions();
    Controls controls = new Controls(preferences.keys(), actions, layers, game);
    PlayLoop loop = new PlayLoop(game, controls, layers, renderer, pacer).onHold(sound::pause);
    new DisplayActions(renderer).bind(actions);
    bind(actions, loop);
    controls
        .onNotice(notes)
        .onFocus(new Attention(preferences.focusLoss(), sound, pause)::change)
        .onDrop(file -> change(file, playable, loop));
    loop.endsWhen(ends).run();
    return Optional.ofNullable(dropped);
  }

  private void bind(Actions actions, PlayLoop loop) {
    Screenshots screenshots = new Screenshots(preferences.screenshots());
    actions
        .on(HostAction.QUIT, loop::leave)
        .on(HostAction.PAUSE, pause::toggle)
        .on(HostAction.FAST, () -> loop.setFast(!loop.isFast()))
        .whileHeld(HostAction.FAST_WHILE_HELD, loop::setFast)
        .on(HostAction.SCREENSHOT, () -> notes.accept(screenshots.take(loop.shown())));
  }

  private void change(Path file, Predicate<Path> playable, PlayLoop loop) {
    if (playable.test(file)) {
      dropped = file;
      loop.leave();
    }
  }
}
