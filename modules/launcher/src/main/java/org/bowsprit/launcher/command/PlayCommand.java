package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSession;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.InputScript;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.format.game.Game;
import org.bowsprit.launcher.console.Console;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.game.GameShelf;
import org.bowsprit.launcher.play.InputRecorder;
import org.bowsprit.launcher.play.Notes;
import org.bowsprit.launcher.play.PlayLoop;
import org.bowsprit.launcher.play.PlayedGame;
import org.bowsprit.launcher.play.Screenshots;
import org.bowsprit.launcher.plugin.Registry;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.guard.RouterIncidents;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererChooser;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.render.pacing.JiffyPacer;
import org.bowsprit.render.pacing.PaceClock;
import org.bowsprit.vm.ScriptFault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit play}: a game in a window or terminal, in real time. */
@Command(
    name = "play",
    description = "Plays a game.",
    footer = {
      "",
      "Keys of the program: Alt+Enter or F11 full screen, Ctrl+A pixel shape, Ctrl+S filter,",
      "Ctrl+F fast, F12 screenshot, Ctrl+Q leave. All others are the game's."
    })
public final class PlayCommand implements Callable<ExitCode> {

  private final GameShelf shelf;
  private final Registry<RendererProvider> renderers;
  private final Registry<RouterProvider> routers;
  private final Registry<AudioProvider> devices;
  private final Console console;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "A folder, a zip or the name of a bundled game.")
  private String gameName;

  @Mixin private RendererSelection renderer;
  @Mixin private RouterSelection router;
  @Mixin private AudioSelection audio;

  @Option(
      names = "--boot-param",
      paramLabel = "N",
      description = "What the boot script is given (what the game usually starts with).")
  private Integer bootParameter;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Repeat the random numbers of an earlier game with this seed.")
  private Long seed;

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description = "Write what is done to this input file.")
  private Path record;

  @Option(
      names = "--replay",
      paramLabel = "FILE",
      description = "Do what this input file says, beside what the player does.")
  private Path replay;

  @Inject
  PlayCommand(
      GameShelf shelf,
      Registry<RendererProvider> renderers,
      Registry<RouterProvider> routers,
      Registry<AudioProvider> devices,
      Console console) {
    this.shelf = shelf;
    this.renderers = renderers;
    this.routers = routers;
    this.devices = devices;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    Notes notes = new Notes(this::print);
    Game game = shelf.open(gameName);
    HeadlessHost host = new HeadlessHost();
    FramePainter painter = new FramePainter(new SplittableRandom()::nextInt);
    RouterIncidents incidents = new RouterIncidents(router.id(), notes::tell);
    InputScript script = script();
    try (InputRecorder recorder = recorder();
        Renderer opened = open(game, notes);
        AudioDevice device = audio.open(devices, notes::tell)) {
      GameSetup setup = setup(game, incidents).withHost(host).withPainter(painter);
      GameSession session = GameSession.boot(setup.withSound(new SoundCard(device).setup()));
      PlayedGame played = new PlayedGame(session, painter, script, recorder);
      JiffyPacer pacer = new JiffyPacer(PaceClock.system());
      new PlayLoop(played, opened, pacer, new Screenshots(Path.of("")), notes::tell)
          .run(host::hasEnded);
      return result(session);
    } finally {
      notes.release();
    }
  }

  private Renderer open(Game game, Notes notes) {
    RendererChooser.Choice choice =
        renderer.open(renderers, game.identity().describe(), notes::tell);
    notes.tell("renderer: " + choice.id());
    if (choice.renderer().ownsTerminal()) {
      notes.keep();
    }
    return choice.renderer();
  }

  private GameSetup setup(Game game, RouterIncidents incidents) {
    GameFacts facts = GameFacts.of(game.identity().title());
    return GameSetup.headless(game.resources(), routers.get(router.id()))
        .withRouter(router.router(routers, incidents), router.decidesLegs(routers))
        .withFacts(facts)
        .withBootParameter(bootParameter == null ? facts.bootParameter() : bootParameter)
        .withRandom(new SeededRandom(seed == null ? new SplittableRandom().nextLong() : seed));
  }

  private InputScript script() throws IOException {
    try {
      return InputScript.parse(replay == null ? List.of() : Files.readAllLines(replay));
    } catch (IllegalArgumentException e) {
      throw CommandFailure.usage(replay + ", " + e.getMessage());
    }
  }

  private InputRecorder recorder() throws IOException {
    return record == null
        ? InputRecorder.none()
        : new InputRecorder(Files.newBufferedWriter(record, StandardCharsets.UTF_8));
  }

  private ExitCode result(GameSession session) {
    if (session.fault().isEmpty()) {
      return ExitCode.DONE;
    }
    ScriptFault fault = session.fault().orElseThrow();
    throw CommandFailure.failed("the game halted: " + fault.summary());
  }

  private void print(String line) {
    console.err().println(line);
    console.err().flush();
  }
}
