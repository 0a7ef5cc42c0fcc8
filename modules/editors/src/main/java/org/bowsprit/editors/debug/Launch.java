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
  static final String FAULT_FILTER = "fault";

  /** The name of the renderer that shows nothing. */
  private static final String HEADLESS = "headless";

  private static final long NANOS_PER_JIFFY = TimeUnit.SECONDS.toNanos(1) / 60;
  private static final long SCREEN_UPDATE_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

  private final String title;
  private final DebuggedGame game;
  private final StackView view;
  private final EditorBreakpoints breakpoints;
  private final Optional<GameScreen> screen;
  private final FramePainter painter;
  private final boolean isFast;
  private final boolean stopsOnEntry;
  private final boolean isDebugging;
  private long nextIterationNanos = System.nanoTime();

  private Launch(
      Params arguments,
      PlayableGame playableGame,
      Journal.Origin origin,
      Optional<GameScreen> screen,
      List<InputEvent> input,
      LineNumbers numbers,
      DebuggedGame.Observer observer) {
    this.screen = screen;
    title = playableGame.title();
    Path folder =
        Path.of(
            arguments.get("sources").optional().orElseGet(() -> arguments.get("program")).text());
    SourceFiles files = new SourceFiles(folder, playableGame.symbols());
    painter = new FramePainter(new SplittableRandom(origin.seed())::nextInt);
    game =
        new DebuggedGame(
            playableGame, origin, screen.map(openScreen -> painter), input, files, observer);
    view = new StackView(game, playableGame.symbols(), files, numbers);
    isFast = arguments.get("fast").isTrue();
    isDebugging = !arguments.get("noDebug").isTrue();
    breakpoints = new EditorBreakpoints(game, playableGame.symbols(), files, numbers, isDebugging);
    stopsOnEntry = isDebugging && arguments.get("stopOnEntry").isTrue();
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
    PlayableGame playableGame = games.open(arguments.get("program").text());
    long seed = arguments.get("seed").optional().map(Params::longNumber).orElse(0L);
    Journal.Origin defaultOrigin = playableGame.origin(seed, Optional.empty());
    int bootParameter =
        arguments
            .get("bootParam")
            .optional()
            .map(Params::number)
            .orElse(defaultOrigin.bootParameter());
    Journal.Origin origin =
        new Journal.Origin(
            defaultOrigin.game(),
            defaultOrigin.engine(),
            defaultOrigin.router(),
            defaultOrigin.seed(),
            bootParameter,
            defaultOrigin.textSpeed(),
            defaultOrigin.mended());
    Optional<Params> file = arguments.get("input").optional();
    List<InputEvent> input =
        file.isEmpty()
            ? List.of()
            : InputScript.parse(Files.readAllLines(Path.of(file.get().text()))).events();
    Optional<String> renderer = arguments.get("renderer").optional().map(Params::text);
    Optional<GameScreen> screen =
        renderer.filter(HEADLESS::equals).isPresent()
            ? Optional.empty()
            : screens.open(renderer, playableGame.title());
    return new Launch(arguments, playableGame, origin, screen, input, numbers, observer);
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

  EditorBreakpoints breakpoints() {
    return breakpoints;
  }

  /** Sets the exceptions at which the game stops. */
  void setFilters(Params arguments) {
    game.pauseAtFaults(
        isDebugging
            && arguments.get("filters").elements().stream()
                .anyMatch(each -> each.text().equals(FAULT_FILTER)));
  }

  /** Starts the game. */
  void begin() {
    if (stopsOnEntry) {
      game.pause(StopReason.of("entry"));
    }
    nextIterationNanos = System.nanoTime();
  }

  /** Makes the game stop at the next statement. */
  void pause() {
    game.pause(StopReason.of("pause"));
  }

  /** Returns the number of nanoseconds until the next task is due. */
  long nanosToWait(boolean isPlaying) {
    if (!isPlaying) {
      return SCREEN_UPDATE_NANOS;
    }
    return isFast ? 0 : Math.max(0, nextIterationNanos - System.nanoTime());
  }

  /** Plays an iteration. */
  void advance() {
    screen.ifPresent(openScreen -> openScreen.poll(game::addInput));
    nextIterationNanos =
        Math.max(nextIterationNanos, System.nanoTime() - SCREEN_UPDATE_NANOS)
            + game.jiffies() * NANOS_PER_JIFFY;
    game.advance();
    screen.ifPresent(openScreen -> openScreen.show(painter.frame()));
  }

  /** Shows the picture of the game while the game is stopped. Input is ignored. */
  void updateScreen() {
    screen.ifPresent(
        openScreen -> {
          openScreen.poll(ignored -> {});
          openScreen.show(painter.frame());
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
