package org.bowsprit.editors.debug;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.InputScript;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.environment.GameSource;
import org.bowsprit.environment.PlayableGame;
import org.bowsprit.rpc.Params;

/** A launched game, with its clock and its window. */
final class Launch implements AutoCloseable {

  /** The name of the filter for script faults. */
  static final String FAULT = "fault";

  /** The name of the renderer that shows nothing. */
  private static final String HEADLESS = "headless";

  private static final long NANOS_A_JIFFY = TimeUnit.SECONDS.toNanos(1) / 60;
  private static final long LOOK = TimeUnit.MILLISECONDS.toNanos(20);

  private final String title;
  private final DebuggedGame game;
  private final StackView view;
  private final StopPoints breakpoints;
  private final Optional<GameScreen> screen;
  private final FramePainter painter;
  private final boolean isFast;
  private final boolean stopsOnEntry;
  private final boolean debugs;
  private long due = System.nanoTime();

  private Launch(
      Params arguments,
      PlayableGame played,
      Journal.Origin origin,
      Optional<GameScreen> screen,
      List<InputEvent> input,
      LineNumbers numbers,
      DebuggedGame.Observer observer) {
    this.screen = screen;
    title = played.title();
    Path folder =
        Path.of(
            arguments.get("sources").ifPresent().orElseGet(() -> arguments.get("program")).text());
    SourceFiles files = new SourceFiles(folder, played.symbols());
    painter = new FramePainter(new SplittableRandom(origin.seed())::nextInt);
    game = new DebuggedGame(played, origin, screen.map(shown -> painter), input, files, observer);
    view = new StackView(game, played.symbols(), files, numbers);
    isFast = arguments.get("fast").isTrue();
    debugs = !arguments.get("noDebug").isTrue();
    breakpoints = new StopPoints(game, played.symbols(), files, numbers, debugs);
    stopsOnEntry = debugs && arguments.get("stopOnEntry").isTrue();
  }

  /**
   * Opens a game.
   *
   * @param arguments the attributes of the launch request
   * @throws IOException if a file cannot be read
   */
  static Launch of(
      Params arguments,
      GameSource games,
      GameScreen.Source screens,
      LineNumbers numbers,
      DebuggedGame.Observer observer)
      throws IOException {
    PlayableGame played = games.open(arguments.get("program").text());
    long seed = arguments.get("seed").ifPresent().map(Params::longNumber).orElse(0L);
    Journal.Origin usual = played.origin(seed, Optional.empty());
    int boot =
        arguments.get("bootParam").ifPresent().map(Params::number).orElse(usual.bootParameter());
    Journal.Origin origin =
        new Journal.Origin(
            usual.game(),
            usual.engine(),
            usual.router(),
            usual.seed(),
            boot,
            usual.textSpeed(),
            usual.mended());
    Optional<Params> file = arguments.get("input").ifPresent();
    List<InputEvent> input =
        file.isEmpty()
            ? List.of()
            : InputScript.parse(Files.readAllLines(Path.of(file.get().text()))).events();
    Optional<String> renderer = arguments.get("renderer").ifPresent().map(Params::text);
    Optional<GameScreen> screen =
        renderer.filter(HEADLESS::equals).isPresent()
            ? Optional.empty()
            : screens.open(renderer, played.title());
    return new Launch(arguments, played, origin, screen, input, numbers, observer);
  }

  String title() {
    return title;
  }

  DebuggedGame game() {
    return game;
  }

  StackView view() {
    return view;
  }

  StopPoints breakpoints() {
    return breakpoints;
  }

  /** Sets the exceptions at which the game stops. */
  void setFilters(Params arguments) {
    game.pauseAtFaults(
        debugs
            && arguments.get("filters").elements().stream()
                .anyMatch(each -> each.text().equals(FAULT)));
  }

  /** Starts the game. */
  void begin() {
    if (stopsOnEntry) {
      game.pause(Pause.of("entry"));
    }
    due = System.nanoTime();
  }

  /** Makes the game stop soon. */
  void pause() {
    game.pause(Pause.of("pause"));
  }

  /** Returns the time until the next task is due, in nanoseconds. */
  long nanosToWait(boolean isPlaying) {
    if (!isPlaying) {
      return LOOK;
    }
    return isFast ? 0 : Math.max(0, due - System.nanoTime());
  }

  /** Plays an iteration. */
  void advance() {
    screen.ifPresent(shown -> shown.poll(game::play));
    due = Math.max(due, System.nanoTime() - LOOK) + game.jiffies() * NANOS_A_JIFFY;
    game.advance();
    screen.ifPresent(shown -> shown.show(painter.frame()));
  }

  /** Shows the picture of the game while the game is stopped. Input is ignored. */
  void lookAtScreen() {
    screen.ifPresent(
        shown -> {
          shown.poll(ignored -> {});
          shown.show(painter.frame());
        });
  }

  /** Returns whether the game has ended, or its window is closed. */
  boolean isOver() {
    return game.hasEnded() || screen.map(GameScreen::isClosed).orElse(false);
  }

  @Override
  public void close() {
    screen.ifPresent(GameScreen::close);
  }
}
